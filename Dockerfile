# docker build -t euphoria . && docker run -d --restart unless-stopped --env-file .env -v euphoria:/games euphoria
FROM python:3.13-slim

COPY requirements-run.lock /app/
RUN pip install --no-cache-dir --root-user-action ignore --require-hashes -r /app/requirements-run.lock \
 && useradd --system --create-home --home-dir /games euphoria

COPY bot /app/bot
COPY cogs /app/cogs
COPY renderers /app/renderers
COPY data /app/data

ENV PYTHONPATH=/app PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
USER euphoria
# A database with a relative path, as in .env.example, is stored here, in a volume.
WORKDIR /games
VOLUME /games
# With METRICS_PORT set, docker and podman show whether the bot works; without it there is nothing to ask.
HEALTHCHECK --interval=30s --timeout=10s --start-period=90s CMD ["python", "-c", "import os, urllib.request as r; \
port = os.environ.get('METRICS_PORT'); port and r.urlopen(f'http://127.0.0.1:{port}/healthz', timeout=5)"]
CMD ["python", "-m", "bot", "run"]

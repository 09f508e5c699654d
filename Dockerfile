# docker build -t euphoria . && docker run -d --name euphoria --restart unless-stopped --env-file .env -v euphoria:/games euphoria
# The version is pinned, so that an image built again is the same; `make lock` pins the packages.
ARG BASE=docker.io/library/python:3.13.1-slim-bookworm
FROM ${BASE}

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
# It stops at a moment when nobody waits for an answer.
STOPSIGNAL SIGUSR1
HEALTHCHECK --interval=30s --timeout=10s --start-period=90s CMD ["python", "-c", "import os, urllib.request as r; \
r.urlopen(f'http://127.0.0.1:{os.environ.get(\"METRICS_PORT\") or 9464}/healthz', timeout=5)"]
# Wrong settings are said in the log, and the container waits, unhealthy, instead of being started again and again.
CMD ["python", "-m", "bot", "run", "--metrics-port", "9464", "--stay"]

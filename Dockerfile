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
CMD ["python", "-m", "bot", "run"]

"""The process: the bot itself, its settings, logs, network and the table in the browser."""

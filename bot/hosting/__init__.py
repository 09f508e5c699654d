"""The process: the bot itself, its settings, logs, network, and the local table in the browser."""

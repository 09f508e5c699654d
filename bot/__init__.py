"""Euphoria in a Discord channel: the rules, the games and the bot."""

__version__ = "1.0.0"

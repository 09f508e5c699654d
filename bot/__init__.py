"""Euphoria in a Discord channel: the rules, the tables and the bot."""

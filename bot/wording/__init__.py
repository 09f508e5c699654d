"""Turns views and events into sentences. All texts are in data/locales."""

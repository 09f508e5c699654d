"""Views and events into sentences; every word is in data/locales."""

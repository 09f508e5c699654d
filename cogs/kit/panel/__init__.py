"""The private panel: what it asks and shows, and what becomes of its answers."""

"""What computer players are called."""

from __future__ import annotations

COMPUTERS = ("Orwell", "Huxley", "Zamyatin", "Atwood", "Bradbury", "Butler")
"""Computer players are called after authors of dystopias."""

"""The rules of Euphoria, without side effects. Read `turn.py` first, then `game.py`."""

"""The rules of Euphoria: pure, typed, one question at a time. Read `turn.py` first, then `game.py`."""

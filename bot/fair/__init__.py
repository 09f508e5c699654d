"""Verifiable rolls and draws: how they are derived, and how a whole game's export file is checked.

    derivation.py   derives each roll or draw from the secret, the contributions, the log and the press; hashes the log
    log.py          reads a game's file as a series of logs, one for each undo
    verify.py       computes everything in a file again and compares

This needs only the standard library and the engine, no database. `README.md` describes the file format and the
derivation, so that a game can be checked by a program in another language.
"""

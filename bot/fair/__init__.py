"""Rolls and draws that everybody can check: how they come about, and the check of a whole game's file.

    derivation.py   a secret, what the players put in, and a place in the log give one answer of chance, and no other
    log.py          a game's file as the logs it had, one for each time it was taken back
    verify.py       everything in a file, computed again

Only the standard library and the engine are needed, and no database. `README.md` describes the file and the
derivation for whoever wants to check a game in another language.
"""

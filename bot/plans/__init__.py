"""Plans: moves that somebody has decided on before their turn, with conditions. Pure, as the rules are.

plan.py        what a plan is, and how it is stored
ahead.py       the turn as it would be now: what may be planned
judging.py     whether a plan can be played at this moment, and its next answers
"""

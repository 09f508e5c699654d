"""Plans: moves that a player decides on before their turn, with conditions. Pure code, like the rules.

plan.py        the plan itself and its serialization
ahead.py       simulates a future turn: what can be planned
judging.py     whether a plan can be played now, and its next answers
"""

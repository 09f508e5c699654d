"""Turns views and events into sentences. All texts are in data/locales.

questions      a question, its choices, and refusals
outcomes       the result of each choice, as a line
facts          the results of a path, as data for such a line
amounts        prices, gains and losses
odds           the risk of desertion
retrieving     workers on the board, and what is lost with them
reports        a move in one to three lines
sentences      the phrases that reports are made of
chronicle      a whole game, turn by turn
roll_checks    the result of checking a game's rolls
"""

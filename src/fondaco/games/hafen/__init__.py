"""Hafen, a small complete game to copy from. Read in this order:

shape            what crosses its border: views, questions, answers, events
data, state      the pieces and where they are (1, 4)
round            rounds and errands (2, 5)
trade            offers in secret, and the first merchant's choice (3)
game             what a seat may know; the game as the house sees it (5)
"""

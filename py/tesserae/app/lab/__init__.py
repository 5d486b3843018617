"""The lab: a bot of one's own at the board, and its matches against a level.

What runs a bot is nothing to rely on: it is asked for moves, and what it answers is checked here by
the rules. So is what its matches come to.
"""

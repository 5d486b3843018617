"""The lab: your own bot at the board, and its matches against a level.

The process that runs a bot is not trusted: its moves are checked here by the rules, and the score
of its matches is counted here.
"""

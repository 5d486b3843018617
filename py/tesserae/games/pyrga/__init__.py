"""Pyrga, a game by Mathias Daval: every piece says where the next one goes."""

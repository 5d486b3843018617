"""Embedding: the protocol with the host page, and the code that puts a game into one."""

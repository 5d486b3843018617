"""Embedding: the protocol with the page around a frame."""

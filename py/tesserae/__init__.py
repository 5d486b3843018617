"""Tesserae: three abstract strategy games, their rules, engines and boards."""

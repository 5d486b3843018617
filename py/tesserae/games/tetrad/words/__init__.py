"""The game's words: prompts, reasons, the rules page; the strings per language."""

"""What the game says: prompts, reasons, the rules page; the strings per language."""

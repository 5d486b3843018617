"""Games as trees of moves with comments and glyphs, read from files and written as text."""

"""The position editor: edits of the draft, and the keys."""

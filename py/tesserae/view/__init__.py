"""Pictures, page parts and words as text; pure functions."""

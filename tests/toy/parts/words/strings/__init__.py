"""Words that are loaded when they are needed."""

"""Reading a study that asks for the moves of one side."""

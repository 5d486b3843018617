"""Reading a study that asks you for the moves of one side."""

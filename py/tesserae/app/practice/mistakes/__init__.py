"""The person's mistakes: positions of reviewed games, to play better later."""

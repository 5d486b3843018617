"""The person's mistakes: positions of reviewed games, to be played better later."""

"""One's own mistakes: positions of games that were reviewed, to be played better later."""

"""What teaches a game, as data: the rules page, the lesson, and what a coach says."""

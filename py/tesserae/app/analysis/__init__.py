"""Analysis: evaluating the position looked at, and reviewing a game that is over."""

"""Search: alpha-beta, beam search over turns, levels of play. It knows only the core."""

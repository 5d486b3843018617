"""Play: entering moves, the keyboard, army setup, the swap rule, resignation and agreement."""

"""The runtime of lowered modules, by its names in a bundle."""

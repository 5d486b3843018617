"""Games of PettingZoo."""

connect_four_v3: object

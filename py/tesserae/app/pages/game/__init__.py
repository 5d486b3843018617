"""The game page, region by region."""

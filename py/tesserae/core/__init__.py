"""What every game shares; no package knows less."""

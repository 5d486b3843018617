"""What tools/mutants uses of mutmut, which is installed for that alone."""

"""The package without the library."""

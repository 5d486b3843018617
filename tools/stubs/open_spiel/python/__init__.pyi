"""OpenSpiel's modules in Python."""

"""The words of the page, a file for each language."""

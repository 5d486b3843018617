"""Pages that follow a script: lessons, puzzles, mistakes, studies that ask, and wins to keep."""

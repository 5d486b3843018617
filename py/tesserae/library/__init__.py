"""What `import tesserae` offers: boards, engines, records, puzzles and matches."""

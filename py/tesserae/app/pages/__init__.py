"""Pages: Model -> markup. Each is a skeleton with regions, redrawn when they change."""

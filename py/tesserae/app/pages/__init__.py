"""Pages: Model -> markup. Each is a skeleton with regions, which are redrawn when they change."""

"""Pages: Model -> markup. Each is a skeleton, and regions in it that are redrawn as they change."""

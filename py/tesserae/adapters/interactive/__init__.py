"""A board that is clicked, without what shows it: what a click does, and the markup.

`tesserae.adapters.notebook` puts it into notebooks. Nothing here needs another package.
"""

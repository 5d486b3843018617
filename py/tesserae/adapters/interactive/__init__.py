"""The core of an interactive board: what a click does, and the markup.

`tesserae.adapters.notebook` puts it into notebooks. Nothing here needs another package.
"""

"""python -m tesserae: the engines without the page."""

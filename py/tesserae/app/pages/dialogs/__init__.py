"""The dialogs that open over a page."""

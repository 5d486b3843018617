"""Tools of Gymnasium."""

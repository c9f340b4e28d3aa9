"""The map of a square-grid battle in a window."""

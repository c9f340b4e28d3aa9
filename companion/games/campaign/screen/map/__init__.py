"""The campaign's map in a window."""

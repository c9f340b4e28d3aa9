"""Battles that leave a game for the table of miniatures, and come back (RTG-15.0)."""

"""Shapes that several decks draw: markers, pips, stands, stars."""

"""A game as its windows see it: the one way in which widgets do anything to it."""

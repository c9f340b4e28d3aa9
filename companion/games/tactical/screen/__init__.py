"""The window of a square-grid battle: the unit in hand, the map, what its orders would do, as one seat knows it."""

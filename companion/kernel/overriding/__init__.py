"""What every kind of game shares: the base of its orders and facts, and what the referee does by hand."""

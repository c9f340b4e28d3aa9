"""What a unit can be told in its operation phase: each order with what it costs and why not."""

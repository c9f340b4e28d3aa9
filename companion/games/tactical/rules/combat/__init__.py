"""Fire, melee and what they lead to: losses, disorder, rout, retreat, advance."""

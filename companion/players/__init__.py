"""Computer players: a side's view in, commands out. They know no more than a human in their seat."""

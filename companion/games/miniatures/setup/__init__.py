"""Before the first turn: rosters, scenarios, and the state that they make."""

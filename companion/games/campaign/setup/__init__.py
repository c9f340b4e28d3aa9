"""Before the first turn: orders of battle, maps, and the state that they make."""

"""The window of a battle of miniatures: order of battle, the step's work, duties, the board across the table."""

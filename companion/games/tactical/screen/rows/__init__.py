"""What the desktop shows of a square-grid battle, as plain values made from a side's view and the rules."""

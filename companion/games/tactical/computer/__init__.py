"""Computer players of a square-grid battle: a side's view in, its orders out (ANT-R-AI)."""

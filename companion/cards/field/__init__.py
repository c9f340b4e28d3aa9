"""A table on paper: its ground to a whole scale with rulers and names, its sides, a legend of what is on it alone."""

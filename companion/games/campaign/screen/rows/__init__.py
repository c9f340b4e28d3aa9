"""What the desk of a campaign shows, as rows of plain values: each is made from a side's view and the charts alone."""

"""What of a campaign is printed: its charts, its counters, its map."""

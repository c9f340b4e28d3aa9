"""What front ends show of any game: charts and rules to read, journal lines, amendments, settings by hand."""

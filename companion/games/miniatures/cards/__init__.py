"""The decks of a battle of miniatures: charts, formations, rosters, markers, labels."""

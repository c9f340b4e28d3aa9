"""Beginning a game: a gallery of scenarios, rosters with a preview, and what it is played by."""

"""The shapes of the campaign's charts, one file a chapter."""

"""Keys and lines of a terminal."""

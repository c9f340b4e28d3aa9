"""Many games: computers play them, and what is counted of them."""

"""The way there and back: a game's battles listed, given out, their results read, looked at and entered."""

"""A part of the field on a table of miniatures: how it leaves, and how its result comes back."""

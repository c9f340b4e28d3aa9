"""The d10 brigade miniatures rules: pure functions over a typed state; no I/O, no Qt, no clock, no global random."""

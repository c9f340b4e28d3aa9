"""The off-line battle: a battle of a computer game is fought on the table and comes back (RTG-15.0).

`battle` is the open file, `result` what comes back; one adapter a game writes a battle, one makes the table game of
it and one reads that game again. Men, guns and stands meet in `sharing`, where nothing is lost to rounding.
"""

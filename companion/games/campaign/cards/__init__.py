"""What of a campaign is printed: its charts, its counters, its map.

The map is the drawing that the window paints, on two boards; `extract` is the part around a battle, for its papers.
"""

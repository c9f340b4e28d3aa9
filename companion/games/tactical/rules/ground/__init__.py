"""The ground: squares, terrain and elevation, lines of sight, stacking, zones of control."""

"""The ground: squares, terrain and elevation, lines of sight, stacking, zones of control.

    map (as setup reads it) ──► squares ── sight: whole-number bit masks, a viewer at a time ── zones, stacking

It knows who stands where, and nothing of what he wants.
"""

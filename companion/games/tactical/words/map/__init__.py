"""The map of a square-grid battle as shapes, drawn once for the window and for print.

    ground ──► contours, growth, waters, roads, names        view ──► showing: counters
                                                             view ──► knowledge: a moment ──► overlays: sight, reach

What lies over the map is asked of the rules about what the seat knows, never about the state: no secret can be drawn.
"""

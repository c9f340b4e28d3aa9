"""The window of a square-grid battle: the unit in hand, the map, what its orders would do, as one seat knows it.

    the unit in hand, orders │ map with layers │ card: what the square looked at means: fire, way, clash
    rows: plain values of the view        playback: a combat phase again, with the working of every figure

It may know the view of the seat that sits there; what is asked of the rules is asked about that view.
"""

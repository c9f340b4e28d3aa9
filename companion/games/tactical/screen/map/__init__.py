"""The map of a square-grid battle in a window: the layers of `words.map`, painted and kept by `desktop.maps`.

What lies on it is made of a side's view, so that it can show nothing else; a click gives a square and no more.
"""

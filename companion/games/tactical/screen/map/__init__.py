"""The map of a square-grid battle in a window: the layers of `words.map`, painted and kept by `desktop.maps`."""

"""The campaign's map in a window: the layers of `words.map`, painted and kept by `desktop.maps`."""

"""The unit displays and the field in characters: lines of text made of a view, for the prompt alone."""

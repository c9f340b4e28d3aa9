"""The unit displays and the field in characters: lines of text made of a view, for the prompt alone.

Nothing is asked and nothing is written here: how lines reach a terminal is `painting`'s, when, the menus'.
"""

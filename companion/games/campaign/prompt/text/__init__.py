"""A campaign on a terminal of characters: dispatches, status reports, the map, the help of the menus, the end.

Lines of text made of a view; nothing is asked and nothing is written here.
"""

"""A photograph of the table at the desk: what it shows beside the game, accepted all at once or one by one.

files ──► Reader (a thread) ──► Reading ──► compared ──► rows and outlines ──► orders, one entry
"""

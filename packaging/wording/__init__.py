"""How the words of the program become catalogues: gathered from code and charts, translated, compiled."""

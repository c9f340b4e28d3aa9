"""Battles on the table at the desk: the page on which a result comes back, for every game that gives battles out."""

"""Battles on the table at the desk: the page on which a result comes back, for every game that gives battles out.

    Returning: the draft and every step back ──► field ── forces ── losses ── preview ──► way.entering

It may know `table.words` and widgets; which game gave the battle out it never asks. Leaving it changes nothing.
"""

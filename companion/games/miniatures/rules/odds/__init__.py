"""Exact distributions, no simulation: whole numbers over powers of ten, reduced at the end.

    an attack, a check, a combat ──► all ten faces, or the hundred pairs, roll after roll ──► chances, expected losses

`prospect` is what a command would roll for, as the desk shows it. It decides nothing.
"""

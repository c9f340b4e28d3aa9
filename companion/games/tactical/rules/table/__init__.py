"""A part of the field on a table of miniatures: how it leaves, and how its result comes back.

    squares ──► battle: who is in it, held out of play ── the result, unit by unit ──► losses, morale, back in play

The engine knows that units are away; what is done with them there is `companion.table`'s.
"""

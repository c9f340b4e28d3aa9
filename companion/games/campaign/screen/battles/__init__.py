"""Battles fought on the table, in a campaign's window: given out, their results taken back, and the calendar of all.

`companion.table` does it; here are the campaign's own dialogs for it.
"""

"""Exact studies: a chart over ranges of stands, states, ground, and what a house rule changes in it.

a rule + what is varied ──► kernel.grids.Grid ──► the kind's `every` ──► Answers ──┬─► tables, JSON, CSV
                            the same by a house's rules ──► Answers ── difference ─┴─► a map
"""

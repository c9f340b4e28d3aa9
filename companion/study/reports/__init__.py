"""The report of a game with its numbers, and as a page of HTML that needs nothing beside it.

rows.report: Markdown, maps ──► told: with plots and their tables ──┬─► page: HTML, light and dark, wide and narrow
study.numbers ──► study.plots ──────────────────────────────────────┴─► desktop: pages of A4
"""

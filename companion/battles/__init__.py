"""Off-line battles of a game: listed, given out for the table, and their results taken back (RTG-15.0).

The one door of every front end. Whatever a result comes from (the finished table game, a battle file filled in, a
result of another program, a form typed by hand) it is read into a draft, looked at in a preview and applied as one
entry, one undo step.
"""

from __future__ import annotations

from companion.battles.back import blank, edited, read
from companion.battles.entering import apply, preview
from companion.battles.listing import battles, consequences, record
from companion.battles.out import export, ground, table_game
from companion.battles.shapes import Condition, Fought, Preview, Row
from companion.offline.editing import holding

__all__ = [
    "Condition",
    "Fought",
    "Preview",
    "Row",
    "apply",
    "battles",
    "blank",
    "consequences",
    "edited",
    "export",
    "ground",
    "holding",
    "preview",
    "read",
    "record",
    "table_game",
]

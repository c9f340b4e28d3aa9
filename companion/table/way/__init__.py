"""Off-line battles of a game: listed, given out for the table, and their results taken back (RTG-15.0).

The one door of every front end. Whatever a result comes from (the finished table game, a battle file filled in, a
result of another program, a form typed by hand) it is read into a draft, looked at in a preview and applied as one
entry, one undo step.

    listing: battles there are ── out: file, table game ── back: a return read ── entering: looked at, then entered

It asks the kind of the session for what it brings (`companion.table.away`) and names no game.
"""

from __future__ import annotations

from companion.table.away.brought import Condition, Row
from companion.table.file.carried import table_scales
from companion.table.file.editing import holding, staying
from companion.table.way.back import blank, edited, read
from companion.table.way.entering import apply, preview
from companion.table.way.listing import battles, called, chances, consequences, record
from companion.table.way.out import export, form_rows, ground, sheet_bytes, table_game
from companion.table.way.readers import is_open_to_seat
from companion.table.way.shapes import Fought, Preview

__all__ = [
    "Condition",
    "Fought",
    "Preview",
    "Row",
    "apply",
    "battles",
    "blank",
    "called",
    "chances",
    "consequences",
    "edited",
    "export",
    "form_rows",
    "ground",
    "holding",
    "is_open_to_seat",
    "preview",
    "read",
    "record",
    "sheet_bytes",
    "staying",
    "table_game",
    "table_scales",
]

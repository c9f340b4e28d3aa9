"""The papers of an off-line battle as PDF: battle sheet, return form, and a secret briefing for each side.

The same battle on the same paper gives the same bytes. Raises BadInput: an unknown paper, letters that no font has.
"""

from __future__ import annotations

from typing import Any

from companion.cards.book import pdf
from companion.cards.content import Deck
from companion.cards.sizes import Layout
from companion.table.file.battle import BattleFile, Side
from companion.table.file.briefing import briefing as known_to
from companion.table.papers.briefing import deck as briefing_deck
from companion.table.papers.form import deck as form_deck
from companion.table.papers.sheet import deck as sheet_deck


def sheet(
    battle: BattleFile, ground: Any = None, *, paper: str = "a4", grey: bool = False, ink_saving: bool = False
) -> bytes:
    """Give the referee's battle sheet: both sides as they truly are; with the campaign's map, an extract of it."""
    return _printed(sheet_deck(battle, ground), paper, grey=grey, ink_saving=ink_saving)


def form(battle: BattleFile, *, paper: str = "a4", grey: bool = False, ink_saving: bool = False) -> bytes:
    """Give the return form: a box for every figure that is asked, in the order in which they are entered."""
    return _printed(form_deck(battle), paper, grey=grey, ink_saving=ink_saving)


def briefing(
    battle: BattleFile,
    side: Side,
    ground: Any = None,
    *,
    paper: str = "a4",
    grey: bool = False,
    ink_saving: bool = False,
) -> bytes:
    """Give a side's secret briefing: nothing of the enemy is in what it is made from."""
    return _printed(briefing_deck(known_to(battle, side), ground), paper, grey=grey, ink_saving=ink_saving)


def _printed(deck: Deck, paper: str, *, grey: bool, ink_saving: bool) -> bytes:
    return pdf(deck, Layout(paper=paper, grey=grey, ink_saving=ink_saving))

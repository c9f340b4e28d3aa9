"""The rules reference: a list that one searches as one types, and the page of a clause, a ruling or a chart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QWidget

from companion.desktop.dialogs.book import Book
from companion.desktop.widgets.look import Look
from companion.language.tongue import tr, word
from companion.rows.chart_tables import LINK
from companion.rows.clauses import Pages


class Reference(Book):
    """The rules of a game."""

    title: ClassVar[str] = word("Rules reference")
    seek: ClassVar[str] = word("Search the rules")
    listed: ClassVar[str] = word("Clauses, rulings and charts")
    read_aloud: ClassVar[str] = word("The rule")
    all_of_it: ClassVar[str] = word("All charts and clauses")
    place: ClassVar[str] = "reference"

    def __init__(
        self,
        look: Look,
        sources: Mapping[str, str],
        chosen: Mapping[str, int] | None = None,
        parent: QWidget | None = None,
        *,
        kind: str,
    ) -> None:
        self.kind_of_game = kind
        self.pages = Pages(sources, chosen or {}, kind)
        super().__init__(look, self.pages, parent)

    def kind(self, name: str) -> str:
        """Say whether a page is a chart's, a clause's or a ruling's."""
        return {"chart": tr("chart"), "clause": tr("clause"), "ruling": tr("ruling")}[self.pages.kind(name)]

    def read(self, sources: Mapping[str, str], chosen: Mapping[str, int]) -> None:
        """Take the game's charts and readings anew: a house rule was changed, or the change undone."""
        self.leaves = self.pages = Pages(sources, chosen, self.kind_of_game)
        self.again()

    def show_clause(self, name: str) -> None:
        """Show a page; the one before can be gone back to."""
        self.turn_to(name)

    def _follow(self, url: QUrl) -> None:
        self.turn_to(url.toString().removeprefix(LINK))

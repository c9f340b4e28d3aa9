"""The guide: the documents that come with the program, in a window beside the game."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from companion.desktop.desk.house import House
from companion.desktop.dialogs.book import Book, RulesPage
from companion.desktop.dialogs.palette import Find
from companion.desktop.widgets.look import Look
from companion.kernel import shelf
from companion.language.tongue import tr, word
from companion.rows import guide

word("guide")  # what the palette says of what it finds here
PICTURE = re.compile(r"pictures/([\w-]+\.(?:png|svg))")
WIDE = 620


class GuidePage(RulesPage):
    """A page of the guide, with its pictures: the only ones that are loaded are those of the installation."""

    sheet = staticmethod(guide.style)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Give a picture of the guide as wide as the page has room."""
        found = PICTURE.fullmatch(name if isinstance(name, str) else name.toString())
        if found is None:
            return None
        picture = QImage.fromData(shelf.guide_picture(found[1]))
        wide = min(picture.width(), self.look.px(WIDE))
        return picture.scaledToWidth(wide, Qt.TransformationMode.SmoothTransformation)


class GuideBook(Book):
    """The guide itself."""

    title: ClassVar[str] = word("The guide")
    seek: ClassVar[str] = word("Search the guide")
    listed: ClassVar[str] = word("Chapters and what is in them")
    read_aloud: ClassVar[str] = word("The chapter")
    all_of_it: ClassVar[str] = word("Contents")
    place: ClassVar[str] = "guide"

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self.guide = guide.Guide()
        super().__init__(look, self.guide, parent)

    def kind(self, name: str) -> str:
        """Say of which chapter a part is, or that it is a chapter."""
        return self.guide.chapter(name) if "#" in name else tr("chapter")

    def paper(self) -> RulesPage:
        """Give a page that shows pictures."""
        return GuidePage(self.look, tr(self.read_aloud))

    def _show(self, name: str) -> None:
        super()._show(name)
        self.text.scrollToAnchor(name.partition("#")[2])

    def _follow(self, url: QUrl) -> None:
        """Go where a link of the guide leads, to a place of the same page too; what leads out of it is left."""
        file, _, place = url.toString().partition("#")
        file = file or self.current.partition("#")[0]
        name = f"{file}#{place}" if place else file
        known = {one for one, _ in self.guide.names()}
        if name in known or file in known:
            self.turn_to(name if name in known else file)


def show(house: House, name: str = "") -> GuideBook:
    """Open the guide at a part, "" for its contents; there is one for all windows."""
    found = next((one for one in house.others if isinstance(one, GuideBook)), None)
    if found is None:
        found = GuideBook(house.look)
        house.others.append(found)
    found.turn_to(name)
    found.show()
    found.raise_()
    return found


def finds(house: House) -> list[Find]:
    """Give the parts of the guide for the palette."""
    return [
        Find(one.name, "guide", one.title, "", "", partial(show, house, one.name), f"{one.title} {one.chapter}".lower())
        for one in guide.parts()
    ]

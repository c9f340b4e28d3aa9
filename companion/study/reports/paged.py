"""A report as its pages are set from: its text with its photographs at the end, its title, its figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.drawing.figure import Figure
from companion.drawing.shapes import Measure
from companion.kernel.session import Session
from companion.language.tongue import titled, tr
from companion.study.reports.front import over
from companion.study.reports.photographed import as_markdown, chosen
from companion.study.reports.told import told


class Paged(NamedTuple):
    """What the pages of a report are set from, in the order in which their setter takes it."""

    text: str
    title: str
    at: str
    """The moment of the last entry, as ISO 8601."""
    figures: Sequence[Figure]
    photographs: Sequence[bytes]
    """JPEGs, which stand in the text as `photograph:N`."""


def paged(session: Session, measure: Measure, photos: Sequence[int] = ()) -> Paged:
    """Give a report with the photographs that the game keeps, or with those of these numbers.

    Raises BadInput for a number that none has, CannotRead.
    """
    found, those = told(session, measure), chosen(session, photos)
    text = over(found.text, found.front) + as_markdown(those, "photograph:{}".format)
    title = tr("{battle}: battle report", battle=titled(session.view.title))
    at = max(line.at for line in session.log())
    return Paged(text, title, at, found.figures, [one.jpeg for one in those])

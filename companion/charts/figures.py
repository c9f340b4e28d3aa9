"""The shapes that all charts share: exact numbers, bands, reasons, and problems found in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from typing import Annotated, Protocol, TypeVar

import msgspec
from msgspec import Meta

from companion.charts.bounds import is_figure
from companion.charts.faults import Problem
from companion.language.messages import Message, Names, bound, kept, says, told
from companion.language.tongue import tr

Number = int | float | str
"""A figure as a chart writes it: 2, 0.5 or "1/3"."""
Exact = int | Fraction
WORDED = Meta(extra={"said": True})
"""Marks words of a chart or a scenario that people read: catalogues have them, under the id of their row."""
Wording = Annotated[str, WORDED]


class Reasoned(msgspec.Struct, frozen=True):
    """One line of working: which clause, what it is called, and its figure."""

    clause: str
    label: Message
    value: int | float | str

    def named(self, names: Names) -> Reasoned:
        """Give it with the names of those whose figure it is, as its reader knows them."""
        return msgspec.structs.replace(self, label=bound(self.label, names))


TIMES = says("working.times", "{what}, x")
"""What the figure of a line of working is called that multiplies."""
SO_OFTEN = says("working.so-often", "{what}, {count} x")
"""What a line of working is of that counts several times."""


def of_what(one: Reasoned) -> tuple[Message, bool]:
    """Give what a line of working is of, and whether its figure multiplies."""
    of = one.label.args.get("what") if one.label.key == TIMES.key else None
    return (of, True) if isinstance(of, Message) else (one.label, False)


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something may not be done: the sentence, and the clause it rests on ("" when it is no rule of the book).

    What is not `firm` is a gate of the rules: the referee may let something pass it, and says why.
    """

    what: Message = msgspec.field(name="text")
    # Made anew each time, and so always written: scripts read an empty clause, and no mark where there is none.
    clause: str = msgspec.field(default_factory=str)
    firm: bool = False
    """No word of the referee's passes it: a name that nobody bears, a value that does not fit, the ledger."""

    @property
    def text(self) -> str:
        """The sentence, in the reader's words."""
        return told(self.what)

    def named(self, names: Names) -> Reason:
        """Give it with the names of those it is about, as its reader knows them."""
        return msgspec.structs.replace(self, what=bound(self.what, names))


class Refused(Exception):
    """The rules refuse a command; `reasons` holds every reason."""

    def __init__(self, reasons: Sequence[Reason]) -> None:
        self.reasons = tuple(reasons)
        super().__init__(self.reasons)

    def __str__(self) -> str:
        """Give every reason, in the reader's words."""
        return "; ".join(reason.text for reason in self.reasons)


class Outside(Exception):
    """A value that a chart has no answer for; `path` is where it stands in the input, `said` what is wrong with it."""

    def __init__(self, path: str, said: Message | str) -> None:
        """Take a message, or words of the moment: a fault of input is told at once, and never kept."""
        self.path, self.said = path, said if isinstance(said, Message) else kept(said)
        super().__init__(path, said)

    @property
    def what(self) -> str:
        """What is wrong, in the reader's words."""
        return told(self.said)

    def __str__(self) -> str:
        """Give the place and what is wrong, in the reader's words."""
        return f"{self.path}: {self.what}"


@lru_cache(maxsize=4096, typed=True)
def exact(figure: Number) -> Exact:
    """Give a chart's figure as an exact number: an int where it is whole, else a Fraction.

    Raises ValueError or ZeroDivisionError for a text that is no figure, or one of more digits than figures have.
    """
    if isinstance(figure, str) and not is_figure(figure):
        raise ValueError(figure)
    # By way of the text: 0.1 in a chart is a tenth, not the nearest float to it.
    value = Fraction(str(figure))
    return value.numerator if value.denominator == 1 else value


def shown(value: Exact) -> int | float:
    """Give an exact number as JSON shows it."""
    return value if isinstance(value, int) else float(value)


class Banded(Protocol):
    """A row that holds for a span of whole numbers, both ends inclusive; None is open."""

    @property
    def min(self) -> int | None:
        """The lowest value of the row."""

    @property
    def max(self) -> int | None:
        """The highest value of the row."""


B = TypeVar("B", bound=Banded)


def row_for(rows: Sequence[B], value: int) -> B:
    """Give the row whose band holds `value`. The strict reader has shown that there is exactly one."""
    for row in rows:
        if (row.min is None or value >= row.min) and (row.max is None or value <= row.max):
            return row
    raise LookupError(value)


def band_problems(rows: Sequence[Banded], *, file: str, path: str, lowest: int | None = None) -> Iterator[Problem]:
    """Yield every gap and overlap of bands, whichever way the chart lists them.

    With `lowest` None the lowest band must be open downwards; otherwise it must begin there. The highest must be open.
    """
    if not rows:
        yield Problem(file, path, tr("has no rows"))
        return
    for index, row in enumerate(rows):
        if row.min is not None and row.max is not None and row.max < row.min:
            yield Problem(
                file, f"{path}[{index}]", tr("ends at {most}, before it begins at {least}", most=row.max, least=row.min)
            )
    # An open end comes first, whatever figure stands at the others.
    rising = sorted(enumerate(rows), key=lambda pair: (pair[1].min is not None, pair[1].min or 0))
    first, last = rising[0], rising[-1]
    if first[1].min != lowest:
        must = tr("the lowest band must be open downwards")
        if lowest is not None:
            must = tr("the lowest band must begin at {least}", least=lowest)
        yield Problem(file, f"{path}[{first[0]}]", tr("begins at {least}", least=first[1].min), must)
    for (_, one), (index, above) in pairwise(rising):
        where = f"{path}[{index}]"
        if one.max is None or above.min is None:
            yield Problem(
                file, where, tr("an open end stands in the middle of the bands"), tr("only the ends may be open")
            )
        elif above.min > one.max + 1:
            yield Problem(
                file,
                where,
                tr("gap: nothing between {most} and {least}", most=one.max, least=above.min),
                tr("begin at {least}", least=one.max + 1),
            )
        elif above.min <= one.max:
            yield Problem(
                file,
                where,
                tr("overlap: {least} is also in the band below", least=above.min),
                tr("begin at {least}", least=one.max + 1),
            )
    if last[1].max is not None:
        yield Problem(
            file,
            f"{path}[{last[0]}]",
            tr("ends at {most}", most=last[1].max),
            tr("the highest band must be open upwards"),
        )

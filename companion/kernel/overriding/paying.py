"""Who pays for a figure of the books that is set by hand. Each kind of game has its columns; they balance in all."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from companion.charts.figures import Reason
from companion.kernel.overriding.orders import Override
from companion.language.messages import Id, Several, says

ASIDE = "set_aside"
"""The column that pays where nobody says which: by the referee."""
NO_COLUMN = says("setting.no-column", "{pays!r} cannot pay for {field}; there are: {names}")
NOTHING_TO_PAY = says("setting.nothing-to-pay", "{field} stands in no books: no column pays for it")


def column_of(asked: str) -> str:
    """Name the column that the referee means: "set-aside" is as good as "set_aside"; "" is that too."""
    return asked.replace("-", "_") or ASIDE


def against_payer(command: Override, columns: Collection[str]) -> Iterator[Reason]:
    """Yield why a column cannot pay; `columns` are those that can for this field, none where nothing is to be paid."""
    if command.pays and not columns:
        yield Reason(NOTHING_TO_PAY(field=Id(command.field)))
    elif command.pays and column_of(command.pays) not in columns:
        named = Several(tuple(map(Id, columns)))
        yield Reason(NO_COLUMN(pays=Id(command.pays), field=Id(command.field), names=named))


def paid(command: Override, columns: Collection[str]) -> Override:
    """Give the order with the column that pays; one that costs nothing names none."""
    return replace(command, pays=column_of(command.pays) if columns else "")

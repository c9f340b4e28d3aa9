"""The record sheet of an army: its corps or divisions with strength and modes, cells turn by turn, charts below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.cards.content import Bands, Beside, Block, Card, Face, Gap, Heading, Paragraph, Run, bold, words
from companion.cards.source import Source
from companion.cards.whose import bar, label, side_title
from companion.games.campaign.cards import chart_march, forces, roster_rows
from companion.games.campaign.cards.chart_parts import mode
from companion.games.campaign.charts.orders import ContactLetter, DeploymentLetter, MarchLetter
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.view import View
from companion.games.campaign.words import status
from companion.games.campaign.words.names import ARMIES
from companion.language.tongue import tr


def sheets(source: Source, side: str) -> Iterator[Card]:
    """Give a side's sheets: what its army knows of itself; without a game the letters of its units and empty cells.

    A long game's turns go on on further sheets.
    """
    for one in roster_rows.moments(source.rules, source.view):
        yield _sheet(source, side, one)


def _sheet(source: Source, side: str, moment: roster_rows.Moment) -> Card:
    rules: Rules = source.rules
    rows = tuple(roster_rows.unit(rules, one, moment) for one in forces.lines(source, side))
    head = roster_rows.head(rules, moment)
    legend = tr("start and strength in points; modes by their letters: contact, march, deployment")
    if moment.turn:
        shown = tr("columns: turns {first} to {till} of {last}", first=moment.turn, till=moment.till, last=moment.last)
        legend = f"{shown}; {legend}"
    face = Face(
        tr(ARMIES[side]),
        (Bands(rows, (head,)), Gap(1.5), *foot(rules)),
        label(source.view, side, tr("record sheet")),
        rules.orders.clause,
        bar(side),
        legend,
    )
    later = f"-{moment.turn}" if moment.turn > moment.present else ""
    return Card(f"corps-{side}{later}", face, chapter=side_title(side))


def moment(view: View | None) -> str:
    """Give the moment at which a paper was made, "" without a game."""
    return "" if view is None else status.title(view)


def foot(rules: Rules) -> Iterator[Block]:
    """Give what is asked for most while an army marches: its points, what they buy, and the letters of the menus."""
    charts = rules.orders
    left: tuple[Block, ...] = (Heading(tr("Movement")), chart_march.allowances(rules))
    right: tuple[Block, ...] = (Heading(tr("What it costs")), chart_march.costs(rules))
    yield Beside((left, right), (1.25, 1.0))
    menus: tuple[tuple[str, Sequence[ContactLetter | MarchLetter | DeploymentLetter]], ...] = (
        (tr("Contact mode"), charts.contact),
        (tr("March mode"), charts.march),
        (tr("Deployment"), charts.deployment),
    )
    for title, rows in menus:
        runs: list[Run | str] = [bold(f"{title}: ")]
        for nth, row in enumerate(rows):
            runs += [" · "] if nth else []
            runs += [bold(row.letter), f" {mode(row.mode)}"]
        yield Paragraph(words(*runs), tuple(row.clause for row in rows), "foot")

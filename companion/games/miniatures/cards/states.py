"""When a brigade is fresh, worn and spent, and which of its stands fire and fight in each formation."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.chart_words import DASH, head, note
from companion.cards.content import Block, Column, Table, bold, cell
from companion.cards.source import Source
from companion.charts.ruleset import called
from companion.games.miniatures.cards.roster_charts import in_use
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.scale import read_scales, usual_thresholds
from companion.language.tongue import tr

STANDS = range(3, 13)
"""The brigades of an ordinary evening, by the stands that they begin with."""
WHEN = "D10-RUL-MAN-FRESH-WORN-SPENT"


def when(source: Source) -> Iterator[Block]:
    """Give the stands at which brigades are fresh, worn and spent by default; nothing where no scale is carried."""
    text = source.texts.get("scale.toml")
    if text is None:
        return
    chart = read_scales(text)
    bounds = {stands: usual_thresholds(chart, stands) for stands in STANDS}
    narrow = Column(1.0, align="center", style="body")
    rows = (
        (tr("fresh"), [tr("{n}+", n=fresh) for fresh, _ in bounds.values()]),
        (tr("worn"), [_span(worn, fresh - 1) for fresh, worn in bounds.values()]),
        (tr("spent"), [_span(1, worn - 1) for _, worn in bounds.values()]),
    )
    yield Table(
        (Column(style="key"), *(narrow for _ in bounds)),
        tuple((cell(bold(name)), *(cell(one, clauses=WHEN) for one in figures)) for name, figures in rows),
        (head(tr("Of stands"), *map(str, bounds), align="center"),),
        keep=True,
    )
    yield note(tr("An order of battle's own two counts go before."), clauses=WHEN)


def _span(low: int, high: int) -> str:
    if high < low:
        return DASH
    return str(low) if low == high else f"{low}–{high}"


def stands_in_use(rules: Rules) -> Table:
    """Give for each formation which stands fire and which fight, and who may hold it."""
    rows = []
    for card in rules.formations.formation:
        foot = [use for use in card.users if use.who in ("infantry", "dismounted-cavalry") and use.allowed]
        fires = cell(in_use(card.fire), clauses=card.fire.clause) if foot else cell(DASH, clauses=card.fire.clause)
        rows.append((cell(bold(called(card))), fires, cell(in_use(card.melee), clauses=card.melee.clause)))
    return Table(
        (Column(style="key"), Column(1.0), Column(1.0)),
        tuple(rows),
        (head(tr("Formation"), tr("fire"), tr("fight in a charge")),),
        keep=True,
    )

"""Corps as tables and lines: the status report (SR), one corps (CS), the armies before the game (RTG-3.1c)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.names import word_for
from companion.games.campaign.rules.state import Side, key
from companion.games.campaign.rules.status_report import CorpsStatus, StatusRow, headings
from companion.games.campaign.rules.view import CorpsView, View
from companion.games.campaign.words.mode_words import mode_words
from companion.games.campaign.words.names import corps_name
from companion.games.campaign.words.order_words import orders_words
from companion.language.messages import name_told
from companion.language.tongue import number, tr
from companion.language.words import capital, trait_words

WIDTHS = (6, 6, 6, 6, 6, 7, 6, 6, 6)
"""Characters of the nine columns of the status report."""


def named(one: CorpsView) -> str:
    """Give a corps as the prompts call it: name, letter and number."""
    return tr("{name} ({letter}, number {number})", name=corps_name(one), letter=one.letter, number=one.number)


def status_head(side: Side) -> str:
    """Give the heads of the nine columns (RTG-13.1.2b)."""
    return _row(tuple(map(tr, headings(side))))


def status_row(row: StatusRow) -> str:
    """Give a corps' line of the status report."""
    arms = row.inf, row.cav, row.guns
    return _row((row.corps, number(row.eff, ".1f"), row.fat, *arms, row.stragglers, row.urg, row.percent))


def _row(cells: Sequence[object]) -> str:
    first, *others = zip(cells, WIDTHS, strict=True)
    return f"{first[0]!s:<{first[1]}}" + "".join(f"{cell!s:>{width}}" for cell, width in others)


def corps_status_lines(one: CorpsView, found: CorpsStatus) -> Iterator[str]:
    """Give what CS shows: combat mode, deployment, hex, and the orders it will try to carry out (RTG-13.2.12a)."""
    yield named(one)
    yield "  " + tr(
        "Combat mode {combat}, {deployment}, in {hex}",
        combat=mode_words(found.combat),
        deployment=mode_words(found.deployment),
        hex=key(found.hex),
    )
    if one.traits or one.asked:
        yield "  " + capital(trait_words((*one.traits, *one.asked)))
    yield "  " + tr("Orders: {orders}", orders=orders_words(found.orders) or tr("none"))


def army(rules: Rules, view: View, side: Side) -> Iterator[str]:
    """Give a side's corps before the game, with strengths, leaders and Eff (RTG-3.1c)."""
    letters = {row.mode: row.letter for row in rules.orders.contact}
    words = tr("HEX"), tr("EFF"), tr("INF"), tr("CAV"), tr("GUNS"), tr("URG"), tr("CON")
    heads = "".join(f"{word:>{wide}}" for word, wide in zip(words, (6, 6, 5, 5, 6, 5, 5), strict=True))
    yield f"{tr(word_for(side)):<30}{tr('LEADER'):<14}{heads}"
    for one in view.corps:
        if one.side == side and one.now is not None:
            now, force = one.now, one.now.strength
            guns, eff = force.foot_guns + force.horse_guns, number(now.effectiveness, ".1f")
            yield (
                f"{one.number:<6}{one.letter:<4}{one.unit:<20}{name_told(one.leader):<14}{key(now.hex):>6}{eff:>6}"
                f"{force.infantry:>5}{force.cavalry:>5}{guns:>6}{now.urgency:>5}{letters[now.contact]:>5}"
            )

"""The Charge phase for a screen: who fights whom, the difference line with its bands, what a result means."""

from __future__ import annotations

from typing import Any, NamedTuple

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.contact import Contact as Touching
from companion.games.miniatures.rules.contact import Linked, linked
from companion.language.figures import percent
from companion.language.tongue import declared, tr
from companion.language.words import listed

Contact = Linked
"""All units linked by charge contact: one combat."""


def contacts(view: Any) -> tuple[Contact, ...]:
    """Give the combats that wait: all units linked by contact, without those whose combat has begun."""
    there = {one.id for one in view.units if one.status == "on-table"}
    fighting = {name for one in view.combats for name in (*one.attackers, *one.defenders)}
    return linked(
        Touching(one.id, name)
        for one in view.units
        if one.charges and one.side == view.player_turn
        for name in (one.charges, *one.touches)
        if {one.id, name} <= there - fighting
    )


class Bar(NamedTuple):
    """One difference: its chance in a hundred and its result."""

    difference: int
    ways: int
    result: str


class Band(NamedTuple):
    """A run of differences with one result."""

    result: str
    name: str
    first: str
    """The chance of this roll."""
    end: str
    """The chance in the end, with all struggles."""
    last: str
    """Its bare figure, for a band too narrow for words; "" where it is rolled again."""
    places: int
    """How many of the shown differences it spans."""
    side: str
    """"attacker", "defender" or "" for the struggle."""
    strength: int
    """Percent of the winner's colour."""


class Line(NamedTuple):
    """The difference line from the worst for the attackers to the best."""

    bars: tuple[Bar, ...]
    bands: tuple[Band, ...]


STRENGTH = {"repulsed": 100, "falters": 80, "checked": 66, "hard-pressed": 66, "driven-back": 80, "swept": 100}
SHORT = {
    "repulsed": "Charge repulsed",
    "falters": "Attack falters",
    "checked": "Assault checked",
    "struggle": "Struggle",
    "hard-pressed": "Hard pressed",
    "driven-back": "Driven back",
    "swept": "Swept",
}
declared(SHORT)


def line(rules: Rules, prospect: Any) -> Line:
    """Give the bars and bands of a charge."""
    bars = tuple(
        sorted(
            (Bar(one.difference, one.ways, one.result) for one in prospect.differences), key=lambda one: one.difference
        )
    )
    in_the_end = {one.outcome: one.p for one in prospect.odds.outcomes}
    bands: list[Band] = []
    for result in dict.fromkeys(bar.result for bar in bars):
        row = rules.results[result]
        side = "" if row.loser == "both" else "attacker" if row.loser == "defender" else "defender"
        end = in_the_end.get(result)
        bands.append(
            Band(
                result=result,
                name=tr(SHORT[result]),
                first=percent(prospect.first[result]),
                end=tr("{p} in the end", p=percent(end, 1)) if end is not None else tr("again"),
                last=percent(end, 1) if end is not None else "",
                places=sum(bar.result == result for bar in bars),
                side=side,
                strength=STRENGTH.get(result, 100),
            )
        )
    return Line(bars, tuple(bands))


BACK = {
    "two-inches": "fall back a little way",
    "beyond-musketry": "fall back beyond musket range",
    "full-move": "retreat a full move",
}
declared(BACK)
AFTER = {
    "carry": "The attackers carry the position.",
    "may-breakthrough": "The attackers carry the position, or break through.",
    "must-breakthrough": "The attackers must break through.",
}
declared(AFTER)


def result_of(prospect: Any, difference: int) -> str:
    """Give the result of a difference."""
    return next((one.result for one in prospect.differences if one.difference == difference), "")


def what_it_means(rules: Rules, result: str) -> str:
    """Say what a result does, in a sentence."""
    row = rules.results[result]
    if row.lost_each_side:
        return tr("Each side loses a stand and is disordered; roll again.")
    words = [tr("are disordered")]
    if row.skedaddled:
        words.append(tr("lose {n} skedaddled", n=row.skedaddled))
    if row.captured:
        words.append(tr("lose {n} captured", n=row.captured))
    words += [tr(BACK[row.retreat])] if row.retreat in BACK else []
    what = listed(words)
    attackers, defenders = tr("The attackers {what}.", what=what), tr("The defenders {what}.", what=what)
    after = [tr(AFTER[row.pursuit])] if row.pursuit in AFTER else []
    return " ".join((attackers if row.loser == "attacker" else defenders, *after))


def in_the_end(prospect: Any) -> tuple[float, float]:
    """Give the chances that the attackers win and that the defenders hold, with all struggles."""
    won = {"swept", "driven-back", "hard-pressed", "defenders-gone"}
    held = {"checked", "falters", "repulsed", "attackers-gone"}
    chance = {one.outcome: one.p[0] / one.p[1] for one in prospect.odds.outcomes}
    return sum(chance.get(one, 0.0) for one in won), sum(chance.get(one, 0.0) for one in held)

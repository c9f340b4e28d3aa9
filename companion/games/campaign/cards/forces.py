"""The armies of a campaign as its papers tell them: each corps as its seat knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.cards.source import Source
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.state import Strength
from companion.games.campaign.rules.view import CorpsNow, CorpsView, View
from companion.games.campaign.words.mode_words import mode_words
from companion.games.campaign.words.names import age_of, corps_name
from companion.games.campaign.words.status import place
from companion.language.figures import figure, signed
from companion.language.messages import name_told
from companion.language.tongue import plural, tr
from companion.language.words import capital, trait_words


class Line(NamedTuple):
    """A corps, a Confederate division or a headquarters, in words; "" where nothing is known."""

    id: str
    letter: str
    name: str = ""
    leader: str = ""
    told: tuple[str, ...] = ()
    """What stands under its name."""
    start: Strength | None = None
    stragglers: int = 0
    """At its start."""
    now: CorpsNow | None = None
    """As it is, where its headquarters sees it."""
    at: str = ""
    """Where it is, or was reported."""
    age: int = 0
    """How many turns that is old."""
    gone: bool = False
    corps: CorpsView | None = None

    @property
    def title(self) -> str:
        """Give its letter with its name; a headquarters' name says all."""
        if self.corps is not None and self.corps.headquarters:
            return self.name
        return f"{self.letter}  {self.name}".rstrip()


def lines(source: Source, side: str) -> tuple[Line, ...]:
    """Give a side's units by number; without a game their letters alone."""
    view: View | None = source.view
    if view is None:
        rules: Rules = source.rules
        return tuple(Line(f"{side}:{row.letter}", row.letter) for row in rules.effectiveness.row if row.side == side)
    own = sorted((one for one in view.corps if one.side == side), key=lambda one: (not one.headquarters, one.number))
    return tuple(_line(view, one) for one in own)


def _line(view: View, one: CorpsView) -> Line:
    there = one.status == "present"
    known = "" if one.hex is None else place(one.hex)
    age = age_of(view, one)
    return Line(
        id=one.id,
        letter=one.letter,
        name=corps_name(one),
        leader=name_told(one.leader),
        told=tuple(_told(view, one, age)),
        start=None if one.start is None else one.start.strength,
        stragglers=0 if one.start is None else one.start.stragglers,
        now=one.now if there else None,
        at=known if there else "",
        age=age,
        gone=not there,
        corps=one,
    )


def _told(view: View, one: CorpsView, age: int) -> Sequence[str]:
    """Give who leads it with his ratings, then where it is and how it stands, as far as its side knows."""
    led = tr("{leader}, No. {n}", leader=name_told(one.leader), n=one.number)
    if one.status != "present":
        return led, capital(tr(str(one.status)))
    if one.now is None:
        where = "?" if one.hex is None else place(one.hex)
        how = tr("as it was at the start")
        if one.reported is not None:
            how = plural(age, "reported a turn ago", "reported {n} turns ago") if age else tr("reported this turn")
        return led, tr("hex {hex}, {how}", hex=where, how=how), trait_words((*one.traits, *one.asked))
    now = one.now
    rated = tr(
        "leadership {n}, aggressiveness {m}, effectiveness {level}",
        n=now.leadership,
        m=signed(now.aggressiveness),
        level=figure(now.effectiveness),
    )
    state = [tr("hex {hex}", hex=place(now.hex)), tr("urgency {n}", n=now.urgency)]
    state += [tr("morale {n}", n=figure(now.morale))]
    state += [tr("demoralised")] if now.demoralised else []
    state += [tr("patrols")] if now.patrol else []
    state += [tr("combat: {mode}", mode=mode_words(now.combat))] if now.combat != "inactive" else []
    return led, rated, ", ".join(state), trait_words((*one.traits, *one.asked))


def letters(rules: Rules, now: CorpsNow) -> str:
    """Give a corps' modes by the letters of the menus: contact, march, deployment; "I R D"."""
    charts = rules.orders
    found = (
        next((row.letter for row in charts.contact if row.mode == now.contact), ""),
        next((row.letter for row in charts.march if row.mode == now.march), ""),
        next((row.letter for row in charts.deployment if row.mode == now.deployment), ""),
    )
    return " ".join(found)

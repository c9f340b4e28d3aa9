"""The set-up: numbers, urgency and contact modes of a side's corps before the game (RTG-3)."""

from __future__ import annotations

from typing import cast

from companion.games.campaign.prompt.headquarters import Headquarters
from companion.games.campaign.prompt.text.corps import army, named
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.orders import Contact
from companion.games.campaign.rules.view import CorpsView
from companion.language.tongue import tr
from companion.language.words import plain

ALL, END = "ALL", "ET"


def set_up(hq: Headquarters) -> None:
    """Show the army and change corps until ET (RTG-3.1c)."""
    hq.keys.show(army(hq.rules, hq.view, hq.side))
    while True:
        given = hq.keys.ask(
            tr("Set up which corps (ALL asks for each, Return lists, ET (end of the phase) begins)?"),
            _help,
            own=hq.letters(),
        )
        if given.upper() == END:
            if hq.order(cmd.ET()) is not None:
                return
        elif given.upper() == ALL:
            _all(hq)
        elif not given:
            hq.keys.show(army(hq.rules, hq.view, hq.side))
        elif (one := hq.named(given)) is not None:
            _number(hq, one)
            _urgency(hq, one)
            _contact(hq, one)


def _all(hq: Headquarters) -> None:
    """Ask as the book does: first every number, then every urgency, then every contact mode."""
    letters = [one.letter for one in hq.own()]
    for ask in (_number, _urgency, _contact):
        for letter in letters:
            ask(hq, next(one for one in hq.own() if one.letter == letter))
    hq.keys.show(army(hq.rules, hq.view, hq.side))


def _number(hq: Headquarters, one: CorpsView) -> None:
    """Headquarters keeps its number (RTG-3.1b)."""
    while not one.headquarters:
        found = hq.keys.number(tr("{corps}: number (Return keeps {now})?", corps=named(one), now=one.number))
        if found in (None, one.number) or hq.order(cmd.SetUp(corps=one.id, number=found)) is not None:
            return


def _urgency(hq: Headquarters, one: CorpsView) -> None:
    now = 0 if one.now is None else one.now.urgency
    span = hq.rules.scale.urgency
    while True:
        found = hq.keys.number(
            tr(
                "{corps}: urgency {least}-{most} (Return keeps {now})?",
                corps=named(one),
                least=span.min,
                most=span.max,
                now=now,
            )
        )
        if found in (None, now) or hq.order(cmd.SetUp(corps=one.id, urgency=found)) is not None:
            return


def _contact(hq: Headquarters, one: CorpsView) -> None:
    now = "" if one.now is None else str(one.now.contact)
    modes = {row.letter: str(row.mode) for row in hq.rules.orders.contact}
    found = hq.keys.letter(
        tr(
            "{corps}: contact {letters} (Return keeps {now})?",
            corps=named(one),
            letters=",".join(modes),
            now=plain(now),
        ),
        modes,
    )
    if found not in (None, now):
        hq.order(cmd.SetUp(corps=one.id, contact=cast("Contact", found)))


def _help() -> tuple[str, ...]:
    return (
        tr("Name a corps by letter or number to give it number, urgency and contact mode."),
        tr("Number: the lower has the right of way on the march. Urgency: higher marches and fights harder."),
        tr("Contact mode: what it does when it meets the enemy; I leaves the choice to its commander."),
        tr("ALL asks for each corps in turn, Return lists them, ET (end of the phase) ends your set-up, Q leaves."),
    )

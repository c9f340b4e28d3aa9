"""What has come to a side's ears: the reports it has read, where its corps last said they stood, who leads them.

A corps in same-turn dispatch distance is seen as it is, and in the set-up all are; of any other its army knows what it
reported last, and before its first report what it was at the start (RTG-1.0b, RTG-13.1.2a, RTG-3.1c).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import couriers
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.reports import AnyReport, Location
from companion.games.campaign.rules.state import Corps, Phase, Side, State
from companion.language.messages import Called

_ORDER: tuple[str, ...] = get_args(Phase)
"""The phases in the order of a turn."""


def has_been_read(state: State, report: AnyReport) -> bool:
    """Say whether a report has arrived: it is read when its side's player phase of that turn opens (RTG-10.0b)."""
    if report.arrives != state.turn:
        return report.arrives < state.turn
    # A side's player phase has the side's own name, so that of its turn the phase in which it reads is found by the
    # addressee.
    return _ORDER.index(state.phase) >= _ORDER.index(report.to)


def reports_read(state: State, side: Side) -> Iterator[AnyReport]:
    """Give the reports that a side has read, in the order they were sent."""
    return (one for one in state.reports if one.to == side and has_been_read(state, one))


class Heard(msgspec.Struct, frozen=True):
    """The reports that a side has read, and what the newest of them tell of its corps."""

    reports: tuple[AnyReport, ...]
    locations: dict[str, Location]
    leaders: dict[str, Called]
    """{corps: its new leader}."""


def heard(state: State, side: Side) -> Heard:
    """Gather what a side has read; of letters of a corps the one sent last counts, whichever came first."""
    reports = tuple(reports_read(state, side))
    locations: dict[str, Location] = {}
    leaders: dict[str, Called] = {}
    for report in reports:
        if isinstance(report, Location):
            before = locations.get(report.corps)
            # Couriers overtake each other: a corps that marches towards headquarters sends its later letter over the
            # shorter way.
            if before is None or report.sent >= before.sent:
                locations[report.corps] = report
            if report.new_leader:
                leaders[report.corps] = report.new_leader
    return Heard(reports, locations, leaders)


def is_seen(rules: Rules, state: State, one: Corps) -> bool:
    """Say whether a side sees its own corps as it is, not as it was reported."""
    return one.here and (state.phase == "set-up" or couriers.at_once(rules, state, one))


def known_hex(rules: Rules, state: State, one: Corps, known: Heard) -> Hex | None:
    """Give where a side thinks its corps stands; None when it never heard."""
    if is_seen(rules, state, one):
        return one.hex
    report = known.locations.get(one.id)
    if report is not None:
        return report.hex
    return one.start.hex if one.start is not None else None


def known_leader(rules: Rules, state: State, one: Corps, known: Heard) -> Called:
    """Give who leads a corps as far as its side knows."""
    if one.start is None or is_seen(rules, state, one):
        return one.leader
    return known.leaders.get(one.id, one.start.leader)


def expected(rules: Rules, state: State, one: Corps, known: Heard) -> int:
    """Give the turn in which its side thinks that a dispatch sent now reaches a corps (RTG-10.4a)."""
    at = known_hex(rules, state, one, known)
    far = 0 if at is None else distance(couriers.headquarters_hex(state, one.side), at)
    return state.turn + couriers.delay(rules, far)

"""Laying out a campaign: scenario, armies and map become the state before the set-up (RTG-3.0, RTG-16)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import WORDED, Wording
from companion.charts.reading import read_toml
from companion.charts.upcasting import SCENARIO, Format
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.charts.sequence import ScenarioRow
from companion.games.campaign.rules.books import plus
from companion.games.campaign.rules.commanders import first_secondary
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.state import SIDES, Corps, Lines, Side, Start, State, Strength, key, other
from companion.games.campaign.setup.armies import OrderOfBattle, Unit
from companion.games.campaign.upcasts import UPCASTS
from companion.language.tongue import tr

HUMAN = "human"
Words = Annotated[str, Meta(min_length=1)]


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario file: which of the book's scenarios is played, with which armies, on which map."""

    format: Format
    kind: Literal["campaign"]
    name: Words
    title: Annotated[Words, WORDED]
    description: Wording = ""
    scenario: Literal["campaign", "battle"]
    """The row of sequence.toml that gives first and last turn, lines and headings."""
    order_of_battle: Words = ""
    """A file beside the scenario, or a shipped one by name; by default the one that the row names."""
    map: Words = "gettysburg"
    """A map's text beside the scenario, or a shipped map by name."""


def read_scenario(text: str, file: str) -> Scenario:
    """Read a scenario file; raises BadInput with every problem."""
    return read_toml(text, Scenario, file=file, upcast=UPCASTS.file(SCENARIO))


def start(
    rules: Rules,
    ground: Ground,
    scenario: Scenario,
    armies: OrderOfBattle,
    *,
    control: Mapping[Side, str] | None = None,
    options: Mapping[str, int] | None = None,
    offline: bool = False,
    loser_withdraws: bool = False,
) -> State:
    """Lay out a campaign. A computer's side has made its set-up already (RTG-R-AI-SETUP).

    `control` says who plays each side: "human", or "computer:" and a level. Raises BadInput when an army has a corps
    whose effectiveness no chart tells.
    """
    rules = rules.as_read(options or {})
    row = rules.scenarios[scenario.scenario]
    players: dict[str, str] = {side: (control or {}).get(side, HUMAN) for side in SIDES}
    _rated(rules, armies)
    corps = [one for side in SIDES for one in _army(rules, armies, row, side, players[side])]
    state = State(
        scenario=scenario.scenario,
        title=scenario.title,
        first_slot=[one.start for one in rules.slots].index(row.first_turn),
        first_day=row.first_day,
        last_turn=row.turns,
        setting_up=tuple(side for side in SIDES if players[side] == HUMAN),
        corps={one.id: one for one in corps},
        lines={key(_hex(line.hex)): _lines(row, line.hex, line.confederate, line.union) for line in row.lines},
        holder=dict(_holders(row, corps)),
        control=players,
        offline=offline,
        loser_withdraws=loser_withdraws,
        options={name: value for name, value in (options or {}).items() if value},
    )
    seconds = {side: first_secondary(rules, state, side) for side in SIDES}
    return msgspec.structs.replace(state, secondary={side: one.id for side, one in seconds.items() if one is not None})


def numbers(units: Sequence[Unit], enemies: Sequence[Unit], *, by_distance: bool, first: int) -> dict[str, int]:
    """Number an army's corps from `first` on: in the order of the rows, A = 1, or the nearest to the enemy first.

    RTG-R-OB-LETTER for people; RTG-R-AI-SETUP for the computer, ties by letter. Headquarters are not numbered here.
    """

    def place(unit: Unit) -> tuple[int, str]:
        near = min(distance(unit.hex, enemy.hex) for enemy in enemies) if by_distance else 0
        return near, unit.letter

    corps = sorted((unit for unit in units if not unit.headquarters), key=place)
    return {unit.id: number for number, unit in enumerate(corps, first)}


def _rated(rules: Rules, armies: OrderOfBattle) -> None:
    strangers = [one.id for one in armies.units if one.id not in rules.effectiveness_of]
    if strangers:
        hint = tr("add a row for each")
        what = tr("no effectiveness is told of {names}", names=", ".join(strangers))
        raise BadInput(Problem("effectiveness.toml", "$.row", what, hint))


def _army(rules: Rules, armies: OrderOfBattle, row: ScenarioRow, side: Side, player: str) -> list[Corps]:
    """Give an army's corps by number, headquarters last, as every later step takes them (RTG-R-EXEC-TIME)."""
    units = armies.of(side)
    first = rules.scale.corps_numbers.min
    given = numbers(units, armies.of(other(side)), by_distance=player != HUMAN, first=first)
    corps = [_corps(rules, row, unit, given.get(unit.id, rules.headquarters.number.number)) for unit in units]
    return sorted(corps, key=lambda one: one.number)


def _corps(rules: Rules, row: ScenarioRow, unit: Unit, number: int) -> Corps:
    """Give a corps as everybody starts: posture by RTG-R-START-MODES, urgency and contact mode by RTG-R-AI-SETUP."""
    chart, posture = rules.start, rules.start.posture
    headquarters = {one.scenario: one.contact for one in chart.headquarters_contact}
    directions = {f"{one.side}:{one.letter}": one.direction for one in row.heading}
    return Corps(
        id=unit.id,
        side=unit.side,
        letter=unit.letter,
        number=number,
        unit=unit.unit,
        leader=unit.leader,
        leadership=unit.leadership,
        aggressiveness=unit.aggressiveness,
        effectiveness=float(rules.effectiveness_of[unit.id]),
        kind=unit.kind,
        headquarters=unit.headquarters,
        strength=unit.strength,
        original=unit.strength.total,
        stragglers=unit.stragglers,
        at_start=plus(unit.strength, Strength(unit.stragglers)),
        fatigue=float(unit.fatigue),
        hex=unit.hex,
        heading=directions.get(unit.id, 0),
        contact=headquarters[row.id] if unit.headquarters else chart.corps_contact.contact,
        urgency=(chart.headquarters_urgency if unit.headquarters else chart.corps_urgency).urgency,
        march=posture.march,
        patrol=posture.patrol,
        deployment=posture.deployment,
        start=Start(unit.hex, unit.leader, unit.strength, unit.stragglers),
        traits=unit.traits,
    )


def _lines(row: ScenarioRow, at: Sequence[int], confederate: Sequence[int], union: Sequence[int]) -> Lines:
    """Give the lines of a hex; the side that holds it is the one whose later entries widen them (RTG-SC2-B3c)."""
    widener: Side = next((one.side for one in row.holder if one.hex == at), "union")
    return Lines(tuple(confederate), tuple(union), widener)


def _holders(row: ScenarioRow, corps: Sequence[Corps]) -> Iterator[tuple[str, Side]]:
    """Give whose every hex is: the side that is alone in it, and as the scenario says (RTG-R-LINES-ORIGINAL)."""
    for at in sorted({one.hex for one in corps}):
        sides = {one.side for one in corps if one.hex == at}
        if len(sides) == 1:
            yield key(at), sides.pop()
    for held in row.holder:
        yield key(_hex(held.hex)), held.side


def _hex(place: Sequence[int]) -> Hex:
    return place[0], place[1]

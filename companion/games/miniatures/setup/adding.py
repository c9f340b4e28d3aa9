"""A unit that joins a battle by a row as rosters have it: read, refused and made as a roster's rows are."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Reason, Refused
from companion.games.miniatures.charts.scale import Scale, ScaleChart, scale_in_use
from companion.games.miniatures.messages import forces as why
from companion.games.miniatures.rules.forces import places
from companion.games.miniatures.rules.forces.facts import UnitAdded
from companion.games.miniatures.rules.forces.orders import Cell
from companion.games.miniatures.rules.state import Battery, Brigade, Leader, State, Unit, units
from companion.games.miniatures.setup import build
from companion.games.miniatures.setup.formations import Formations, ladder
from companion.games.miniatures.setup.ids import RESERVED, unique
from companion.games.miniatures.setup.leaders import leaders, posts_of
from companion.games.miniatures.setup.roster_cells import REQUIRED
from companion.games.miniatures.setup.roster_row import RosterRow
from companion.games.miniatures.setup.rosters import read_roster
from companion.kernel.overriding.gates import firmly
from companion.kernel.overriding.setting import OF_FIELD
from companion.language.escaping import cell
from companion.language.messages import Id, Named, Own
from companion.language.messages import Unit as UnitNamed
from companion.language.tongue import tr

FILE = "row"


def against(chart: ScaleChart, state: State, row: Mapping[str, Cell]) -> tuple[Reason, ...]:
    """Give every reason against adding a unit."""
    try:
        added(chart, state, row)
    except Refused as refused:
        return tuple(refused.reasons)
    return ()


def added(chart: ScaleChart, state: State, row: Mapping[str, Cell]) -> UnitAdded:
    """Give the fact that a unit was added, at the scale that the battle is fought at.

    Raises Refused: what a roster's reader says of the row, a unit of the same name in the same command, a post that
    another leader holds.
    """
    known = scale_in_use(chart, ((one.men, one.stands_at_start) for one in state.brigades.values()))
    try:
        return _made(known, state, read_roster(text_of(row), FILE)[0])
    except BadInput as error:
        raise Refused([*firmly(_reason(problem) for problem in error.problems)]) from None


def text_of(row: Mapping[str, Cell]) -> str:
    """Give a row as the text of a roster, so that the one reader of rosters reads it."""
    filled = {column.casefold().replace(" ", "_"): _cell(value) for column, value in row.items() if value is not None}
    for column in REQUIRED:
        filled.setdefault(column, "")  # an empty cell is refused, or is no fault, by its own rule
    if filled.keys().isdisjoint(("men", "stands", "guns")):
        filled["stands"] = ""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(filled)
    writer.writerow([cell(text) for text in filled.values()])
    return out.getvalue()


def _cell(value: Cell) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return " ".join(value) if isinstance(value, tuple) else str(value)


def _reason(problem: Problem) -> Reason:
    column = problem.path.partition(", ")[2] or "row"
    said = f"{problem.what} ({problem.hint})" if problem.hint else problem.what
    return Reason(OF_FIELD(field=Id(column), what=Own(said)))


def _made(scale: Scale, state: State, row: RosterRow) -> UnitAdded:
    where, names = _places(state, row)
    unit = _unit(scale, state, row, where)
    wrong = [*(_reason(one) for one in build.threshold_problems(row, scale)), *_twins(state, unit)]
    if row.arrives > state.last_turn:
        late = tr("{turn} is after the last turn, {last_turn}", turn=row.arrives, last_turn=state.last_turn)
        wrong.append(Reason(OF_FIELD(field=Id("arrives"), what=Own(late))))
    led = _leader(state, row, where, taken=unit.id)
    held = _holder(state, led) if led is not None else None
    if led is not None and held is not None and held.name != led.name:
        place = Named(led.commands, names.get(led.commands, ""))
        wrong.append(Reason(why.LED_ALREADY(name=Own(led.name), leader=Own(held.name), place=place)))
    if wrong:
        raise Refused([*firmly(wrong)])
    brigades, batteries = ((unit,), ()) if isinstance(unit, Brigade) else ((), (unit,))
    return UnitAdded(names, brigades, batteries, (led,) if led is not None and held is None else ())


def _unit(scale: Scale, state: State, row: RosterRow, where: Formations) -> Unit:
    # Nobody gets an id that another had before he was merged away: it is told of in the journal.
    taken = {*RESERVED, *state.brigades, *state.batteries, *state.leaders, *state.objectives, *state.origins}
    if row.arm == "artillery":
        name = unique([build.pool_ladder((row,), row.unit)], taken)[0]
        unit: Unit = build.battery((row,), name, row.unit, where, scale)
    else:
        unit = build.brigade(row, unique([build.brigade_ladder(row)], taken)[0], where, scale)
    return replace(unit, status="to-arrive" if row.arrives > state.turn else "on-table")


def _twins(state: State, made: Unit) -> Iterator[Reason]:
    for one in units(state):
        same = (one.side, one.corps, one.division, _arm(one)) == (made.side, made.corps, made.division, _arm(made))
        if same and one.name.casefold() == made.name.casefold():
            yield Reason(why.STANDS_ALREADY(unit=UnitNamed(one.id)))


def _arm(one: Unit) -> str:
    return one.gun if isinstance(one, Battery) else one.arm


# ---- commands and leaders


def _places(state: State, row: RosterRow) -> tuple[Formations, dict[str, str]]:
    """Give the ids of a row's division and corps, those of the battle where it has them, and the names of new ones."""
    there = places.commands(state, row.side)
    called = {name: state.names.get(name, name) for name in there}
    new: dict[str, str] = {}

    def fresh(corps: str, division: str) -> str:
        made = unique([ladder((row.side, corps, division))], {*state.names, *there, *new})[0]
        new[made] = division or corps
        return made

    divisions = {name for name, one in there.items() if one.division and called[name] == row.division}
    if row.division and not row.corps and len(divisions) == 1:
        # A division that there is but once says its corps by itself.
        division = divisions.pop()
        corps = there[division].corps
    else:
        of_name = (name for name, one in there.items() if not one.division and called[name] == row.corps)
        corps = next(of_name, "") or (fresh(row.corps, "") if row.corps else "")
        own = (name for name in sorted(divisions) if there[name].corps == corps)
        division = next(own, "") or (fresh(row.corps, row.division) if row.division else "")
    ids = {(row.side, row.corps, ""): corps, (row.side, row.corps, row.division): division or corps}
    return Formations(ids), new


def _leader(state: State, row: RosterRow, where: Formations, *, taken: str) -> Leader | None:
    """Give the leader whom a row names, None where it names none."""
    if not row.leader:
        return None
    ids = {*RESERVED, *state.brigades, *state.batteries, *state.leaders, taken}
    led = leaders(posts_of((row,)), (row,), where, taken=ids)[0]
    return replace(led, status="to-arrive" if led.arrives.turn > state.turn else "on-table")


def _holder(state: State, led: Leader) -> Leader | None:
    """Give who holds a leader's post already."""
    post = (led.side, led.rank, led.commands)
    return next((one for one in state.leaders.values() if (one.side, one.rank, one.commands) == post), None)

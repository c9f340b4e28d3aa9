"""The names of a scenario against those of its orders of battle."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence

from companion.charts.faults import Problem
from companion.games.miniatures.setup.roster_row import RosterRow
from companion.games.miniatures.setup.scenario import Force, Scenario
from companion.language.tongue import tr

NAMES = ("corps", "division", "battalion", "unit")


def unknown_names(scenario: Scenario, rows: Sequence[RosterRow], file: str) -> Iterator[Problem]:
    """Yield every force that fits no row, saying which of its names is the wrong one."""
    for index, force in enumerate(scenario.forces):
        if not any(force.takes(row) for row in rows):
            yield from _misfits(force, rows, file, f"$.forces[{index}]")
        if force.with_division:
            divisions = {row.division for row in rows if row.side == force.side}
            if force.with_division not in divisions:
                yield _unknown(force.with_division, "division", divisions, file, f"$.forces[{index}]")
    for index, leader in enumerate(scenario.leaders):
        for name in ("corps", "division"):
            wanted = getattr(leader, name)
            known = {getattr(row, name) for row in rows if row.side == leader.side}
            known |= {force.under for force in scenario.forces if force.under and name == "corps"}
            if wanted and wanted not in known:
                yield _unknown(wanted, name, known, file, f"$.leaders[{index}]")


def _misfits(force: Force, rows: Sequence[RosterRow], file: str, path: str) -> Iterator[Problem]:
    wrong = False
    for name in NAMES:
        known = {getattr(row, name) for row in rows if row.side == force.side}
        if getattr(force, name) and getattr(force, name) not in known:
            wrong = True
            yield _unknown(getattr(force, name), name, known, file, path)
    if not wrong:
        yield Problem(file, path, tr("its names are known, but no row bears them all"), tr("give fewer of them"))


def _unknown(wanted: str, name: str, known: set[str], file: str, path: str) -> Problem:
    near = difflib.get_close_matches(wanted, sorted(filter(None, known)), n=1)
    hint = (
        tr("did you mean {near!r}?", near=near[0])
        if near
        else tr("there are: {names}", names=", ".join(sorted(filter(None, known)))[:200])
    )
    return Problem(
        file,
        f"{path}.{name}",
        tr("the order of battle has no {name} {wanted!r} on that side", name=name, wanted=wanted),
        hint,
    )

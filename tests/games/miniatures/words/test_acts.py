"""Rolls in few words: each roll with odds has its own, which name both and say how the dice came to what came of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.miniatures.rules import events as ev
from companion.kernel.session import Session
from companion.study.numbers.reckoned import acts, numbers
from tests.evenings import notebook

FOLDER = Path(notebook.__file__).parent


@pytest.fixture(scope="module", params=["the-cornfield", "two-joneses"])
def played(request: pytest.FixtureRequest) -> Session:
    return notebook.played(FOLDER / f"{request.param}.txt")


def test_every_roll_has_its_words(played: Session) -> None:
    told = acts(played)
    found = numbers(played).rolls
    assert {(one.entry, one.nth) for one in found} <= set(told)
    assert all(one.does and one.working for one in told.values())


def test_the_sum_of_a_die_and_what_was_added_is_what_was_read(played: Session) -> None:
    told, seen = acts(played), set[type]()
    names = {one.id: one.name for one in played.view.units}
    for line in played.log():
        if not line.current or len(line.events) == 0:
            continue
        one = line.events[0]
        act = told.get((line.entry, 0))
        match one:
            case ev.Fired() if one.roll is not None and act is not None:
                assert one.result is not None
                assert act.working.startswith(f"row {one.band} · {one.roll.face}")
                if one.result != one.roll.face:
                    assert f"= {one.result}," in act.working
                assert line.called.get(one.shot.target, names.get(one.shot.target, "")) in act.does
            case ev.CombatRolled() if act is not None:
                assert act.working.startswith(f"{one.attacker_roll.face} against {one.defender_roll.face}")
                assert f": {'−' if one.difference < 0 else '+' if one.difference else ''}{abs(one.difference)}, " in (
                    act.working
                )
                assert line.called.get(one.defenders[0], names.get(one.defenders[0], "")) in act.does
            case ev.Maneuvered() if act is not None:
                assert act.working.startswith(str(one.roll.face))
            case _:
                continue
        seen.add(type(one))
    assert seen == {ev.Fired, ev.CombatRolled, ev.Maneuvered}

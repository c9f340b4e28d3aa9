"""What the referee may set by hand in a square-grid battle, in words, and the commands made of it."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.decide import decide
from companion.games.tactical.rules.legal import why_not
from companion.games.tactical.rules.view import view
from companion.games.tactical.screen.rows import settable
from companion.kernel.overriding.orders import Override
from companion.kernel.supply import Supply
from tests.games.tactical.beginning import after_first, at, laid_out
from tests.games.tactical.gazetteer import rules

BATTLE = after_first(laid_out())[1]
VIEW = view(rules(), BATTLE, "referee")
SEYMOUR, MEADE = "union:seymour-a", "union:leader-meade"


def test_the_battle_every_unit_and_every_leader_may_be_chosen() -> None:
    found = dict(settable.targets(VIEW))
    assert found["The battle"] == "game"
    assert found["Seymour-A"] == SEYMOUR
    assert len(found) == 1 + len(BATTLE.units) + len(BATTLE.leaders)  # no two of them are called alike


@pytest.mark.parametrize("target", ["game", SEYMOUR, MEADE])
def test_every_field_that_may_be_set_has_words_and_can_be_read_and_set_as_it_is(target: str) -> None:
    """What stands in a field, taken as it is shown, is a value that the rules take."""
    for words, name in settable.names(VIEW, target):
        assert "_" not in words
        assert words in settable._settings().values()
        found = settable.field(VIEW, target, name)
        shown = found.default if found.kind != "value" else _typed(found.default)
        made = settable.override(target, name, shown, "as it is", found.kind)
        assert isinstance(made, Override)
        assert settable.same(made.value, found.default)
        decide(at(BATTLE), made, Supply("1"))


def _typed(value: Any) -> str:
    from companion.rows.form import written

    return value if isinstance(value, str) else written(value)


def test_a_square_is_written_as_a_pair_and_a_facing_chosen_by_name() -> None:
    before = BATTLE.units[SEYMOUR].square
    assert before is not None
    assert settable.old(VIEW, SEYMOUR, "square") == f"{before[0]},{before[1]}"
    made = settable.override(SEYMOUR, "square", " 3 , 4 ", "slip", "value")
    assert made == cmd.Override(target=SEYMOUR, field="square", value=[3, 4], reason="slip")
    assert ("South east", 4) in settable.field(VIEW, SEYMOUR, "facing").choices


def test_what_is_missing_is_said() -> None:
    assert settable.override(SEYMOUR, "fatigue", "", "so", "value") == "give a value"
    assert settable.override(SEYMOUR, "fatigue", "3", " ", "value") == "give a reason"


def test_a_side_has_nothing_to_set() -> None:
    seen = view(rules(), BATTLE, "union")
    assert settable.names(seen, SEYMOUR) == ()


def test_a_number_where_a_mode_stands_is_refused_in_words() -> None:
    made = settable.override(SEYMOUR, "mode", "sideways", "so", "choice")
    assert isinstance(made, Override)
    assert why_not(at(BATTLE), made)

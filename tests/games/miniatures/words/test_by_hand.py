"""What the referee set by hand has a column of its own wherever losses are told: nobody was shot."""

from __future__ import annotations

from typing import Any

from companion.games.miniatures.cards.forces import losses
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.words.losses import loss_table
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.settable import columns
from companion.games.miniatures.words.status import unit_line, value
from companion.games.miniatures.words.tellings import sentence
from tests.games.miniatures.building import a_battle, a_brigade, play, the_rules


def a_view(*orders: cmd.AnyCommand) -> Any:
    state = play(a_battle(a_brigade("iron"), a_brigade("heth", "confederate")), *orders).state
    return the_rules().view(state, "referee")


def override(pays: str = "") -> cmd.Override:
    return cmd.Override("iron", "stands", 6, "counted", pays=pays)


def test_report_papers_status_and_scripts_tell_it() -> None:
    view = a_view(override())
    assert list(loss_table(view))[1:4] == [
        "| | Stands at start | Shot or cut down | Skedaddled | Captured | By the referee | Left |",
        "|---|---:|---:|---:|---:|---:|---:|",
        "| Union stands | 8 | 0 | 0 | 0 | 2 | 6 |",
    ]
    iron = view.units[0]
    assert losses(iron) == "2 set aside by the referee"
    assert "2 set aside by the referee [iron]" in unit_line(iron, Names(view))
    assert value(view)["units"][0]["set_aside"] == 2


def test_what_was_put_in_beyond_the_start_is_said_so() -> None:
    view = a_view(cmd.Override("iron", "stands", 11, "counted"))
    iron = view.units[0]
    assert losses(iron) == "3 put in by the referee"
    assert "3 put in by the referee [iron]" in unit_line(iron, Names(view))


def test_where_nothing_was_set_aside_there_is_no_column_for_it() -> None:
    assert "By the referee" not in "".join(loss_table(a_view()))
    assert "By the referee" not in "".join(loss_table(a_view(override("lost"))))


def test_the_journal_names_the_column_where_it_is_another_than_the_usual_one() -> None:
    names = Names(a_view())
    told = ev.Overridden("iron", "stands", 8, 6, "counted", "set_aside")
    assert sentence(told, names) == "Override: Iron, stands 8 → 6 (counted)."
    told = ev.Overridden("iron", "stands", 8, 6, "counted", "lost")
    assert sentence(told, names) == "Override: Iron, stands 8 → 6, booked as shot or cut down (counted)."
    told = ev.Overridden("game", "shots", [{"target": "iron"}], [], "void")
    assert "shots 1 → 0 (void)" in sentence(told, names)


def test_columns_are_offered_for_figures_and_where_a_unit_is_alone() -> None:
    assert [one for _, one in columns("iron", "stands")] == [
        "set_aside",
        "lost",
        "skedaddled",
        "captured",
        "stands_at_start",
    ]
    assert columns("iron", "status")
    assert columns("iron", "formation") == columns("game", "turn") == ()

"""A campaign in short: a page a day, a march a corps, each battle as a paragraph."""

from __future__ import annotations

import re

import pytest

from companion.games.campaign.rules import events as ev
from companion.games.campaign.words.daily import Calendar, around_battles, marches
from companion.games.campaign.words.report import of_session, whole_of_session
from tests.games.campaign.playing import begun, laid_out, play

DAYS = {1: "June 28", 2: "June 29", 3: "June 30"}


@pytest.mark.parametrize(
    ("turn", "day"),
    [(0, "June 28"), (1, "June 28"), (2, "June 28"), (3, "June 29"), (6, "June 29"), (7, "June 30"), (99, "")],
)
def test_turns_fall_into_days_whichever_turn_it_is_now(turn: int, day: str) -> None:
    # Four turns a day, and the first is the third of its day.
    now = [Calendar(DAYS, 1, 2, 4, 1), Calendar(DAYS, 2, 0, 4, 3), Calendar(DAYS, 2, 3, 4, 6)]
    assert {one.name(one.day(turn)) for one in now} == {day}


def test_a_march_is_told_from_where_it_began_to_where_it_ended() -> None:
    stood = {"union:A": (1, 1)}
    way = [("union:A", (1, 2)), ("union:B", (5, 5)), ("union:A", (1, 3))]
    first = list(marches([ev.Entered(corps, at, 1, (0, 1)) for corps, at in way], stood))
    assert [(one.corps, one.start, one.end, one.hexes) for one in first] == [
        ("union:A", (1, 1), (1, 3), 2),
        ("union:B", None, (5, 5), 1),
    ]
    (next_day,) = marches([ev.Entered("union:B", (5, 6), 1, (0, 1))], stood)
    assert next_day.start == (5, 5), "it stands in the morning where it halted in the evening"


def test_a_corps_that_fought_marches_after_its_battle_and_the_others_before_it() -> None:
    def to(corps: str, at: tuple[int, int]) -> ev.Entered:
        return ev.Entered(corps, at, 1, (0, 1))

    closed = ev.BattleClosed("1.1", ("confederate:A",), ("confederate:A", "union:A"), (0, 1))
    called_off = ev.BattleClosed("1.2", ("confederate:B",), ("confederate:B",), (0, 1), aborted=True)
    day = [to("union:A", (1, 2)), closed, called_off, to("union:A", (1, 3)), to("confederate:B", (7, 7))]
    before, after = (list(marches(part, {})) for part in around_battles(day))
    assert [(one.corps, one.end) for one in before] == [("union:A", (1, 2)), ("confederate:B", (7, 7))]
    assert [(one.corps, one.end) for one in after] == [("union:A", (1, 3))]


def test_the_loser_of_the_field_is_told_to_march_after_it() -> None:
    told = [ev.FieldLost("confederate:H", "1.1"), ev.Entered("confederate:H", (1, 3), 1, (0, 1))]
    before, after = around_battles(told)
    assert not list(marches(before, {}))
    assert [one.corps for one in marches(after, {})] == ["confederate:H"]


def test_the_short_report_has_every_battle_and_no_courier() -> None:
    session = play(begun("gettysburg-battle"))
    short, whole = of_session(session), whole_of_session(session)
    assert set(re.findall(r"[Bb]attle \d+\.\d+ in", whole)) <= set(re.findall(r"[Bb]attle \d+\.\d+ in", short))
    assert "reports from" in whole
    assert "reports from" not in short
    assert len(short.splitlines()) < len(whole.splitlines()) / 5
    days = re.findall(r"^## (.+)$", short, flags=re.M)
    assert days == sorted(set(days), key=days.index)
    assert short.splitlines()[0] == whole.splitlines()[0]
    assert short.splitlines()[-1] == whole.splitlines()[-1]


def test_the_report_bills_each_side_with_what_it_no_longer_has() -> None:
    session = play(begun("gettysburg-battle"))
    text = of_session(session)
    told = {
        side: sum(int(n) for n in found.groups())
        for side, called in (("confederate", "Confederates"), ("union", "Union"))
        if (found := re.search(rf"The {called}, in strength points: (\d+) in battle, (\d+) by marching", text))
    }
    assert set(told) == {"confederate", "union"}
    began = laid_out("gettysburg-battle").corps
    for side, n in told.items():
        own = [one for one in session.view.corps if one.side == side]
        assert all(one.status == "present" for one in own), "the stragglers of a corps that is gone are nobody's loss"
        men = sum(one.now.strength.total + one.now.stragglers for one in own if one.now)
        assert n == sum(began[one.id].strength.total + began[one.id].stragglers for one in own) - men

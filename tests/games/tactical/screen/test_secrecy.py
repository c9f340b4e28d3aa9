"""Nothing that a side may not know stands in any widget of its window, among hidden units, whatever happens."""

from __future__ import annotations

from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from companion.games.tactical.charts.terms import Side, other
from companion.games.tactical.messages import SEAT_TAKEN
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.state import State
from companion.games.tactical.screen.window import TacticalWindow
from companion.kernel.messages import capital
from companion.kernel.session import Session
from tests.desktop.reading import texts
from tests.games.tactical.building import state, unit
from tests.games.tactical.screen.conftest import PEOPLE, UNION_ALONE, OpenBattle, a_battle, from_state, to_operations
from tests.games.tactical.screen.test_orders import press

PLANTED: dict[Side, tuple[str, ...]] = {"union": ("Zanzibar", "98765"), "confederate": ("Xylophon", "87654")}
"""The names of each side's units, and the men of each."""


def planted(control: dict[str, str], *, enemy_at: Square = (30, 12)) -> Session:
    """Give a battle among hidden units, far from one another."""
    made = []
    for side, at in (("union", (8, 12)), ("confederate", enemy_at)):
        whose: Side = "union" if side == "union" else "confederate"
        name, men = PLANTED[whose]
        made.append(unit(f"{name}-A", whose, at=at, men=int(men), facing=5 if whose == "union" else 1))
        made.append(unit(f"{name}-B", whose, at=(at[0], at[1] + 3), men=int(men), facing=5 if whose == "union" else 1))
    now: State = state(*made, control=control, hidden=True)
    return from_state(replace(now, turn=5))


def leaks(window: TacticalWindow, side: Side) -> list[str]:
    """Give every text that holds a planted word of a side, figures with or without their comma."""
    return [text for text in texts(window) for word in PLANTED[side] if word.lower() in text.replace(",", "").lower()]


def test_a_sides_window_holds_nothing_of_the_hidden_enemy(open_battle: OpenBattle) -> None:
    window = open_battle(planted(UNION_ALONE))
    assert window.desk.seat == "union"
    assert not leaks(window, "confederate")
    assert leaks(window, "union")
    for square in ((30, 12), (29, 12), (28, 12)):
        window.map.select(square)
        assert not leaks(window, "confederate")
    window.ordering.pick("union:zanzibar-a")
    for key in "vyrkgipx":
        press(window, key)
    window.map.select((30, 12))
    window.ordering.on_targeted((30, 12))
    assert not leaks(window, "confederate")
    window.run("journal")
    assert not leaks(window, "confederate")


def test_what_a_right_click_offers_does_not_tell_where_the_hidden_enemy_stands(open_battle: OpenBattle) -> None:
    offered = []
    for at in ((7, 12), (38, 12)):
        window = open_battle(planted(UNION_ALONE, enemy_at=at))
        window.ordering.pick("union:zanzibar-a")
        window.map.look_at((7, 12))
        place = window.map.mapToGlobal(window.map.spot((7, 12)).toPoint())
        offered.append([(act.title, act.why()) for act in window.evening.here(window.map, place)])
        assert not leaks(window, "confederate")
    assert offered[0]
    assert offered[0] == offered[1]


def test_zones_and_reach_do_not_tell_where_the_hidden_enemy_stands(open_battle: OpenBattle) -> None:
    near, far = (open_battle(planted(UNION_ALONE, enemy_at=at)) for at in ((6, 12), (38, 12)))
    reached = []
    for window in (near, far):
        window.layers.turn("zones")
        zones = {one.side: one.squares for one in window.map.marks.zones}
        assert not zones["confederate"]
        assert zones["union"]
        window.ordering.pick("union:zanzibar-a")
        reached.append(window.desk.reach(window.desk.view.units[0]).costs)
    assert reached[0] == reached[1]
    assert (7, 12) in reached[0]


def test_a_square_that_a_hidden_enemy_holds_is_offered_like_any_other(open_battle: OpenBattle) -> None:
    window = open_battle(planted(UNION_ALONE, enemy_at=(6, 12)))
    window.ordering.pick("union:zanzibar-a")
    said = []
    for square in ((6, 12), (6, 13)):
        window.map.select(square)
        assert window.card.sort == "walk"
        assert not window.card.button.reason
        said.append(window.card.button.text())
    assert said[0].startswith("Go there")
    assert not leaks(window, "confederate")


def test_two_people_hand_the_laptop_over_and_nobody_sees_the_others(open_battle: OpenBattle, qtbot: QtBot) -> None:
    window = open_battle(planted(PEOPLE))
    desk = window.desk
    assert desk.covered
    for side in ("union", "confederate"):
        assert not leaks(window, "union" if side == "union" else "confederate")
    press(window, "1", "m")
    window.run("sit-down")
    assert not desk.covered
    assert desk.seat == "union"
    window.run("end")
    window.evening.dialog.accept()
    qtbot.waitUntil(lambda: not desk.moving)
    assert desk.covered
    assert window.pages.currentWidget() is window.cover
    assert "Confederate" in window.cover.words.text()
    assert not leaks(window, "union")
    assert not leaks(window, "confederate")
    window.run("sit-down")
    assert str(desk.seat) == "confederate"
    assert not leaks(window, "union")
    assert leaks(window, other("union"))


def test_the_referees_seat_shows_both_and_is_asked_about(open_battle: OpenBattle) -> None:
    window = open_battle(planted(UNION_ALONE))
    window.run("referee")
    assert window.desk.seat == "union"
    window.evening.dialog.accept()
    assert str(window.desk.seat) == "referee"
    assert leaks(window, "confederate")
    assert "referee's seat" in window.locked.words()
    window.run("referee")
    assert window.desk.seat == "union"
    assert not leaks(window, "confederate")
    window.desk.session.seat = "confederate"
    (told,) = [line for line in window.desk.session.log() if line.label == SEAT_TAKEN(side=capital("union"))]
    assert [type(event).__name__ for event in told.events] == ["SeatTaken"]


def test_where_nothing_is_hidden_the_seat_is_taken_without_an_entry(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle()))
    entries = len(window.desk.session.log())
    window.desk.take_referees_seat()
    assert len(window.desk.session.log()) == entries

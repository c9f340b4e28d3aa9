"""Corps in the order of their numbers wherever a battle is listed, though its roster begins with the last of them."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.miniatures.rules import players, under
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.setup.roster_row import RosterRow
from companion.games.miniatures.words import order, outside
from companion.games.miniatures.words.status import lines
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader, the_rules

CORPS = ("XII", "IX", "VI", "V", "II", "I")
ORDER = ("I", "II", "V", "VI", "IX", "XII")


def the_battle() -> State:
    """Give a battle whose corps, divisions, brigades, guns and leaders all come the wrong way round."""
    units = [a_brigade(f"b-{one}", corps=f"c-{one}", division=f"d-{one}") for one in CORPS]
    guns = [a_battery(f"g-{one}", corps=f"c-{one}", division=f"d-{one}") for one in CORPS]
    led = [a_leader(f"l-{one}", commands=f"d-{one}") for one in CORPS]
    above = [a_leader(f"k-{one}", rank="corps", commands=f"c-{one}") for one in CORPS]
    army = a_leader("army", rank="army", commands="")
    called = {f"c-{one}": f"{one} Corps" for one in CORPS} | {f"d-{one}": f"Of {one}" for one in CORPS}
    return a_battle(*units, *guns, *led, *above, army, names=called)


def test_a_view_has_units_and_leaders_as_their_corps_are_numbered() -> None:
    view = the_rules().view(the_battle(), "referee")
    assert [one.id for one in view.units] == [f"{kind}-{one}" for one in ORDER for kind in "bg"]
    assert [one.id for one in view.leaders] == [*(f"{kind}-{one}" for one in ORDER for kind in "lk"), "army"]


def test_a_status_names_the_leaders_of_corps_in_order() -> None:
    rules, state = the_rules(), the_battle()
    known = rules.view(state, "referee"), rules.duties(state, "referee"), rules.score(state, "referee")
    shown = list(lines(*known, entry=1))
    last = next(line for line in shown if "[army]" in line)
    assert [one.partition("[")[2].rstrip("]") for one in last.split("; ")] == [*(f"k-{one}" for one in ORDER), "army"]


def test_commands_are_offered_in_order() -> None:
    state = the_battle()
    those = tuple(f"{kind}-{one}" for one in ORDER for kind in "cd")
    assert players.commands(state) == ("union", "confederate", *those)
    assert tuple(under.formations(state, "union"))[1 : 1 + len(those)] == those


def test_the_tree_has_them_in_order() -> None:
    found = [row.name for row in order.rows(the_rules().view(the_battle(), "referee")) if row.kind == "corps"]
    assert found == [f"{one} Corps" for one in ORDER]


def test_a_roster_is_shown_in_order_before_anything_is_made() -> None:
    row = RosterRow(file="r.csv", row=2, side="union", unit="B", arm="infantry")
    rows = [replace(row, corps=f"{one} Corps") for one in CORPS]
    told = [line.strip() for line in outside.order_of_battle(rows)]
    assert [line.partition(":")[0] for line in told if " Corps" in line] == [f"{one} Corps" for one in ORDER]

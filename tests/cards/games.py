"""Games for the decks: McPherson's Ridge at its start and in mid-game, many brigades, hostile names, any battle at all."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, TypeVar

from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from companion.cards.source import Source, of_session
from companion.games.miniatures.rules.state import State
from companion.kernel.session import Session
from companion.kernel.shelf import ruleset_texts
from tests.desktop.conftest import many_units, the_ridge, the_ridge_played
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_cavalry, a_leader, the_rules

T = TypeVar("T", bound=Struct)
SideOf = Literal["", "union", "confederate"]
LONG = "The Philadelphia Brigade and whoever else came up the slope behind it that afternoon, " * 3
HOSTILE = (LONG[:200], "Бригада Туркина", "第一旅團", "O'Brien & <b>Sons</b>", "a\u202eb", "—", "%s {n} {title}", " x ")


@cache
def at_the_start() -> Session:
    """McPherson's Ridge before the first command."""
    return the_ridge()


@cache
def in_mid_game() -> Session:
    """McPherson's Ridge when turn 3 begins: Archer has quit the field, Davis is disordered, Heth has fallen."""
    return the_ridge_played(lambda view: view.turn >= 3)


@cache
def texts() -> dict[str, str]:
    """The charts as they are installed."""
    return ruleset_texts("miniatures")


def of_ridge(session: Session, side: SideOf = "") -> Source:
    """What the referee knows of a game."""
    return of_session(session, side)


def source(state: State, *, seat: Any = "referee", side: SideOf = "", carried: dict[str, str] | None = None) -> Source:
    """What a seat knows of a battle, in the readings that it has chosen."""
    rules = the_rules()
    return Source(rules.rules(state), texts() if carried is None else carried, rules.view(state, seat), side)


def of_many(each: int = 150) -> State:
    """A battle of many brigades a side."""
    return many_units(each=each)


def named(one: T, name: str) -> T:
    """The same with another name."""
    return replace(one, name=name)


def of_hostile_names() -> State:
    """A battle whose units, leaders, corps and places bear names that no clerk would have written."""
    union = [named(a_brigade(f"u{n}", division=f"d{n}", note=name), name) for n, name in enumerate(HOSTILE)]
    rebels = [
        named(a_battery(f"c{n}", "confederate", label=name, corps=f"k{n}"), name) for n, name in enumerate(HOSTILE)
    ]
    leaders = [
        named(a_leader(f"l{n}", commands=f"d{n}", exceptional=bool(n % 2), attached=f"u{n}"), name)
        for n, name in enumerate(HOSTILE)
    ]
    names = {f"d{n}": name for n, name in enumerate(HOSTILE)} | {f"k{n}": name for n, name in enumerate(HOSTILE)}
    return a_battle(*union, *rebels, *leaders, title=LONG[:200], names=names)


STATUS = ("on-table", "to-arrive", "destroyed", "quit", "surrendered", "captured", "wrecked", "left")
_names = st.text(st.characters(blacklist_categories=("Cs", "Cc")), min_size=1, max_size=200)


@st.composite
def battles(draw: st.DrawFn, intelligence: str = "open") -> State:
    """Any battle of a few units: what they are, have lost and carry is drawn."""
    units: list[Any] = []
    leaders: list[Any] = []
    for nth in range(draw(st.integers(1, 5))):
        side = draw(st.sampled_from(("union", "confederate")))
        kind = draw(st.sampled_from((a_brigade, a_cavalry, a_battery)))
        start = draw(st.integers(1, 45))
        left = draw(st.integers(0, start))
        more: dict[str, Any] = {
            "stands": left,
            "stands_at_start": start,
            "status": draw(st.sampled_from(STATUS)),
            "division": draw(st.sampled_from(("", f"{side}-1", f"{side}-2"))),
            "low_ammo": draw(st.booleans()),
            "corps": draw(st.sampled_from((f"{side}-I", f"{side}-II"))),
            "note": draw(st.text(max_size=30)),
            "seen": draw(st.booleans()),
            "lost": draw(st.integers(0, 9)),
            "captured": draw(st.integers(0, 9)),
        }
        if kind is a_battery:
            del more["stands_at_start"]
            more |= {"stands": start, "damaged": draw(st.integers(0, start)), "silenced": draw(st.booleans())}
            more |= {"gun": draw(st.sampled_from(("smoothbore", "rifled"))), "horse": draw(st.booleans())}
        else:
            worn = draw(st.integers(0, 30))
            more |= {"worn_at": worn, "fresh_at": worn + draw(st.integers(0, 9)), "disordered": draw(st.booleans())}
            more |= {"exceptional_commander": draw(st.booleans()), "commander": draw(st.text(max_size=20))}
        units.append(named(kind(f"unit-{nth}", side, **more), draw(_names)))
    for nth, unit in enumerate(units):
        if draw(st.booleans()):
            where = unit.id if draw(st.booleans()) else ""
            rank: dict[str, Any] = {"rank": "division" if unit.division else "corps"}
            rank |= {"commands": unit.division or unit.corps, "attached": where, "exceptional": draw(st.booleans())}
            leaders.append(named(a_leader(f"leader-{nth}", unit.side, **rank), draw(_names)))
    return a_battle(*units, *leaders, intelligence=intelligence)

"""A seat's view of a battle as counters on the map; nothing that is not in the view can be drawn."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from companion.games.tactical.rules.state import Rank, Unit
from companion.games.tactical.rules.view import View, knows_whole
from companion.games.tactical.words.map.marks import Counter, Marks
from companion.language.tongue import plural

_RANKS: tuple[Rank, ...] = ("corps", "division", "brigade")


def marks(
    view: View, *, selected: str = "", kin: Collection[str] = (), icons: bool = False, nights: Collection[int] = ()
) -> Marks:
    """Give the units that a seat knows of: `selected` on top of its square, `kin` of a formation that is shown.

    `nights` are the turns at night (rules.sequence.night_turns), when the map is dark.

    The Basic game has figures alone, as its units face nowhere (ANT-2.1q); otherwise they are chosen (ANT-2.1p).
    """
    units = counters(view, selected=selected, kin=kin)
    return Marks(counters=units, icons=icons or view.level == "basic", night=view.turn in nights)


def counters(view: View, *, selected: str = "", kin: Collection[str] = ()) -> tuple[Counter, ...]:
    """Give the units on the map, the selected one first, then troops before guns in the order of battle."""
    leaders = led(view)
    there = [one for one in view.units if one.square is not None and one.here]
    there.sort(key=lambda one: (one.id != selected, one.arm == "artillery"))
    return tuple(_counter(view, one, leaders, one.id == selected, one.id in kin) for one in there)


def led(view: View) -> dict[str, Rank]:
    """Give {unit: the highest rank of a division's or corps' leader who is with it}."""
    found: dict[str, Rank] = {}
    for rank in reversed(_RANKS[:2]):
        found |= {one.unit: rank for one in view.leaders if one.rank == rank and one.unit and not one.lost}
    return found


def _counter(view: View, one: Unit, leaders: Mapping[str, Rank], selected: bool, kin: bool) -> Counter:
    assert one.square is not None
    own = view.phase.kind == "operation" and view.phase.side == one.side
    return Counter(
        id=one.id,
        at=one.square,
        side=one.side,
        name=one.name,
        arm=one.arm,
        mode=one.mode,
        facing=None if view.level == "basic" or one.gunboat else one.facing,
        strength=strength(one),
        gunboat=one.gunboat,
        routed=one.routed,
        disrupted=one.disrupted,
        in_command=one.in_command,
        ammo=one.ammo,
        fort=one.fort,
        fire=one.fire_plot,
        melee=one.melee_plot,
        advance=one.advance_plot,
        leader=leaders.get(one.id, ""),
        selected=selected,
        kin=kin,
        said=(*one.traits, *one.asked),
        spent=own and (not one.activated or one.points <= 0) and knows_whole(view, one),
    )


def strength(one: Unit) -> str:
    """Give a unit's strength as it is said: men, or guns of artillery (ANT-7.2a)."""
    if one.arm == "artillery":
        return plural(one.guns, "{n} gun", "{n} guns")
    return plural(one.men, "{n} man", "{n} men")

"""The unit displays of the book: a unit, what it has left and has plotted, where it stands (ANT-QS-3.2, ANT-7.2).

The Basic game has one page, the others two; the compass stands beside them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from companion.games.tactical.charts.terms import Level
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Direction, Square
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.state import Unit
from companion.language.tongue import declared, number, tr
from companion.language.words import trait_words

SIDES = {"union": "UNION", "confederate": "CONFED"}
declared(SIDES)
ARMS = {"infantry": "INF", "cavalry": "CAV", "artillery": "ART"}
declared(ARMS)
NO_PLOT = "NO PLOT"
declared(NO_PLOT)
COMPASS: tuple[tuple[Direction, ...], ...] = ((8, 1, 2), (7, 0, 3), (6, 5, 4))
"""The directions as they lie around a square; 0 is the square itself (ANT-R-COMPASS)."""
TEN_KEYS: dict[Direction, str] = {1: "8", 2: "9", 3: "6", 4: "3", 5: "2", 6: "1", 7: "4", 8: "7"}
"""The keys of a keypad by their places on it (ANT-QS-1.4c)."""
ASIDE = 44
"""The column in which the compass begins."""


def display(ground: Ground, level: Level, one: Unit, *, page: int, factor: bool = False) -> tuple[str, ...]:
    """Give a page of a unit's statistics: 1, and 2 where there is one; `factor` is command control as a factor."""
    said = (trait_words((*one.traits, *one.asked)).upper(),) if one.traits or one.asked else ()
    if level == "basic":
        return (*basic_page(ground, one), *said)
    return (*(second_page(ground, one, factor=factor) if page == 2 else first_page(ground, one)), *said)


def pages(level: Level) -> int:
    """Give how many pages a unit's statistics have."""
    return 1 if level == "basic" else 2


def basic_page(ground: Ground, one: Unit) -> tuple[str, ...]:
    """Give the page of the Basic game (ANT-QS-3.2a)."""
    routed = f" {tr('ROUTED')}" if one.routed else ""
    return (
        head_line(one),
        f"{one.weapon:<5} {_figures(one)} {tr('MORALE:{n}', n=one.morale)}{routed}",
        f"{f'OP:{one.points}':<8} {tr('MELEE:{melee}  FIRE:{fire}', melee=yes(one.melee_plot), fire=fire(one))}",
        _where(ground, one),
    )


def first_page(ground: Ground, one: Unit) -> tuple[str, ...]:
    """Give the first page of the other games (ANT-7.2a, ANT-R-SAMPLE)."""
    return (
        head_line(one),
        tr(
            "DS:{disrupted} AMMO:{ammo} MEL:{melee} MRL:{morale} FIRE:{fire}",
            disrupted=yes(one.disrupted),
            ammo=yes(one.ammo),
            melee=yes(one.melee_plot),
            morale=one.morale,
            fire=fire(one),
        ),
        tr(
            "{mode:<7} OP:{points} DIR:{facing} ADV:{advance} ACT:{active}",
            mode=mode(one),
            points=one.points,
            facing=one.facing,
            advance=yes(one.advance_plot),
            active=yes(one.activated),
        ),
        _where(ground, one),
    )


def second_page(ground: Ground, one: Unit, *, factor: bool = False) -> tuple[str, ...]:
    """Give the second page, behind P (ANT-7.2b, ANT-R-SAMPLE)."""
    control = number(one.control, "g") if factor else tr("IN") if one.in_command else tr("OUT")
    return (
        head_line(one),
        tr("FORT:{fort} {mode} CC:{control}", fort=one.fort, mode=mode(one), control=control),
        f"{one.weapon} {_figures(one)}",
        _where(ground, one),
    )


def head_line(one: Unit) -> str:
    """Give who a unit is and how strong: "CONFED RIPLEY - A INF 501 MEN"; guns with their crews where these count."""
    men = tr("{n} MEN", n=one.men)
    guns = tr("{n} GUNS", n=one.guns)
    strength = (f"{guns} {men}" if one.men else guns) if one.arm == "artillery" else men
    return f"{tr(SIDES[one.side])} {name(one)} {tr(ARMS[one.arm])} {strength}"


def name(one: Unit) -> str:
    """Give a unit's name as it is printed: "RIPLEY - A"."""
    of, sign, half = one.name.upper().rpartition("-")
    return f"{of} - {half}" if sign and len(half) == 1 else one.name.upper()


def square_line(ground: Ground, at: Square) -> str:
    """Give a square: its terrain with the elevation, its coordinates, and its name (ANT-7.1h)."""
    terrain = f"{tr(ground.shown(at).replace('_', ' ')).upper()}({ground.elevation(at)})"
    called = ground.name(at)
    return f"{terrain:<12} X,Y:{place(at)}{f'   {called}' if called else ''}"


def mode(one: Unit) -> str:
    """Give a unit's mode; in rout it has none (ANT-R-RALLY-MODE)."""
    return tr(one.shown_mode).upper()


def fire(one: Unit) -> str:
    """Give the square of a unit's fire plot."""
    return tr(NO_PLOT) if one.fire_plot is None else place(one.fire_plot)


def yes(value: bool) -> str:
    """Give Y or N."""
    return "Y" if value else "N"


def beside_compass(lines: Sequence[str], *, ten_keys: bool) -> list[str]:
    """Give lines with the compass at their right (ANT-QS-3.1c)."""
    drawn = compass(ten_keys=ten_keys)
    return [f"{left:<{ASIDE}} {right}".rstrip() for left, right in zip_longest(lines, drawn, fillvalue="")]


def compass(*, ten_keys: bool) -> tuple[str, ...]:
    """Draw the compass: the key of each direction where it leads to."""
    return tuple(" ".join(_key(one, ten_keys=ten_keys) for one in row) for row in COMPASS)


def _key(direction: Direction, *, ten_keys: bool) -> str:
    if not direction:
        return "+"
    return TEN_KEYS[direction] if ten_keys else str(direction)


def _figures(one: Unit) -> str:
    return tr("EFF:{effectiveness} FT:{fatigue}", effectiveness=one.effectiveness, fatigue=one.fatigue)


def _where(ground: Ground, one: Unit) -> str:
    return "" if one.square is None else square_line(ground, one.square)

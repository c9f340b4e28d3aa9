"""What only eyes know of a fire attack, a charge or a maneuver roll, as the rows of the tables ask for it.

Chips at the desk and choices of a form are made of these: a house row that asks something new is asked for here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.charts.modifiers import Chip, Modifier, chips
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import charge_modifiers, fire_modifiers, maneuver
from companion.games.miniatures.rules import commands as cmd
from companion.language.figures import fraction, signed
from companion.language.tongue import declared, tr

ASKED = "asked"
GROUNDS = {
    "open": "open ground",
    "favorable": "favorable ground",
    "works": "works, town or wall",
    "trenches": "trenches",
}
"""The sheet's own grounds, as people call them."""
declared(GROUNDS)
declared(("cover", "woods", "broken ground", "town", "works"))


class Ask(NamedTuple):
    """Something to be said by those who see the table."""

    condition: str
    """"cover", "ground" or "asked"."""
    word: str
    words: str
    value: str
    """What it is worth by itself: "−1", "×2"."""


def of_fire(rules: Rules) -> tuple[Ask, ...]:
    """Give the covers of a target and what else is asked of an attack."""
    die, points = rules.once(fire_modifiers.die_table), rules.once(fire_modifiers.factor_table)
    told = [_ask(one, signed(int(one.value))) for one in chips(die, "cover", ASKED)]
    told += [_ask(one, f"×{fraction(one.value)}") for one in chips(points, "cover", ASKED)]
    return tuple({(one.condition, one.word): one for one in reversed(told)}.values())[::-1]


def of_charge(rules: Rules) -> tuple[Ask, ...]:
    """Give what is asked of a charge besides the ground."""
    return tuple(_asked(rules.once(charge_modifiers.table)))


def of_maneuver(rules: Rules) -> tuple[Ask, ...]:
    """Give what is asked of a maneuver roll."""
    return tuple(_asked(rules.once(maneuver.table)))


def of_command(rules: Rules, command: object) -> tuple[Ask, ...]:
    """Give what is asked of a command's attack, charge or maneuver roll; nothing of any other."""
    match command:
        case cmd.Fire():
            return of_fire(rules)
        case cmd.ResolveCharge():
            return of_charge(rules)
        case cmd.Maneuver():
            return of_maneuver(rules)
        case _:
            return ()


def _asked(table: tuple[Modifier, ...]) -> Iterator[Ask]:
    return (_ask(one, signed(int(one.value))) for one in chips(table, ASKED))


def _ask(chip: Chip, value: str) -> Ask:
    return Ask(chip.condition, chip.word, in_words(chip.word), value)


def in_words(word: str) -> str:
    """Give what a chart calls a cover, or asks for, in words: "broken-ground" is "broken ground"."""
    return tr(word.replace("-", " "))


def ground(word: str) -> str:
    """Give a ground in words."""
    return tr(GROUNDS[word]) if word in GROUNDS else in_words(word)


def choices(rules: Rules | None, tag: str, field: str) -> tuple[tuple[str, str], ...]:
    """Give what a form offers for such a field of a command: words and value, the first the default."""
    if rules is None:
        return ()
    match tag, field:
        case "fire", "cover":
            covers = (one for one in of_fire(rules) if one.condition == "cover")
            return ((tr("No cover"), fire_modifiers.NO_COVER), *((_capital(one.words), one.word) for one in covers))
        case "fire", "cover_besides":
            return tuple((_capital(one.words), one.word) for one in of_fire(rules) if one.condition == "cover")
        case "resolve-charge", "ground":
            return tuple((_capital(ground(one)), one) for one in charge_modifiers.grounds(rules))
        case "resolve-charge", "ground_besides":
            return tuple((_capital(ground(one)), one) for one in charge_modifiers.grounds(rules) if one != "open")
        case "fire", "asked":
            asks = tuple(one for one in of_fire(rules) if one.condition == ASKED)
        case "resolve-charge", "asked":
            asks = of_charge(rules)
        case "maneuver", "asked":
            asks = of_maneuver(rules)
        case _:
            return ()
    return tuple((one.words, one.word) for one in asks)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def keys(words: list[str], taken: str, own: dict[str, str] | None = None) -> dict[str, str]:
    """Give each word a letter that means nothing else, one of its own where that is free; "" when none is left."""
    found: dict[str, str] = {word: (own or {})[word] for word in words if word in (own or {})}
    used = set(taken) | set(found.values())
    for word in words:
        if word not in found:
            letter = next((one for one in (*word.upper(), *LETTERS) if one in LETTERS and one not in used), "")
            found[word] = letter
            used.add(letter)
    return found

"""A referee's notebook: what was said and thrown at the table, a line an act, as a person writes it down.

battle the-cornfield
-- Gibbon goes in first                       a word at the table
step                                          the next step; `step low=a,b` names who is out of musket range
arrive law,wofford edge=south-west
man gibbon radius=hooker | 7                  a die as it fell, after the bar
form gibbon attack-column
move gibbon 8 road charges=douglass
fire douglass < gibbon 8@3.5, campbell 1@12e cover=woods | 9
charge gibbon+phelps > douglass ground=works supported=gibbon | 6 4
answer carry question=gibbon
attach hooker gibbon   ·   detach hooker   ·   leader hooker 12
do {"order": "note", "text": "..."}           any other order as it is
because "we forgot" : move gibbon 2           a gate is passed
no : fire douglass < hofmann 8@3              the program refuses, and must
undo
mend 41 | 9                                   entry 41 again with other dice
mend 41 at=45:7 | 10                          ... and what is thrown at entry 45 because of them
mend 41 put=45:"through gibbon" | 10          ... and what is done before entry 45 because of them; at=45 is thrown for it
mend 41 : move gibbon 6 | 3                   entry 41 was another act
mend 41 before : move hofmann 12              an act was forgotten
mend 41 out skip                              entry 41 never was; what cannot follow is left out
"""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from companion.charts.figures import Refused
from companion.kernel.amending import Edit
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session


class Line(NamedTuple):
    """A line of a notebook: its number, the words before the bar, the dice after it."""

    number: int
    words: str
    dice: tuple[int, ...]


def lines(path: Path) -> Iterator[Line]:
    """Give the lines that do something."""
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        said, _, thrown = text.partition(" | ")
        if said.strip() and not said.startswith("--"):
            yield Line(number, said.strip(), tuple(int(face) for face in thrown.split()))


def played(path: Path) -> Session:
    """Play a notebook from its first line to its last; an AssertionError names the line that went otherwise."""
    session: Session | None = None
    for line in lines(path):
        try:
            if session is None:
                session = begun(line, path.parent)
            else:
                act(session, line)
        except Exception as error:
            raise AssertionError(f"{path.name}, line {line.number}, {line.words!r}: {error}") from error
    assert session is not None, "an empty notebook"
    return session


def begun(line: Line, folder: Path) -> Session:
    """Begin the battle that the first line names, a shipped one or a file beside the notebook, with its rulings."""
    word, name, *settings = line.words.split()
    assert word == "battle"
    scenario = str(folder / name) if name.endswith(".toml") else name
    return begin(None, Beginning(scenario=scenario, seed=name, settings=dict(one.split("=") for one in settings)))


def act(session: Session, line: Line) -> None:
    """Do what a line says."""
    words, dice = line.words, line.dice
    if words == "undo":
        session.undo()
    elif words.startswith("no :"):
        refused(session, words.removeprefix("no :").strip(), dice)
    elif words.startswith("mend "):
        mend(session, words.removeprefix("mend "), dice)
    else:
        session.do(decoded(session, words), faces=dice)


def refused(session: Session, words: str, dice: tuple[int, ...]) -> None:
    """See that an act is refused, and that nothing changed by it."""
    before = session.head
    try:
        session.do(decoded(session, words), faces=dice)
    except Refused:
        assert session.head == before
        return
    raise AssertionError("was to be refused, and was done")


MEND = re.compile(
    r"(?P<entry>\d+)(?: (?P<how>before|out))?(?P<skip> skip)?(?P<at>(?: at=\d+:\d+(?:,\d+)*)*)"
    r'(?P<put>(?: put=\d+:"[^"]*")*)(?: : (?P<act>.*))?'
)


def mend(session: Session, words: str, dice: tuple[int, ...]) -> None:
    """Amend an earlier entry."""
    found = MEND.fullmatch(words)
    assert found is not None, "what is to be mended, and how?"
    commands = (decoded(session, found["act"]),) if found["act"] else None
    how: Any = {"before": "insert", "out": "delete"}.get(found["how"] or "", "replace")
    own = how == "replace" and not dice
    put = {int(at): (decoded(session, done),) for at, done in re.findall(r'put=(\d+):"([^"]*)"', found["put"])}
    edit = Edit(how=how, commands=commands, faces=dice, own_dice=own, faces_at=thrown_at(found["at"]), put_at=put)
    session.amend(int(found["entry"]), edit=edit, skip=bool(found["skip"]))


def thrown_at(words: str) -> dict[int, tuple[int, ...]]:
    """Give the faces that later entries want now: "at=45:7 at=47:2,9"."""
    pairs = (one.removeprefix("at=").split(":") for one in words.split())
    return {int(entry): tuple(int(face) for face in faces.split(",")) for entry, faces in pairs}


def decoded(session: Session, words: str) -> Any:
    """Give the command of an act."""
    return session.decode(json.dumps(order(words)))


def order(words: str) -> dict[str, Any]:
    """Give an act as an order of the program."""
    if words.startswith("because "):
        reason, rest = re.fullmatch(r'because "([^"]+)" : (.*)', words).groups()  # type: ignore[union-attr]
        return {**order(rest), "because": reason}
    word, _, rest = words.partition(" ")
    if word == "do":
        given: dict[str, Any] = json.loads(rest)
        return given
    if word == "fire":
        return fire(rest)
    if word == "charge":
        return charge(rest)
    plain, named = arguments(shlex.split(rest))
    tag, fields = ORDERS[word]
    found: dict[str, Any] = {"order": tag, **dict(zip(fields, plain, strict=False)), **named}
    found |= dict.fromkeys(plain[len(fields) :], True)
    return {SHORT.get(key, key): value(SHORT.get(key, key), one) for key, one in found.items()}


ORDERS: dict[str, tuple[str, tuple[str, ...]]] = {
    "step": ("next-step", ()),
    "arrive": ("arrive", ("units",)),
    "man": ("maneuver", ("unit",)),
    "form": ("change-formation", ("unit", "to")),
    "move": ("move", ("unit", "inches")),
    "answer": ("answer", ("choice",)),
    "attach": ("attach", ("leader", "unit")),
    "detach": ("detach", ("leader",)),
    "leader": ("move-leader", ("leader", "inches")),
    "replace": ("replace-leader", ("leader", "unit")),
    "limber": ("limber", ("unit",)),
    "unlimber": ("unlimber", ("unit", "commander")),
    "mount": ("mount", ("unit",)),
    "dismount": ("dismount", ("unit",)),
    "face": ("face", ("unit", "commander")),
    "again": ("roll-again", ("combat",)),
    "touch": ("contact", ("unit", "enemies")),
    "break": ("break-contact", ("unit", "enemy")),
    "through": ("break-through", ("unit", "target")),
    "surrender": ("surrender", ("unit",)),
    "leave": ("leave-table", ("unit",)),
    "take": ("take-objective", ("objective", "by")),
    "note": ("note", ("text",)),
}
"""What is written for an order, and the fields that follow without their names."""
SHORT = {
    "low": "outside_musket_range",
    "radius": "in_radius",
    "works": "in_fieldworks",
    "out": "outside_musket_range",
    "road": "whole_move_on_road",
    "rough": "rough_inches",
    "walls": "linear_objects",
}
LISTS = {"units", "in_radius", "supported", "on_road", "over_bridge", "asked", "enemies"}


def arguments(words: list[str]) -> tuple[list[str], dict[str, str]]:
    """Sort what stands alone from what is named."""
    named = dict(one.split("=", 1) for one in words if "=" in one)
    return [one for one in words if "=" not in one], named


def value(field: str, given: Any) -> Any:
    """Give a value as the order wants it."""
    if not isinstance(given, str) or field == "order":
        return given
    if field in LISTS or (field == "outside_musket_range" and given):
        return given.split(",")
    if given.isdigit():
        return int(given)
    return float(given) if re.fullmatch(r"\d+\.\d+", given) else given


def fire(words: str) -> dict[str, Any]:
    """Give a fire attack: target < firer stands@inches(e for enfilade, b for ball) ..., firer ... cover=..."""
    target, _, rest = words.partition(" < ")
    found = re.findall(r"(?:^|\s)(\w+)=(\S+)", rest)
    who = re.sub(r"(?:^|\s)\w+=\S+", "", rest)
    firers = [firer(one.split()) for one in who.split(",")]
    named = {key: one.split("+") if key == "asked" else one for key, one in found}
    return {"order": "fire", "target": target.strip(), "firers": firers, **named}


def firer(words: list[str]) -> dict[str, Any]:
    """Give a unit that fires with its groups."""
    name, *groups = words
    return {"unit": name, "groups": [group(one) for one in groups]}


def group(word: str) -> dict[str, Any]:
    """Give stands of a unit that fire in one band: "8@3.5e"; "@3.5" are all of them."""
    stands, _, at = word.partition("@")
    inches, marks = re.fullmatch(r"([\d.]+)([eb]*)", at).groups()  # type: ignore[union-attr]
    found: dict[str, Any] = {"range": float(inches)}
    found |= {"stands": int(stands)} if stands else {}
    return found | {name: True for mark, name in (("e", "enfilade"), ("b", "ball")) if mark in marks}


def charge(words: str) -> dict[str, Any]:
    """Give a charge combat: attackers > defenders, joined by +, and what eyes say of it."""
    attackers, _, rest = words.partition(" > ")
    defenders, *more = rest.split()
    plain, named = arguments(more)
    found: dict[str, Any] = {"order": "resolve-charge", "attackers": attackers.split("+")}
    found |= {"defenders": defenders.split("+"), **dict.fromkeys(plain, True)}
    return found | {key: value(key, one) for key, one in named.items()}

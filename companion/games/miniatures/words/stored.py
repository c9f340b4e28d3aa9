"""What a game stores in English, said in the language that is spoken: labels of entries, purposes of dice, questions.

A stored text is read by the templates that it was made from; what fits none of them is said as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from companion.games.campaign.rules.stored import told_again
from companion.games.tactical.rules.stored import told_again as of_squares
from companion.language.lengths import length
from companion.language.messages import Message, Names, Worded, nameless, told
from companion.language.tongue import number, tr

WORDS = {
    "phase",
    "side",
    "mode",
    "kind",
    "choice",
    "marker",
    "retreat",
    "edge",
    "what",
    "outcome",
    "row",
    "mover",
    "field",
    "value",
}
"""Places that hold words of the rules. The others hold names, or what a person has written, and stay as they are."""
FIGURES = {"n", "inches", "turn", "number", "count", "die", "total", "points", "attacker", "defender"}
FORMATIONS = ("Single Line", "Double Line", "Attack Column", "March Column")
LABELS = (
    "Set-up",
    "Desperate struggle, again",
    "Note: {words}",
    "End of the battle: {reason}",
    "The battle goes on: {reason}",
    "Done on the table: {numbers}",
    "Count of the table: {units}",
    "Override {target}: {field} = {value} ({reason})",
    "{option} = {value} ({reason})",
    "End of {phase} step {number}, {side} turn {turn}",
    "Answer: {choice}",
    "Attach {leader} to {unit}",
    "Move leader {leader}",
    "Move {unit} {inches} in {mode}, charging {target}",
    "Move {unit} {inches} in {mode}",
    "Maneuver {unit}",
    "Arrive {units}",
    "Delay {units} to turn {turn}",
    "Fire {units} at {target}",
    "Charge {attackers} against {defenders}",
    "Break through {unit} at {target}",
    "Break through {unit}",
    "Replace leader {leader}",
    "Detach {leader}",
    "Mount {unit}",
    "Dismount {unit}",
    "Limber {unit}",
    "Unlimber {unit}",
    "Face {unit}",
    "Break contact {unit}",
    "Surrender {unit}",
    "Leave table {unit}",
    "{side} draw dice {mode}",
    "{side} {kind} dice {mode}",
    "{objective} held by {side}",
    "{unit} seen",
    "{unit} out of sight",
    *(f"{{unit}} to {formation}" for formation in FORMATIONS),
)
"""Of the entries of a miniatures battle, those that say most before those that fit much."""
PURPOSES = (
    "maneuver roll for {unit}",
    "fire of {units} at {target}",
    "charge of {attackers}",
    "defense of {defenders}",
    "which leader is captured: {names}",
    "fallen leader roll for the commander of {unit}",
    "fallen leader roll for {leader}",
)
ACTS = (
    *(
        f"{{unit}}: {what}{how}"
        for how in (" off", " off (skedaddled)", " off (captured)")
        for what in ("1 stand", "{n} stands", "1 gun stand", "{n} gun stands")
    ),
    "{unit}: {marker} marker on",
    "{unit}: {marker} marker off",
    "{unit}: damaged marker on 1 gun stand",
    "{unit}: damaged marker on {n} gun stands",
    *(
        f"{{unit}}: {gone}: take it off the table"
        for gone in ("quits the field", "leaves the table", "surrenders", "is captured", "is destroyed", "is wrecked")
    ),
    "{unit}: {retreat}, {inches} in, limbered, straight away from the enemy",
    "{unit}: {retreat}, limbered, straight away from the enemy",
    "{unit}: {retreat}, {inches} in, straight away from the enemy",
    "{unit}: {retreat}, straight away from the enemy",
    "{unit}: on the table at the {edge} edge",
    "{unit}: on the table",
    "{unit}: captured: off the table",
    "{unit}: off the table",
    "{leader}: replacement on the table with {unit}",
    "{leader}: replacement on the table",
    "{leader}: place with the nearest friendly unit, detached",
    "{unit}: exceptional commander's mark off",
    "{unit}: carries the position: advance to where the defenders stood",
)
QUESTIONS = (
    "{unit}: carry the position, or break through?",
    "carry the position, or break through?",
    "which unit loses the captured stand?",
    "which unit's stand skedaddles?",
    "which unit loses a stand in the struggle?",
    "which battery is captured?",
)
WORKING = (
    "attacker: {what}",
    "defender: {what}",
    "attacker: modifiers in all",
    "defender: modifiers in all",
    "{attacker} less {defender}, difference",
    "die {die}, total {total}: {outcome}",
    "die {die}, result",
    "die {die}: {outcome}",
    "row {row}",
    "base die of 10: leaders at risk",
    "base die of 10: units low on ammunition",
    "under {points} fire points: no fire",
    "{points} fire points, row {row}",
    "basic rate of {mover}",
    "no road bonus in this formation",
    "{inches} in of rough ground, x",
    *(
        f"{{n}} {kind} {stands} at {{inches}} in"
        for stands in ("stand", "stands")
        for kind in ("infantry", "smoothbore", "rifled", "muzzle-loading cavalry", "breech-loading cavalry")
    ),
    "replacement after full turns",
    "no effect on the leader",
    "modifier in all",
    "faces on which he falls",
    "{n} damaged gun stands, x",
    "{what}, {count} x",
    "{what}, x",
)
"""Of the lines of a working of the miniatures rules."""


LENGTH = r"[0-9]+(?:\.[0-9]+)?(?:e[-+][0-9]+)?"
IN_INCHES = "{inches} in"
_NEAR = "falls back until it is {length} from the enemy"
_DECIMAL = re.compile(r"-?[0-9]+\.[0-9]+")


def label(text: Worded) -> str:
    """Say what an entry is."""
    return _said(text, LABELS)


def purpose(text: Worded) -> str:
    """Say what a die is for."""
    return _said(text, PURPOSES)


def act(text: Worded) -> str:
    """Say what is to be done with the models."""
    return _said(text, ACTS)


def question(text: Worded, names: Names = nameless) -> str:
    """Say what is asked."""
    return told(text, names) if isinstance(text, Message) else _said(text, QUESTIONS)


def working(text: Worded) -> str:
    """Say what a line of a working is of."""
    said = _said(text, WORKING)
    return of_squares(text) if said == text else said


def templates() -> Iterator[str]:
    """Give every template: none of them stands in tr as it is."""
    yield from map(_measured, (*LABELS, *PURPOSES, *ACTS, *QUESTIONS, *WORKING))


def _measured(template: str) -> str:
    """Give a template as it is said: what is stored in inches is told as the table is measured."""
    return template.replace(IN_INCHES, "{length}")


def _said(text: Worded, those: tuple[str, ...]) -> str:
    if isinstance(text, Message):
        return told(text)
    for template, pattern in _patterns(those):
        if found := pattern.fullmatch(text):
            places = {name: _place(name, value) for name, value in found.groupdict().items()}
            if IN_INCHES in template:
                places["length"] = places.pop("inches")
            return tr(_measured(template), **places)
    return told_again(text)


def _place(name: str, value: str) -> str:
    """Say what stands in a place of a template."""
    if name == "inches":
        return length(float(value))
    if name == "retreat" and (near := _expressed(_NEAR.replace("{length}", IN_INCHES)).fullmatch(value)):
        return tr(_NEAR, length=length(float(near["inches"])))
    if _DECIMAL.fullmatch(value):
        return number(float(value), f".{len(value.partition('.')[2])}f")
    if name == "what":  # a line of a working within a line
        return _said(value, WORKING)
    return tr(value) if name in WORDS else value


@cache
def _patterns(those: tuple[str, ...]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((one, _expressed(one)) for one in those)


def _expressed(template: str) -> re.Pattern[str]:
    return re.compile(_expression(template), re.DOTALL)


def _expression(template: str) -> str:
    parts = re.split(r"\{([a-z]+)\}", template)
    holds = [LENGTH if part == "inches" else r"\S+?" if part in FIGURES else ".+?" for part in parts]
    return "".join(f"(?P<{part}>{holds[nth]})" if nth % 2 else re.escape(part) for nth, part in enumerate(parts))

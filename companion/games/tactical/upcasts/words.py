"""The words of early documents as messages: what they name is found in commands and facts, never in the words.

A document of format 1 or 2 holds sentences. Here each is made anew from what stands beside it, and where that does not
fit the sentence it is told as it was. Where an order or a fact does not say who is meant, his name is told as it was:
what is left of a sentence whose other words are known is somebody's name, and a unit may be called "Hays at Bay".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from companion.charts.upcasting import Plain, in_plain
from companion.games.tactical import messages as say
from companion.games.tactical.messages.words import MODES
from companion.games.tactical.messages.working import printed
from companion.kernel import messages as words
from companion.kernel.messages import AMENDS, SET_UP
from companion.language.messages import (
    Argument,
    Figure,
    Id,
    Leader,
    Message,
    Named,
    Own,
    Sentence,
    Several,
    Unit,
    bare,
    kept,
    told_to_scripts,
)

PHASE, LEVEL = "sequence.phase", "victory.level"
AMENDED = r"(.*) \(amends (\d+)\)"
GAME = "game"
"""What an order calls the battle itself."""
COMES_OVER = r"(.+): leader (.+) comes over"


# ---- labels


def label(text: str, commands: Sequence[Plain]) -> Plain:
    """Give an entry's words as a message, by the commands that they are of."""
    if amended := re.fullmatch(AMENDED, text, re.DOTALL):
        return in_plain(AMENDS(what=_label(amended[1], commands), entry=Id(amended[2])))
    return in_plain(_label(text, commands))


def _label(text: str, commands: Sequence[Plain]) -> Message:
    if not commands:
        return SET_UP() if text == "Set-up" else kept(text)
    whole = next((one() for one in (*say.ORDERED.values(), say.TIME_UP) if one.one == text), None)
    if whole is not None or len(commands) > 1:
        return whole or kept(text)
    found = _of_command(text, commands[0])
    return found if found is not None and _says(found, text) else kept(text)


def _says(message: Message, text: str) -> bool:
    """Say whether a message is told in just these words, but for names by which the journal knows those it names."""
    names = [one for one in message.args.values() if isinstance(one, Named)]
    if not names:
        return told_to_scripts(message) == text
    parts = told_to_scripts(message, lambda _: "\0").split("\0")
    return re.fullmatch(".+".join(map(re.escape, parts)), text, re.DOTALL) is not None


def _of_command(text: str, command: Plain) -> Message | None:
    """Give the message that a command makes today; None where its words were somebody's own."""
    order = str(command.get("order"))
    if order == "continue":
        found = text.removeprefix("The ")
        phase = say.SET_UP if found == "set-up" else printed(PHASE, found)
        return bare(phase) if found == text else say.PLAYED(phase=phase)
    if order == "done":
        return say.DONE(phase=printed(PHASE, text.removeprefix("C: end of the ")))
    if order == "transfer":
        return _transfer(text, command)
    if order in OF_UNIT:
        return _of_unit(text, command, *OF_UNIT[order](command))
    make = OF_COMMAND.get(order)
    return None if make is None else make(command)


def _of_unit(text: str, command: Plain, sentence: Sentence, args: dict[str, Argument]) -> Message:
    """Give an order to a unit: by its id, or by its name as it was told where the order has no id."""
    name = str(command["unit"])
    if _is_id(name):
        return sentence(unit=Unit(name.lower()), **args)
    rest = told_to_scripts(sentence(unit=Own(""), **args))
    return sentence(unit=Own(text.removesuffix(rest)), **args)


def _is_id(name: str) -> bool:
    return name.lower().startswith(tuple(f"{side}:" for side in words.SIDES))


def _transfer(text: str, command: Plain) -> Message | None:
    unit, leader = str(command["unit"]), str(command["leader"])
    if _is_id(unit) and _is_id(leader):
        return say.TRANSFER(unit=Unit(unit.lower()), leader=Leader(leader.lower()))
    found = re.fullmatch(COMES_OVER, text, re.DOTALL)
    return found and say.TRANSFER(unit=Own(found[1]), leader=Own(found[2]))


def _marches(command: Plain) -> tuple[Sentence, dict[str, Argument]]:
    times = command.get("times", 1)
    return (say.FORCE_MARCH, {}) if times == 1 else (say.FORCE_MARCHES, {"times": times})


def _target(command: Plain) -> tuple[Sentence, dict[str, Argument]]:
    at = command.get("square")
    return (say.NO_FIRE, {}) if at is None else (say.FIRE_AT, {"square": say.square(at)})


OF_UNIT: dict[str, Callable[[Plain], tuple[Sentence, dict[str, Argument]]]] = {
    "move": lambda one: (say.MOVE, {"directions": Several(tuple(say.DIRECTIONS[way] for way in one["directions"]))}),
    "force-march": _marches,
    "face": lambda one: (say.FACE, {"direction": say.DIRECTIONS[one["direction"]]}),
    "mode": lambda one: (say.CHANGE_MODE, {"mode": MODES[one["mode"]]}),
    "fortify": lambda _: (say.FORTIFY, {}),
    "target": _target,
    "melee": lambda one: (say.MELEE if one.get("on", True) else say.NO_MELEE, {}),
    "advance": lambda one: (say.ADVANCE if one.get("on", True) else say.NO_ADVANCE, {}),
    "reorganise": lambda _: (say.REORGANISE, {}),
    "abort": lambda _: (say.ABORT, {}),
}
"""{order to a unit: what is told of it, and what fills its places but the unit}."""


def _to_table(command: Plain) -> Message:
    around = command.get("around")
    return say.TO_TABLE() if around is None else say.TO_TABLE_AROUND(square=say.square(around))


def _override(command: Plain) -> Message:
    target = say.BATTLE if command["target"] == GAME else Named(command["target"])
    set_to, reason = words.value(command["value"]), Own(command["reason"])
    return words.OVERRIDE(target=target, field=words.field(command["field"]), value=set_to, reason=reason)


OF_COMMAND: dict[str, Callable[[Plain], Message]] = {
    "answer": lambda one: say.ANSWER(choice=say.choice(one["choice"])),
    "activate": lambda one: say.ACTIVATE(division=Own(one["division"])),
    "end-activation": lambda _: say.NO_MORE(),
    "to-table": _to_table,
    "battle-result": lambda one: say.RESULT(battle=Id(one["battle"])),
    "call-off": lambda _: say.CALLED_OFF(),
    "note": lambda one: words.NOTE(words=Own(one["text"])),
    "take-seat": lambda one: say.SEAT_TAKEN(side=words.capital(one["by"])),
    "override": _override,
    "set-option": lambda one: words.OPTION(
        option=words.ruling(one["option"]), value=one["value"], reason=Own(one["reason"])
    ),
    "resign": lambda one: say.RESIGNS(side=words.capital(one["side"])),
}


# ---- draws

OWN = "(?P<own>.+)"
CLAUSE = r" \((?P<clause>[^()]*)\)"
DRAWS: tuple[tuple[str, Sentence, str], ...] = (
    (f"whether {OWN} is disrupted{CLAUSE}", say.ORDER_DRAW, "unit"),
    (f"whether {OWN} routs{CLAUSE}", say.ROUT_DRAW, "unit"),
    (f"whether {OWN} loses one gun more{CLAUSE}", say.GUN_DRAW, "unit"),
    (f"whether {OWN} runs out of ammunition{CLAUSE}", say.AMMO_DRAW, "unit"),
    (f"whether {OWN} is hit{CLAUSE}", say.WOUND_DRAW, "leader"),
    (f"whom the fire of {OWN} hits most{CLAUSE}", say.VICTIM_DRAW, "unit"),
    (f"does {OWN} regain its order\\?", say.ORDER_REGAINED, "unit"),
    (f"is {OWN} reached by ammunition\\?", say.AMMO_REACHED, "unit"),
    (f"is {OWN} resupplied\\?", say.RESUPPLIED, "unit"),
    (f"when {OWN} is released", say.HOLD_DRAW, "formation"),
    (f"fire of {OWN} at (?P<square>\\d+,\\d+){CLAUSE}", say.FIRE_DRAW, "unit"),
    (f"attack on (?P<square>\\d+,\\d+){CLAUSE}", say.ATTACK_DRAW, ""),
    (f"defence of (?P<square>\\d+,\\d+){CLAUSE}", say.DEFENCE_DRAW, ""),
    (f"losses of the attackers{CLAUSE}", say.LOSSES_DRAW["attackers"], ""),
    (f"losses of the defenders{CLAUSE}", say.LOSSES_DRAW["defenders"], ""),
    (f"whether the attackers retreat{CLAUSE}", say.RETREAT_DRAW["attackers"], ""),
    (f"whether the defenders retreat{CLAUSE}", say.RETREAT_DRAW["defenders"], ""),
    (r"do the reinforcements of turn (?P<turn>\d+) come early\?", say.EARLY_DRAW, ""),
    ("how many random fords there are", say.FORDS_DRAW, ""),
    ("where a ford lies in the stream", say.FORD_DRAW, ""),
    ("how many more divisions may move", say.LIMIT_DRAW, ""),
)
"""What a draw was for: one name at most stood in it, and it is all that is not known of its words."""
LOST_WITH = f"whether (?P<leader>.+) is lost with (?P<unit>.+){CLAUSE}"


def purpose(text: str, facts: Sequence[Plain]) -> Plain:
    """Give what a draw was for as a message; whoever it was for is told as he was called."""
    del facts
    return in_plain(_purpose(text))


def _purpose(text: str) -> Message:
    for pattern, sentence, whose in DRAWS:  # compiled once an early document asks, which few do
        if found := re.fullmatch(pattern, text, re.DOTALL):
            said = found.groupdict()
            args: dict[str, Argument] = {name: Id(one) for name, one in said.items() if name != "own"}
            return sentence(**args, **({whose: Own(said["own"])} if whose else {}))
    lost = re.fullmatch(LOST_WITH, text, re.DOTALL)
    if lost is None or text.count(" is lost with ") > 1:
        return kept(text)
    return say.BEREAVED_DRAW(leader=Own(lost["leader"]), unit=Own(lost["unit"]), clause=Id(lost["clause"]))


def _rolled(roll: Plain) -> Plain:
    return roll | {"why": in_plain(_purpose(roll["why"]))} if isinstance(roll.get("why"), str) else roll


def with_purposes(fact: Plain) -> Plain:
    """Give a fact whose draws say by a message what they were for."""
    found = dict(fact)
    if isinstance(fact.get("roll"), dict):
        found["roll"] = _rolled(fact["roll"])
    if fact.get("rolls"):
        found["rolls"] = [_rolled(one) for one in fact["rolls"]]
    return found


# ---- why something happened, and questions


def _ends(text: str, sentence: Sentence, place: str) -> Iterator[Message]:
    """Yield the message of a sentence that begins with a name."""
    rest = told_to_scripts(sentence(**{place: Own("")}))
    if text.endswith(rest):
        yield sentence(**{place: Own(text.removesuffix(rest))})


def tired(fact: Plain) -> Plain:
    """Why a unit tired was a sentence."""
    text = fact["why"]
    found = (*_ends(text, say.BROKE_THROUGH, "unit"), *_ends(text, say.LEADER_FELL, "leader"), kept(text))
    return fact | {"why": in_plain(found[0])}


def delayed(fact: Plain) -> Plain:
    """Why reinforcements did not come was a sentence."""
    text = fact["why"]
    found = next((one() for one in (say.TOO_EARLY, say.NO_ENTRY) if one.one == text), None)
    at = re.fullmatch(r"the enemy is at (\d+,\d+)", text)
    if at is not None:
        found = say.ENEMY_THERE(square=Id(at[1]))
    return with_purposes(fact | {"why": in_plain(found or kept(text))})


def ended(fact: Plain) -> Plain:
    """What a battle ended with was a sentence: its level of victory and its points."""
    text = fact.get("why", "")
    rest = {name: value for name, value in fact.items() if name != "why"}
    if not text:
        return rest
    found = re.fullmatch(r"(.+): ([+-][\d,]+) points", text, re.DOTALL)
    if found is None:
        return rest | {"why": in_plain(kept(text))}
    points = Figure(int(found[2].replace(",", "")), "+,d")
    return rest | {"why": in_plain(say.OUTCOME(level=printed(LEVEL, found[1]), points=points))}


def _question(prompt: Plain) -> Plain:
    text, side = prompt["text"], prompt["seat"]
    found = re.fullmatch(rf"(.+), turn (\d+): the {side} player takes over", text, re.DOTALL)
    if found is None:
        return prompt | {"text": in_plain(kept(text))}
    asked = say.HAND_OVER(phase=printed(PHASE, found[1]), turn=Id(found[2]), side=words.side(side))
    return prompt | {"text": in_plain(asked)}


def asked(fact: Plain) -> Plain:
    """A question was a sentence."""
    return fact | {"prompt": _question(fact["prompt"])}


def began(fact: Plain) -> Plain:
    """A battle that began where another had stopped may begin with a question."""
    state = fact["state"]
    pending = state.get("pending")
    return fact if not pending else fact | {"state": state | {"pending": _question(pending)}}

"""The words of early documents as messages: labels of entries, purposes of draws, questions.

A document of format 1 or 2 holds sentences. Here each is made anew from what stands beside it: whom an order was for
stands between what its command tells, so no name is ever looked through for words: a corps may be called "Hays at Bay".
What does not fit is told as it was.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from companion.charts.upcasting import Plain, in_plain
from companion.games.campaign import messages as say
from companion.games.campaign.upcasts.reading import CORPS, FIGURE, HEX, NUMBER, RULING, SIDE, WORD, Place, odds, read
from companion.kernel import messages as words
from companion.kernel.messages import AMENDS, SET_UP
from companion.language.messages import Argument, Id, Message, Own, Several, bare, kept

AMENDED = r"(.*) \(amends (\d+)\)"
FOLLOWS = "'s successor"
PLAYED = {one.one: one for one in (*say.PLAYED.values(), *say.ORDERED.values())}


# ---- labels


def label(text: str, commands: Sequence[Plain]) -> Plain:
    """Give an entry's words as a message, by the commands that they are of."""
    if amended := re.fullmatch(AMENDED, text, flags=re.DOTALL):
        return in_plain(AMENDS(what=_label(amended[1], commands), entry=Id(amended[2])))
    return in_plain(_label(text, commands))


def _label(text: str, commands: Sequence[Plain]) -> Message:
    if not commands:
        return SET_UP() if text == "Set-up" else kept(text)
    if text in PLAYED:
        return PLAYED[text]()
    parts = text.split("; ") if len(commands) > 1 else [text]
    if len(parts) != len(commands):
        return kept(text)
    found = [_of_command(one, command) or kept(one) for one, command in zip(parts, commands, strict=True)]
    return found[0] if len(found) == 1 else bare(Several(tuple(found), "semicolons"))


def _of_command(text: str, command: Plain) -> Message | None:
    """Give the message that a command makes today, None where its words were somebody's own."""
    match str(command.get("order")):
        case "continue":
            return say.phase(text)
        case "ET":
            return _of_end(text)
        case "answer" if text == f"Answer: {command['choice']}":
            return say.ANSWER(answer=say.answer(command["choice"]))
        case "battle-result" if text == f"Result of battle {command['battle']} from the table":
            return say.RESULT(battle=Id(command["battle"]))
        case "set-up":
            return _of_set_up(text, command)
        case "note" if text == f"Note: {command['text']}":
            return words.NOTE(words=Own(command["text"]))
        case "take-seat":
            return say.TAKES_SEAT(side=words.capital(command["by"]))
        case "override":
            return _of_override(text, command)
        case "set-option":
            return words.OPTION(
                option=words.ruling(command["option"]), value=command["value"], reason=Own(command["reason"])
            )
        case "resign":
            return say.RESIGNS(side=words.capital(command["side"]))
        case "OF":
            return _of_force(text, command)
        case code:
            return _of_order(text, code, command)


def _of_end(text: str) -> Message | None:
    ended = _between(text, "ET: end of the ", "")
    if ended is None:
        return None
    return say.ET_SET_UP() if ended == "set-up" else say.ET(phase=say.phase(ended))


def _of_set_up(text: str, command: Plain) -> Message | None:
    told = say.set_to(command.get("number"), command.get("urgency"), command.get("contact"))
    parts = (f"{name} {command[name]}" for name in ("number", "urgency", "contact") if command.get(name) is not None)
    to = _between(text, "Set up ", f": {', '.join(parts)}")
    return None if to is None else say.SET(corps=_corps(to), told=told)


def _of_override(text: str, command: Plain) -> Message | None:
    set_to: dict[str, Argument] = {
        "field": words.field(command["field"]),
        "value": words.value(command["value"]),
        "reason": Own(command["reason"]),
    }
    if command["target"] == "game":
        return say.OVERRIDE_GAME(**set_to)
    to = _between(text, "Override ", f": {command['field']} = {command['value']} ({command['reason']})")
    return None if to is None else words.OVERRIDE(target=_corps(to), **set_to)


def _of_force(text: str, command: Plain) -> Message | None:
    told = _between(text, "OF: force of ", f" at {command['rate']}")
    if told is None:
        return None
    each = told.split(", ")
    names = each if len(each) == len(command["corps"]) else [told]
    return say.OF(corps=say.those(map(_corps, names)), rate=say.mode(command["rate"]))


def _of_order(text: str, code: str, command: Plain) -> Message | None:
    """Give an order to a corps as the menus call it."""
    ending, message, places = _order(code, command)
    to = _between(text, f"{code} ", ending)
    return None if to is None else message(corps=_corps(to), **places)


def _order(code: str, command: Plain) -> tuple[str, Any, dict[str, Argument]]:
    """Give how an order's words ended, and the message of it but for whom it was for."""
    at = ",".join(map(str, command.get("hex") or command.get("start") or ()))
    match code:
        case "SU":
            return f": urgency {command['urgency']}", say.SU, {"urgency": command["urgency"]}
        case "SM":
            return f": {command['march']}", say.SM, {"march": say.mode(command["march"])}
        case "CM":
            return f": {command['contact']}", say.CM, {"contact": say.mode(command["contact"])}
        case "CD":
            return f": {command['deployment']}", say.CD, {"deployment": say.mode(command["deployment"])}
        case "RT" | "AT" | "RE":
            return f": {at}", {"RT": say.RT, "AT": say.AT, "RE": say.RE}[code], {"hex": Id(at)}
        case "PT" | "XU" | "DC" | "OC":
            return "", {"PT": say.PT, "XU": say.XU, "DC": say.DC, "OC": say.OC}[code], {}
        case "MV" if command.get("path"):
            steps = " ".join(map(str, command["path"]))
            return f": from {at} by {steps}", say.MV, {"start": Id(at), "steps": Id(steps)}
        case "MV":
            return f": to {at}", say.MV_TO, {"hex": Id(at)}
        case _:
            return "", say.ORDER, {"code": Id(code)}


def _corps(told: str) -> Argument:
    """Give a corps, "I Corps (A)", as it was called."""
    name, between, letter = told.removesuffix(")").rpartition(" (")
    if between and told.endswith(")"):
        return say.CORPS(corps=Own(name), letter=Id(letter))
    return say.FORCE if told == "the force" else Own(told)


def _between(text: str, before: str, after: str) -> str | None:
    if len(text) > len(before + after) and text.startswith(before) and text.endswith(after):
        return text[len(before) : len(text) - len(after)]
    return None


# ---- draws

PURPOSES = (
    say.LEADER_LOST,
    say.NEW_LEADERSHIP,
    say.NEW_AGGRESSIVENESS,
    say.NEW_COMMANDER,
    say.ERROR,
    say.RANDOM_FACTOR,
    say.TAKES_ENEMY_FOR,
    say.MARCHES,
    say.SLOW,
    say.SEES,
    say.ACTIVITY,
    say.FALSE_ACTIVITY,
    say.FALSE_HEX,
    say.STRAGGLERS,
    say.RAIN_GOES_ON,
    say.RAIN_BEGINS,
    say.GETS_AWAY,
)
OF_DRAWS: dict[str, Place] = {
    "corps": CORPS,
    "side": SIDE,
    "battle": WORD,
    "hex": HEX,
    "most": NUMBER,
    "ruling": RULING,
}
"""Corps stood in them by their ids, so nothing in these words was ever a name."""


def purpose(text: str, facts: Sequence[Plain] = ()) -> Plain:
    """Give what a draw was for as a message."""
    del facts
    return in_plain(read(text, PURPOSES, OF_DRAWS) or kept(text))


def with_purposes(fact: Plain) -> Plain:
    """Give a fact whose draws say by a message what they were for."""
    roll, rolls = fact.get("roll"), fact.get("rolls")
    found = dict(fact)
    if isinstance(roll, dict):
        found["roll"] = _meant(roll)
    if isinstance(rolls, list):
        found["rolls"] = [_meant(one) for one in rolls]
    return found


def _meant(roll: Plain) -> Plain:
    return roll | {"why": purpose(roll["why"])} if isinstance(roll["why"], str) else roll


# ---- questions


def leader(name: str) -> Argument:
    """Give who leads as he fills a message: who followed a lost leader was told by him, however often that was."""
    former, _, rest = name.rpartition(FOLLOWS)
    return say.SUCCESSOR(leader=leader(former)) if former and not rest else Own(name)


def _place(told: str) -> Message:
    town, between, at = told.removesuffix(")").rpartition(" (")
    return say.place(town, at) if between else say.place("", told)


def _moment(told: str) -> Argument:
    found = read(told, (say.MOMENT,), {"turn": WORD, "day": (".+", say.day), "hour": WORD})
    return found or (say.SETTING_UP if told == "set-up" else Own(told))


ASKED: dict[str, Place] = {
    "place": (".+", _place),
    "role": ("attacking|defending", lambda told: say.ROLES[told]),
    "odds": (r"[\d.]+:[\d.]+", odds),
    "least": NUMBER,
    "most": NUMBER,
    "zero": NUMBER,
    "counted": NUMBER,
    "battle": WORD,
    "leader": (".+?", leader),
    "morale": FIGURE,
    "loss": FIGURE,
    "moment": (".+", _moment),
}
QUESTIONS = {
    "off-line": (say.OFF_LINE,),
    "off-line-result": (say.OFF_LINE_RESULT,),
    "urgency": (say.CALLS_OFF_OUTNUMBERED, say.COUNTS_AS_OUTNUMBERED, say.CALLS_OFF, say.COUNTS_AS),
    "ranking": (say.RANKING,),
    "second-withdrawal": (say.WITHDRAWING,),
    "hand-over": tuple(say.HAND_OVER.values()),
}


def asked(fact: Plain) -> Plain:
    """A question was a sentence; its kind says which."""
    prompt = fact["prompt"]
    if not isinstance(prompt["text"], str):
        return fact
    ranked = (".+", lambda told: _ranked(told, prompt.get("corps", ())))
    places = ASKED | {"corps": ranked if prompt["kind"] == "ranking" else (".+", Own)}
    found = read(prompt["text"], QUESTIONS.get(prompt["kind"], ()), places)
    return fact | {"prompt": prompt | {"text": in_plain(found or kept(prompt["text"]))}}


def _ranked(told: str, corps: Sequence[str]) -> Argument:
    """Give the corps of a ranking: "union:A: I Corps, Reynolds; …"; each is told after its id."""
    found = []
    for one in told.split("; "):
        name = next((name for name in corps if one.startswith(f"{name}: ")), None)
        unit, between, led = one.removeprefix(f"{name}: ").partition(", ")
        if name is None or not between:
            return Own(told)
        found.append(say.RANKED(id=Id(name), corps=Own(unit), leader=leader(led)))
    return Several(tuple(found), "semicolons")


# ---- leaders

LED_BY = ("lost", "leader_lost", "new_leader")
"""The fields of facts that say who leads or led."""


def with_leaders(fact: Plain) -> Plain:
    """Who followed a lost leader was written in words, into facts as into letters."""
    return fact | {name: _called(fact[name]) for name in LED_BY if isinstance(fact.get(name), str)}


def reported(fact: Plain) -> Plain:
    """A letter tells of a leader lost, and of who leads now."""
    return fact | {"report": with_leaders(fact["report"])}


def lost_leader(fact: Plain) -> Plain:
    """A leader's loss holds draws as well."""
    return with_leaders(with_purposes(fact))


def _called(name: str) -> Plain | str:
    found = leader(name)
    return in_plain(found) if isinstance(found, Message) else name


# ---- answers and notes


def answered(fact: Plain) -> Plain:
    """That a battle's result was entered stood in words among the answers."""
    battle = _between(fact["choice"], "result of battle ", "")
    return fact if battle is None else fact | {"choice": "result", "battle": battle}


def noted(fact: Plain) -> Plain:
    """That a player resigned was a note."""
    side, between, rest = fact["text"].partition(" resigns")
    if not between or side not in ("union", "confederate") or (rest and not rest.startswith(": ")):
        return fact
    return {"event": "resigned", "side": side} | ({"reason": rest.removeprefix(": ")} if rest else {})

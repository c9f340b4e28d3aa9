"""The words of early documents as messages: what they name is found in commands and facts, never in the words.

A document of format 1 or 2 holds sentences. Here each is made anew from what stands beside it, and where that does not
fit the sentence it is told as it was. Names are not looked for in words: a unit may be called "Hays at Bay".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from companion.charts.upcasting import Plain, in_plain
from companion.games.miniatures import messages as say
from companion.kernel import messages as words
from companion.kernel.messages import AMENDS, SET_UP
from companion.language.messages import Argument, Id, Label, Length, Message, Named, Own, Several, Unit, declared, kept

AMENDED = r"(.*) \(amends (\d+)\)"
STEP = r"End of (maneuver|musketry|charge) step (\d+), (union|confederate) turn (\d+)"
"""The one label that does not stand in its command; nothing in it is a name."""
CAPTURED = "which leader is captured: "
COMMANDER = "fallen leader roll for the commander of "


def label(text: str, commands: Sequence[Plain]) -> Plain:
    """Give an entry's words as a message, by the commands that they are of."""
    if amended := re.fullmatch(AMENDED, text, flags=re.DOTALL):
        return in_plain(AMENDS(what=_label(amended[1], commands), entry=Id(amended[2])))
    return in_plain(_label(text, commands))


def _label(text: str, commands: Sequence[Plain]) -> Message:
    if not commands:
        return SET_UP() if text == "Set-up" else kept(text)
    if len(commands) == 1:
        found = _of_command(text, commands[0])
        return found if found is not None and _fits(found, text) else kept(text)
    return kept(text)


def _of_command(text: str, command: Plain) -> Message | None:
    """Give the message that a command makes today; None where its words were somebody's own."""
    order = str(command.get("order"))
    if order in say.NAMED:
        place = "leader" if "leader" in say.NAMED[order].places else "unit"
        return say.NAMED[order](**{place: say.leader(command[place]) if place == "leader" else Unit(command[place])})
    match order:
        case "next-step":
            found = re.fullmatch(STEP, text)
            return found and say.STEP_OVER(
                phase=say.PHASES[found[1]], number=int(found[2]), side=words.side(found[3]), turn=Id(found[4])
            )
        case "change-formation":
            name = text.rpartition(" to ")[2]  # the chart's own name of it, which may be a house rule's
            return say.FORM(unit=Unit(command["unit"]), formation=Label(f"formations.formation.{command['to']}", name))
        case _:
            make = OF_COMMAND.get(order)
            return None if make is None else make(command)


def _fits(message: Message, text: str) -> bool:
    """Say whether a message is what a text may have been made of."""
    template = declared()[0][message.key].one
    pattern = "".join(".*" if nth % 2 else re.escape(one) for nth, one in enumerate(re.split(r"\{(\w+)\}", template)))
    return re.fullmatch(pattern, text, re.DOTALL) is not None


def _answer(command: Plain) -> Message:
    return say.ANSWER(choice=say.PURSUITS.get(command["choice"]) or Named(command["choice"]))


def _move(command: Plain) -> Message:
    way: dict[str, Argument] = {
        "unit": Unit(command["unit"]),
        "length": Length(command["inches"]),
        "mode": say.MOVES[command.get("mode", "forward")],
    }
    return say.MOVE_CHARGING(**way, target=Unit(command["charges"])) if command.get("charges") else say.MOVE(**way)


def _break_through(command: Plain) -> Message:
    if target := command.get("target"):
        return say.BREAK_THROUGH_AT(unit=Unit(command["unit"]), target=Unit(target))
    return say.BREAK_THROUGH(unit=Unit(command["unit"]))


def _note(command: Plain) -> Message:
    if unit := command.get("unit"):
        return say.NOTE_ON(unit=Unit(unit), words=Own(command["text"]))
    return words.NOTE(words=Own(command["text"]))


def _override(command: Plain) -> Message:
    target, set_to = Named(command["target"]), words.value(command["value"])
    reason = Own(command["reason"])
    return words.OVERRIDE(target=target, field=words.field(command["field"]), value=set_to, reason=reason)


def _set_dice(command: Plain) -> Message:
    side, mode = words.capital(command["side"]), say.ORIGINS[command["mode"]]
    if command.get("kind") == "draw":
        return say.DRAW_MODE(side=side, mode=mode)
    return say.DICE_MODE(side=side, kind=say.DICE[command.get("kind", "all")], mode=mode)


def _objective(command: Plain) -> Message:
    by = words.side(command["by"]) if command.get("by") else say.NOBODY
    return say.TAKE_OBJECTIVE(objective=Named(command["objective"]), side=by)


OF_COMMAND: dict[str, Callable[[Plain], Message]] = {
    "answer": _answer,
    "attach": lambda one: say.ATTACH(leader=say.leader(one["leader"]), unit=Unit(one["unit"])),
    "move": _move,
    "arrive": lambda one: say.ARRIVE(units=say.units(one["units"])),
    "delay": lambda one: say.DELAY(units=say.units(one["units"]), turn=words.turn(one["turn"])),
    "fire": lambda one: say.FIRE(units=say.units(firer["unit"] for firer in one["firers"]), target=Unit(one["target"])),
    "resolve-charge": lambda one: say.CHARGE(
        attackers=say.units(one["attackers"]), defenders=say.units(one["defenders"])
    ),
    "roll-again": lambda _: say.AGAIN(),
    "break-through": _break_through,
    "take-objective": _objective,
    "mark-seen": lambda one: (say.SEEN if one.get("seen", True) else say.UNSEEN)(unit=Unit(one["unit"])),
    "note": _note,
    "override": _override,
    "count-table": lambda one: say.COUNT(units=say.units(one["counts"])),
    "set-dice": _set_dice,
    "set-option": lambda one: words.OPTION(
        option=words.ruling(one["option"]), value=one["value"], reason=Own(one["reason"])
    ),
    "tick": lambda one: say.TICK(numbers=Several(tuple(words.turn(number) for number in one["acts"]))),
    "end-battle": lambda one: (say.END if one.get("over", True) else say.GO_ON)(reason=Own(one["reason"])),
}


# ---- dice


def purpose(text: str, facts: Sequence[Plain]) -> Plain:
    """Give what a die was for as a message, by the fact that holds the die."""
    found = (message for fact in facts for words_of, message in _purposes(fact) if words_of == text)
    return in_plain(next(found, None) or _draw(text))


def _purposes(fact: Plain) -> Iterator[tuple[str, Message]]:
    """Yield the words on each die of a fact, and the message that they are."""
    match fact.get("event"):
        case "maneuvered":
            yield fact["roll"]["why"], say.MANEUVER_ROLL(unit=Unit(fact["unit"]))
        case "fired" if fact.get("roll"):
            shot = fact["shot"]
            yield fact["roll"]["why"], say.FIRE_ROLL(units=say.units(shot["firers"]), target=Unit(shot["target"]))
        case "combat-rolled":
            yield fact["attacker_roll"]["why"], say.CHARGE_ROLL(attackers=say.units(fact["attackers"]))
            yield fact["defender_roll"]["why"], say.DEFENSE_ROLL(defenders=say.units(fact["defenders"]))
        case "leader-tested":
            why = fact["roll"]["why"]
            if why.startswith(COMMANDER):
                yield why, say.COMMANDER_ROLL(unit=Unit(fact["name"]))
            else:
                yield why, say.LEADER_ROLL(leader=say.leader(fact["name"]))


def _draw(text: str) -> Message:
    """Give a draw among leaders, who stand in no fact: their names are told as they were."""
    if text.startswith(CAPTURED):
        return say.LEADER_DRAW(names=Own(text.removeprefix(CAPTURED)))
    return kept(text)


def with_purposes(fact: Plain) -> Plain:
    """Give a fact whose dice say by a message what they were for."""
    known = {text: in_plain(message) for text, message in _purposes(fact)}
    return {
        name: one | {"why": known[one["why"]]} if name.endswith("roll") and isinstance(one, dict) else one
        for name, one in fact.items()
    }


# ---- questions


def asked(fact: Plain) -> Plain:
    """A question was a sentence; its kind says which, and who is asked for is told as he was called."""
    prompt = fact["prompt"]
    ask = say.ASKS.get(prompt["kind"])
    if ask is None:
        found = kept(prompt["text"])
    elif "unit" in ask.places:
        about, colon, _ = prompt["text"].rpartition(": ")
        found = ask(unit=Own(about)) if colon else kept(prompt["text"])
    else:
        found = ask() if ask.one == prompt["text"] else kept(prompt["text"])
    return fact | {"prompt": prompt | {"text": in_plain(found)}}

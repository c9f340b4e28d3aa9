"""What a player proposes on his own screen: an attack by fire with its odds, and every other act of his as a form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from companion.drawing import marks
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.words import fire, forms
from companion.games.miniatures.words.board_odds import odds
from companion.games.miniatures.words.maneuver import segments
from companion.games.miniatures.words.names import Names
from companion.language.figures import fraction, signed
from companion.language.lengths import length
from companion.language.messages import about, told
from companion.language.tongue import tr
from companion.language.words import listed
from companion.rows import proposing
from companion.rows.form import Field
from companion.rows.players import Choice, Form, Odd, Question, Row, Thrown
from companion.rows.proposing import Built, Given, Unready

FIRE = "fire"
BAND = "band."
MOVING = (
    "maneuver",
    "move",
    "change-formation",
    "limber",
    "unlimber",
    "mount",
    "dismount",
    "face",
    "move-leader",
    "attach",
    "detach",
)
OF_PHASE: Mapping[str, tuple[str, ...]] = {
    "maneuver": MOVING,
    "musketry": (FIRE,),
    "charge": ("resolve-charge", "roll-again", "break-through", "contact", "break-contact"),
}
ALWAYS = ("answer", "note", "next-step")


def titles() -> dict[str, str]:
    """Give what each act is called."""
    return {
        FIRE: tr("Fire"),
        "maneuver": tr("Maneuver"),
        "move": tr("Move"),
        "change-formation": tr("Formation"),
        "limber": tr("Limber"),
        "unlimber": tr("Unlimber"),
        "mount": tr("Mount"),
        "dismount": tr("Dismount"),
        "face": tr("Face"),
        "move-leader": tr("Move a leader"),
        "attach": tr("Attach"),
        "detach": tr("Detach"),
        "resolve-charge": tr("Charge"),
        "roll-again": tr("Struggle on"),
        "break-through": tr("Break through"),
        "contact": tr("Contact"),
        "break-contact": tr("Break contact"),
        "answer": tr("Answer"),
        "note": tr("Note"),
        "next-step": tr("End the step"),
    }


def form(session: Any, given: Given) -> Form:
    """Give the form as far as it is filled in."""
    view, words = session.view, titles()
    those = [*OF_PHASE.get(view.phase, ()), *(one for one in ALWAYS if one != "answer" or view.pending is not None)]
    acts = [(one, words[one]) for one in those]
    if proposing.act_of(given, acts) == FIRE:
        return _fire(session, acts, given)

    def fields(act: str) -> Sequence[Field]:
        held = {name: tuple(answers) if len(answers) > 1 else answers[0] for name, answers in given.items() if answers}
        return forms.fields(act, view, (), held, session.rules)

    def build(act: str, values: Mapping[str, Any]) -> Built:
        kept = {name: value for name, value in values.items() if value is not None}
        try:
            command = forms.build(act, kept)
        except forms.Unfit as lacks:
            raise Unready(str(lacks)) from None
        raw = msgspec.json.encode(command)
        return Built(session.decode(raw), raw)

    made = proposing.form(session, acts, given, fields, build)
    if not made.command:
        return made
    found = odds(session.rules, view, session.odds(session.decode(made.command)))
    return made._replace(sums=(found.working,) if found.working else (), odds=as_odds(found.parts))


def as_odds(parts: Sequence[Any]) -> tuple[Odd, ...]:
    """Give the odds of the board as those of a page."""
    return tuple(Odd(one.name, one.percent, round(one.share * 100), one.token) for one in parts)


def thrown(session: Any, prospect: Any) -> Thrown:
    """Give what a die would bring, by what is known before it falls."""
    if prospect is None:
        return Thrown()
    found = odds(session.rules, session.view, prospect)
    named: dict[str, tuple[str, str]] = {}
    sides: Sequence[str] = ()
    match type(prospect).__name__:
        case "FireProspect":
            sides = prospect.effects
            named = {one.id: (one.name, f"sev{one.severity}") for one in fire.odds(session.rules, prospect)}
        case "ManeuverProspect":
            sides = prospect.faces
            named = {one.id: (one.name, f"sev{one.severity}") for one in segments(session.rules, prospect)}
    return Thrown(found.working, as_odds(found.parts), tuple(named[one] for one in sides if one in named))


def refilled(order: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Give the answers that make an order again; of an attack each firer's range."""
    found = proposing.refilled(order)
    for one in order.get("firers") or ():
        ranges = [
            group["range"]
            for group in one.get("groups") or ({"range": one["range"]} if "range" in one else {},)
            if "range" in group
        ]
        found += [(BAND + str(one.get("unit")), f"{inches:g}") for inches in ranges[:1]]
    return found


def said(session: Any, order: Mapping[str, Any]) -> str:
    """Say what was proposed, in a line: the act, and whom it names."""
    act = str(order.get("order", ""))
    return ": ".join(one for one in (titles().get(act, act), listed(_named(session, order))) if one)


def _named(session: Any, order: Mapping[str, Any]) -> list[str]:
    """Give those whom an order names, and what is written in it; nobody of whom the seat knows nothing."""
    names = {one.id: one.name for one in (*session.view.units, *session.view.leaders)}
    found: list[str] = []
    for place, value in order.items():
        if place == "firers":
            found += [names[one["unit"]] for one in value if one.get("unit") in names]
        elif place == "text":
            found.append(str(value))
        else:
            those = value if isinstance(value, list) else [value]
            found += [names[one] for one in those if isinstance(one, str) and one in names]
    return found


def _fire(session: Any, acts: Sequence[tuple[str, str]], given: Given) -> Form:
    """Give an attack: target, what covers it, and a range for each who fires."""
    view, rules = session.view, session.rules
    fields = {one.name: one for one in forms.fields(FIRE, view, (), _flat(given), rules)}
    asked = [fields[name] for name in ("target", "cover", "cover_besides", "asked") if name in fields]
    if view.to_act in ("union", "confederate"):  # nobody fires at his own
        enemies = {one.id for one in view.units if one.side != view.to_act and one.status == "on-table"}
        target = fields["target"]
        kept = tuple(pair for pair in target.choices if pair[1] in enemies)
        asked[0] = msgspec.structs.replace(target, choices=kept)
    questions = [found for one in asked if (found := proposing.question(one, given)) is not None]
    there = [one for one in view.units if one.side == view.to_act and one.status == "on-table"]
    firers = [
        one for one in there if _weapon(one) in rules.bands
    ]  # whose weapon is not known is not the seat's to order
    command = _command(given, asked, [one.id for one in firers])
    prospect = None if command is None else session.odds(command)
    points = {} if prospect is None else {one.unit: one for one in prospect.firers}
    questions += [_firer(session, rules, one, given, points.get(one.id)) for one in firers]
    made = Form(proposing.chosen(acts, FIRE), FIRE, tuple(questions))
    if command is None:
        return made._replace(lacks=tr("Choose a target, and a range for each who fires at it."))
    if prospect is not None:
        target = next(one for one in view.units if one.id == command.target)
        below = fire.below(prospect, target, Names(view))
        die = tr("die {n}", n=signed(prospect.die_modifier)) if prospect.die_modifier else ""
        sums = (fire.sum_line(prospect), die, below)
        made = made._replace(sums=tuple(one for one in sums if one), odds=as_odds(odds(rules, view, prospect).parts))
    return proposing.judged(session, made, Built(command, msgspec.json.encode(command)))


def _flat(given: Given) -> dict[str, Any]:
    return {name: answers[0] for name, answers in given.items() if answers}


def _command(given: Given, asked: Sequence[Field], firers: Sequence[str]) -> cmd.Fire | None:
    """Give the attack, None where nobody fires or at nobody."""
    values = {one.name: proposing.value_of(one, given) for one in asked}
    rows = []
    for name in firers:
        answers = [one for one in given.get(BAND + name, ()) if one]
        if answers and answers[0].isdecimal() and len(answers[0]) <= 3:
            rows.append({"unit": name, "range": float(answers[0])})
    if not values.get("target") or not rows:
        return None
    kept = {name: value for name, value in values.items() if value not in (None, "", ())}
    try:
        found: cmd.Fire = forms.build(FIRE, {**kept, "firers": rows})
    except forms.Unfit:
        return None
    return found


def _firer(session: Any, rules: Rules, unit: Any, given: Given, line: Any) -> Question:
    """Give a unit with the ranges that it can be asked for, or why it does not fire."""
    on = next(iter(given.get(BAND + unit.id, ())), "")
    longest = _longest(rules, unit)
    inches = list(rules.fire_points.headings.inches)
    why = _why_not(session, unit, inches[0])
    choices = tuple(
        Choice(f"{one}", length(one), on == f"{one}", "" if one <= longest and not why else (why or tr("out of reach")))
        for one in inches
    )
    note = "" if line is None else tr("{stands} stands: {points}", stands=line.stands, points=fraction(line.points))
    row = Row(unit.id, unit.name, pips=marks.pips(unit), left="" if unit.stands is None else str(unit.stands))
    return Question(BAND + unit.id, unit.name, "one", choices, on, row, why or note)


def _longest(rules: Rules, unit: Any) -> float:
    return float(rules.bands[_weapon(unit)][-1].upto)


def _weapon(unit: Any) -> str:
    """Name what a unit fires with as the bands of the chart do."""
    return str(unit.gun or (unit.carbine if unit.arm == "cavalry" else unit.arm))


def _why_not(session: Any, unit: Any, inches: float) -> str:
    """Say why a unit fires at nobody now, asked at whatever enemy is known; "" where it may."""
    enemy = next((one.id for one in session.view.units if one.side != unit.side and one.status == "on-table"), None)
    if enemy is None:
        return ""
    alone = cmd.FiringUnit(unit.id, (cmd.FiringGroup(range=float(inches)),))
    reasons = session.why_not(cmd.Fire(target=enemy, firers=(alone,)))
    of_it = [told(one.what) for one in reasons if unit.id in _about(one)]
    return of_it[0] if of_it else ""


def _about(reason: Any) -> set[str]:
    return set(about(reason.what))

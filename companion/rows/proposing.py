"""A proposal put together on a player's screen: fields become questions, and answers the values of a command."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from companion.charts.misread import misread
from companion.language.messages import told
from companion.language.tongue import tr
from companion.rows import order_form
from companion.rows.form import Field, said
from companion.rows.players import Choice, Form, Question

Given = Mapping[str, Sequence[str]]
"""What the page has asked so far and was answered, as addresses hold it."""
YES = "yes"
EMPTY: tuple[object, ...] = (None, "", ())
MOST = 60
"""Choices of one question: a page is no order of battle."""


class Unready(Exception):
    """A command that is not whole yet; the text says what it lacks."""


class Built(NamedTuple):
    """A command that a page's answers make."""

    command: Any
    raw: bytes


def act_of(given: Given, acts: Sequence[tuple[str, str]]) -> str:
    """Give the act that is being put together: the one that was chosen, else the first."""
    wanted = given.get("act", ("",))[0]
    return wanted if any(wanted == act for act, _ in acts) else acts[0][0]


def chosen(acts: Sequence[tuple[str, str]], act: str) -> tuple[Choice, ...]:
    """Give acts to choose from."""
    return tuple(Choice(one, words, one == act) for one, words in acts)


def question(field: Field, given: Given) -> Question | None:
    """Give a field as a question; None for what no page asks."""
    answers = [one for one in given.get(field.name, ()) if one]
    match field.kind:
        case "one" | "choice":
            on = answers[0] if answers else ("" if field.default is None else str(field.default))
            choices = tuple(Choice(str(value), words, str(value) == on) for words, value in field.choices[:MOST])
            return Question(field.name, field.label, "one", choices, on)
        case "several":
            marked = tuple(Choice(str(value), words, str(value) in answers) for words, value in field.choices[:MOST])
            return Question(field.name, field.label, "several", marked) if marked else None
        case "flag":
            yes = YES in answers if answers or "act" in given else bool(field.default)
            return Question(field.name, field.label, "several", (Choice(YES, said(True), yes),))
        case "length" | "whole":
            shown = answers[0] if answers else ("" if field.default in (None, 0, 0.0) else f"{field.default:g}")
            return Question(field.name, field.label, "number", value=shown)
        case "text" | "value":
            shown = answers[0] if answers else str(field.default or "")
            return Question(field.name, field.label, "text", value=shown, note=field.hint)
        case _:
            return None


def value_of(field: Field, given: Given) -> Any:
    """Give what was answered to a field, as its command holds it. Raises Unready for what is no number."""
    answers = [one for one in given.get(field.name, ()) if one]
    match field.kind:
        case "several":
            return tuple(answers)
        case "flag":
            return YES in answers
        case "length" | "whole":
            return _number(field, answers)
        case "one" | "choice":
            kept = {str(value): value for _, value in field.choices}
            return kept.get(answers[0], answers[0]) if answers else field.default
        case _:
            return answers[0] if answers else field.default


def _number(field: Field, answers: Sequence[str]) -> Any:
    if not answers:
        return field.default
    try:
        found = float(answers[0].replace(",", "."))
    except ValueError:
        raise Unready(tr("{field} is missing", field=field.label)) from None
    return int(found) if field.kind == "whole" and found.is_integer() else found


def refilled(order: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Give the answers that make a command again, as an address holds them: it may be changed and sent once more."""
    return [
        ("act" if name == "order" else name, answer)
        for name, value in order.items()
        for one in (value if isinstance(value, list) else [value])
        if (answer := _answer(one))
    ]


def _answer(value: Any) -> str:
    match value:
        case bool():
            return YES if value else ""
        case int() | float():
            return f"{value:g}"
        case str():
            return value
        case _:
            return ""


def form(
    session: Any,
    acts: Sequence[tuple[str, str]],
    given: Given,
    fields: Callable[[str], Sequence[Field]],
    build: Callable[[str, Mapping[str, Any]], Built],
) -> Form:
    """Give the form of an act whose fields are asked one under the other."""
    if not given.get("act"):  # nothing is asked, and nothing found wanting, before somebody says what he proposes
        return Form(chosen(acts, ""), "", (), lacks=tr("Choose what you propose; what it needs is asked then."))
    act = act_of(given, acts)
    those = [one for one in fields(act) if one.name != order_form.BECAUSE]
    questions = tuple(found for one in those if (found := question(one, given)) is not None)
    plain = Form(chosen(acts, act), act, questions)
    try:
        values = {one.name: value_of(one, given) for one in those}
        if wanted := [one.label for one in those if one.required and values[one.name] in EMPTY]:
            return plain._replace(lacks=tr("Still to be said: {fields}", fields=", ".join(wanted)))
        built = build(act, values)
    except Unready as lacks:
        return plain._replace(lacks=str(lacks))
    except msgspec.MsgspecError as error:
        return plain._replace(lacks=misread(error).what)
    return judged(session, plain, built)


def judged(session: Any, made: Form, built: Built) -> Form:
    """Give the form with what the seat may know against its command, or with the command where nothing is."""
    reasons = session.why_not(built.command)
    if reasons:
        return made._replace(reasons=tuple((told(one.what), one.clause) for one in reasons))
    return made._replace(command=built.raw.decode())


def of_orders(session: Any, kinds: Mapping[str, type[msgspec.Struct]], offers: order_form.Offers) -> Any:
    """Give fields and build of a game whose orders have no forms of their own."""

    def fields(act: str) -> tuple[Field, ...]:
        return order_form.fields(kinds[act], offers)

    def build(act: str, values: Mapping[str, Any]) -> Built:
        those = fields(act)
        if lacks := order_form.missing(those, {one.name: "" for one in those} | dict(values)):
            raise Unready(lacks)
        raw = order_form.as_json(kinds[act], {order_form.BECAUSE: "", **values})
        return Built(session.decode(raw), raw)

    return fields, build

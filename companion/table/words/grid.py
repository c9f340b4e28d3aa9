"""The grid of losses: a row a command, a column a figure, in the order of battle sheet and return form."""

from __future__ import annotations

from typing import Literal, NamedTuple

from companion.language.figures import fraction
from companion.language.tongue import tr
from companion.table.file.battle import Strength
from companion.table.file.draft import Draft, Line
from companion.table.file.editing import written
from companion.table.words.page import NONE

Sort = Literal["count", "share", "proposal", "flag"]
MOST_DIGITS = 5


class Column(NamedTuple):
    """A column: the figure of a line, how it is typed, its head and what it means."""

    figure: str
    sort: Sort
    title: str
    means: str
    had: str = ""
    """The strength that it is lost from, which is shown beside it."""
    of: str = ""
    """The strength without which it is not asked."""


class Cell(NamedTuple):
    """A command and a figure."""

    command: str
    figure: str


def columns() -> tuple[Column, ...]:
    """Give the columns; "count" is typed in digits, "share" with a point, "flag" turned, a proposal taken."""
    return (
        Column("entered", "flag", tr("Came"), tr("it came on to the table")),
        Column("infantry", "count", tr("Inf."), tr("infantry lost, points"), "infantry", "infantry"),
        Column("cavalry", "count", tr("Cav."), tr("cavalry lost, points"), "cavalry", "cavalry"),
        Column("foot_guns", "count", tr("Foot guns"), tr("foot guns lost"), "foot_guns", "foot_guns"),
        Column("horse_guns", "count", tr("Horse guns"), tr("horse guns lost"), "horse_guns", "horse_guns"),
        Column("returning", "count", tr("Return"), tr("wounded who are back before it counts, points"), of="infantry"),
        Column("stragglers", "count", tr("Straggle"), tr("infantry that ran and may come back, points"), of="infantry"),
        Column("fatigue", "share", tr("Fatigue"), tr("fatigue gained in the battle")),
        Column("fatigue_by_losses", "proposal", tr("by losses"), tr("fatigue as the losses bring it; Enter takes it")),
        Column("fatigue_by_table", "proposal", tr("by table"), tr("fatigue as the table shows it; Enter takes it")),
        Column("leader_lost", "flag", tr("Leader lost"), tr("its leader fell or was captured")),
        Column("surrendered", "flag", tr("Surrendered"), tr("all of it surrendered")),
        Column("out_of_ammo", "flag", tr("No ammo"), tr("it is out of ammunition")),
    )


def shown(draft: Draft) -> tuple[Column, ...]:
    """Give the columns that a return has: of what its game knows, and of arms that somebody has."""
    unknown = set() if draft.terms.straggling else {"stragglers"}
    unknown |= set() if any(line.arrives for line in draft.lines) else {"entered"}
    unknown |= set() if any(line.knows_ammo for line in draft.lines) else {"out_of_ammo"}
    arms = {one.figure for one in columns() if one.had and any(getattr(line.had, one.had) for line in draft.lines)}
    return tuple(one for one in columns() if one.figure not in unknown and (not one.had or one.figure in arms))


def column(figure: str) -> Column:
    """Give the column of a figure; raises KeyError."""
    for one in columns():
        if one.figure == figure:
            return one
    raise KeyError(figure)


def value_of(line: Line, figure: str) -> float | bool | None:
    """Give a figure of a line; None is a proposal that is not there."""
    found: float | bool | None = getattr(line, figure)
    return found


def is_open(line: Line, one: Column) -> bool:
    """Say whether a figure is a question by itself: left open by name, or whether somebody came who was due."""
    if one.figure == "entered" and line.arrives:
        return line.asks_whether_it_came
    return one.figure in line.unsaid


def said(line: Line, one: Column) -> str:
    """Give a figure as the grid shows it: what is not reported yet is no nought."""
    value = value_of(line, one.figure)
    if one.sort == "proposal":
        return NONE if value is None else fraction(value)
    if one.figure == "entered" and not line.arrives:
        return NONE
    if one.figure == "entered" and is_open(line, one):
        return "?"
    if not line.reported:
        return "?" if one.sort != "flag" else ""
    if one.figure in line.unsaid:
        return "?"
    if one.sort == "flag" and not (value or asked(line, one)):
        return NONE
    if one.sort == "flag":
        return tr("yes") if value else tr("no")
    if one.sort == "share":
        return fraction(float(value or 0)) if value or asked(line, one) else NONE
    if one.had and not getattr(line.had, one.had) and not value:
        return NONE
    return str(value)


def had_words(line: Line, one: Column) -> str:
    """Give what there was to lose: "/ 75", "" where there was nothing."""
    had = getattr(line.had, one.had) if one.had else 0
    return f"/ {had}" if had else ""


def asked(line: Line, one: Column) -> bool:
    """Say whether the form asks for a figure of a command: of an arm that it has, of a leader who can be lost."""
    if one.sort == "proposal" or (one.figure == "leader_lost" and not line.leader):
        return False
    if one.figure == "entered":
        return bool(line.arrives)
    if one.figure == "out_of_ammo":
        return line.knows_ammo
    if one.figure in ("fatigue", "surrendered") and line.had == Strength():
        return False  # a leader alone
    return not one.of or bool(getattr(line.had, one.of))


def typed_as(line: Line, one: Column) -> str:
    """Give a figure as it would be typed."""
    return as_text(value_of(line, one.figure) or 0)


def as_text(value: float | bool) -> str:
    """Give a value as it would be typed."""
    return f"{float(value):g}"


def with_key(text: str, sign: str, one: Column, *, begun: bool) -> str:
    """Give what is typed after another key: the first begins anew; a second point or too long a figure does too."""
    point = sign in ".,"
    if point and one.sort != "share":
        return text
    sign = "." if point else sign
    both = text + sign if begun else sign
    return both if both.count(".") < 2 and len(both) <= MOST_DIGITS else sign


def read(text: str, one: Column) -> int | float | None:
    """Read what was typed; None for what is no figure yet."""
    if one.sort == "share":
        try:
            return float(text)
        except ValueError:
            return None
    return int(text) if text.isdigit() else None


def stepped(line: Line, one: Column, by: int, grain: float) -> float:
    """Give a figure one more or one less, never below nought; a share goes by its grain."""
    value = float(value_of(line, one.figure) or 0)
    moved = max(0.0, value + by * (grain if one.sort == "share" else 1))
    return moved if one.sort == "share" else int(moved)


def row_note(line: Line) -> str:
    """Say what is asked of a line, "" for nothing."""
    if not line.reported:
        return tr("Nothing is reported of {name}: enter its losses, or with H that it had none.", name=line.name)
    if line.unreported:
        return tr(
            "The return leaves out {names}: correct what was lost, or with H let it stand as it is.",
            names=", ".join(line.unreported),
        )
    if line.unsaid:
        return tr("The return leaves figures of {name} open: give them, or with H let the line stand.", name=line.name)
    if line.asks_whether_it_came:
        return tr("{name} was due at {hour}: did it come on to the table?", name=line.name, hour=line.arrives)
    return ""


def over_words(line: Line, figure: str) -> str:
    """Say that a figure was set against what was reported, "" where it was not."""
    found = next((one for one in line.changed if one.field == figure), None)
    if found is None:
        return ""
    return tr("reported {was}; set to {now}: {reason}", was=found.was, now=found.now, reason=found.reason)


def was_reported(line: Line, figure: str) -> str:
    """Give what was reported of a figure that the referee set otherwise, "" where it stands."""
    return next((one.was for one in line.changed if one.field == figure), "")


def _now(line: Line, figure: str) -> str:
    value = value_of(line, figure)
    return "" if value is None else written(value)


def as_reported(line: Line, figure: str, value: float | bool) -> bool:
    """Say whether a figure is what was reported, before the referee set it."""
    return (was_reported(line, figure) or _now(line, figure)) == written(value)


def reported_value(line: Line, one: Column) -> float | bool | None:
    """Give what was reported of a figure that was set otherwise, None where it stands."""
    was = was_reported(line, one.figure)
    return None if not was else was == "yes" if one.sort == "flag" else read(was, one)


def aloud(line: Line, one: Column) -> str:
    """Give a cell in words."""
    return f"{line.name}, {one.means}: {said(line, one) or tr('not reported')}"


def place_of(draft: Draft, command: str) -> int:
    """Give the row of a command, -1 where it is not in the battle."""
    return next((nth for nth, one in enumerate(draft.lines) if one.command == command), -1)


def waiting_words(text: str, one: Column) -> str:
    """Give what is typed and not taken yet as the grid shows it."""
    return (tr("yes") if text == "1" else tr("no")) if one.sort == "flag" else text

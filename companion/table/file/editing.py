"""A draft in the referee's hands: figures changed, what hangs on them worked out anew, and the result of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import isfinite

import msgspec
from msgspec.structs import replace

from companion.charts.bounds import beyond
from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Reason, Reasoned, Refused, exact
from companion.charts.rounding import half_up
from companion.kernel.overriding.table_result import Overruled
from companion.language.tongue import tr
from companion.table.file import working
from companion.table.file.battle import Scale
from companion.table.file.draft import Changed, Draft, Line, Terms
from companion.table.file.expected import ARMS, OTHERS, is_not
from companion.table.file.expected import written as written_as
from companion.table.file.result import Held, Result, Suffered

POINTS = (*ARMS, "returning", "stragglers")
FLAGS = ("leader_lost", "surrendered", "entered", "out_of_ammo")
FIGURES = (*POINTS, "fatigue", *FLAGS)
"""The figures of a line that a referee may change."""
Figure = int | float | bool | None | msgspec.UnsetType


def edited(draft: Draft, command: str, *, reason: str = "", **figures: Figure) -> Draft:
    """Give the draft with figures of a command changed, and what hangs on them worked out anew; None asks for one.

    `figures` are those of FIGURES; without any the line is taken as it stands ("it had no losses"). A command of which
    nothing was reported becomes reported; units that a report left out are taken as answered. Raises BadInput: no
    such command or figure, out of range, or a figure that was reported changed without a reason.
    """
    line = _line(draft, command)
    figures = {name: value for name, value in figures.items() if value is not msgspec.UNSET}
    # As a file has it: null asks. Of who was there from the start nobody asks whether it came.
    opened = tuple(name for name, value in figures.items() if value is None and (name != "entered" or line.arrives))
    figures = {name: value for name, value in figures.items() if value is not None}
    strangers = {name: 0 for name in opened if name not in FIGURES}
    problems = [*_misfits(line, {**strangers, **figures}, draft.battle.scale)]
    overruled = [
        name for name in figures if needs_reason(draft, command, name) and figures[name] != _reported(line, name)
    ]
    # Only what was reported: a figure that was merely proposed is changed without a word.
    if overruled and not reason.strip():
        what = tr("{names} was reported; a change wants a reason", names=", ".join(overruled))
        problems.append(Problem(line.name, f"$.{overruled[0]}", what, tr("say why, it is kept with the battle")))
    if problems:
        raise BadInput(problems)
    made = line
    for name, value in figures.items():
        made = _with_figure(made, name, value, reason.strip())
    # Without any figure the line is taken as it stands, with all that was left open.
    open_still = tuple(name for name in line.unsaid if name not in figures) if figures or opened else ()
    made = replace(made, reported=True, unreported=(), unsaid=(*dict.fromkeys((*open_still, *opened)),))
    made = followed(made, draft.terms)
    wrong = [*_out_of_range(made, draft.terms)]
    if wrong:
        raise BadInput(wrong)
    return replace(draft, lines=tuple(made if one.command == command else one for one in draft.lines))


def needs_reason(draft: Draft, command: str, figure: str) -> bool:
    """Say whether changing a figure overrides what was reported, so that a reason is wanted."""
    return any(one.command == command and figure in one.stated for one in draft.lines)


def holding(draft: Draft, held_by: Held) -> Draft:
    """Give the draft with who holds the field."""
    return replace(draft, held_by=held_by, battle=replace(draft.battle, held_by=held_by))


def staying(draft: Draft, stays: bool) -> Draft:
    """Give the draft with whether who lost the field stays before the enemy."""
    return replace(draft, stays=stays)


def result_of(draft: Draft) -> Result:
    """Give the result of a draft; raises Refused with every question that is open."""
    if draft.questions or draft.held_by is None:
        raise Refused([Reason(asked, draft.terms.entry_clause) for asked in draft.asked])
    return Result(
        battle=draft.battle.battle,
        check=draft.battle.check,
        field=draft.held_by,
        corps={one.command: suffered(one) for one in draft.lines},
    )


def overruled(draft: Draft) -> tuple[Overruled, ...]:
    """Give every figure that was set against what was reported, for the journal."""
    return tuple(
        Overruled(line.command, one.field, one.was, one.now, one.reason) for line in draft.lines for one in line.changed
    )


def suffered(line: Line) -> Suffered:
    """Give a line as a result has it: the wounded who return are no loss any more."""
    return Suffered(
        infantry=line.infantry - line.returning,
        cavalry=line.cavalry,
        foot_guns=line.foot_guns,
        horse_guns=line.horse_guns,
        fatigue=line.fatigue,
        stragglers=line.stragglers,
        leader_lost=line.leader_lost,
        surrendered=line.surrendered,
        entered=line.entered if line.arrives else None,
        out_of_ammo=line.out_of_ammo if line.knows_ammo else msgspec.UNSET,
    )


def followed(line: Line, terms: Terms) -> Line:
    """Give a line with its proposals worked out from its figures; what was typed is kept."""
    if not line.reported:
        return line
    # Wounded come back before the loss is applied, prisoners do not.
    back = min(half_up(exact(terms.wounded) * max(0, line.infantry - line.captured)), line.infantry)
    made = line if "returning" in line.typed else replace(line, returning=back)
    # In this order: who returns makes room for who may have run, and both change the fatigue that the losses bring.
    left = made.had.infantry - made.infantry + made.returning
    made = (
        made
        if "stragglers" in line.typed
        else replace(made, stragglers=min(line.ran, may_run(left, _others(made), terms)))
    )
    tires = made.lost if terms.stragglers_tire else made.casualties
    losses = made.tiring[tires] if 0 <= tires < len(made.tiring) else None
    made = replace(made, fatigue_by_losses=losses)
    if "fatigue" not in line.typed:
        made = replace(made, fatigue=losses or 0.0)
    return replace(made, working=(*line.working[: line.told], *_working(made, terms)))


def may_run(left: int, others: int, terms: Terms) -> int:
    """Give how many points of the infantry left may have run: of the last of a corps one stays with the colours.

    `others` are points that are left of its other arms. Where stragglers count as lost all may have run
    (RTG-R-OFF-STRAGGLERS).
    """
    stays = 1 if left > 0 and others <= 0 and not terms.stragglers_tire else 0
    return max(left - stays, 0)


def _others(line: Line) -> int:
    """Give the points that are left of the arms besides infantry."""
    return sum(getattr(line.had, arm) - getattr(line, arm) for arm in OTHERS)


def _working(line: Line, terms: Terms) -> Iterator[Reasoned]:
    if line.returning:
        yield Reasoned(terms.scale_clause, working.WOUNDED(), -line.returning)
    if line.fatigue_by_losses is not None:
        fatigue = working.FATIGUE_WITH if terms.stragglers_tire else working.FATIGUE
        tires = line.lost if terms.stragglers_tire else line.casualties
        yield Reasoned(terms.clause, fatigue(lost=tires, all=len(line.tiring) - 1), line.fatigue_by_losses)
    if line.ran > line.stragglers and "stragglers" not in line.typed:
        yield Reasoned(terms.scale_clause, working.COLOURS(), line.ran - line.stragglers)


# ---- one figure


def _line(draft: Draft, command: str) -> Line:
    try:
        return draft.line(command)
    except KeyError:
        known = ", ".join(one.command for one in draft.lines)
        raise BadInput(
            Problem(command, "$", tr("did not fight in this battle"), tr("there are: {known}", known=known))
        ) from None


def _with_figure(line: Line, name: str, value: Figure, reason: str) -> Line:
    """Set a figure; against what was reported it is noted, back to it the note is struck."""
    value = float(value or 0) if name == "fatigue" else value
    if name == "entered" and not value:
        line = replace(line, **dict.fromkeys(POINTS, 0), fatigue=0.0, leader_lost=False, surrendered=False, ran=0)
    made = msgspec.structs.replace(line, **{name: value, "typed": (*dict.fromkeys((*line.typed, name)),)})
    if name not in line.stated:
        return made
    was, now = written(_reported(line, name)), written(value)
    # Set twice it is noted once, against what was reported; set back to that it is not noted at all.
    others = tuple(one for one in line.changed if one.field != name)
    kept = next((one.reason for one in line.changed if one.field == name), "")
    change = (Changed(name, was, now, reason or kept),) if was != now else ()
    return replace(made, changed=(*others, *change))


def _reported(line: Line, name: str) -> Figure | str:
    """Give a figure as it was reported, before any change."""
    was = next((one.was for one in line.changed if one.field == name), None)
    if was is None:
        found: Figure = getattr(line, name)
        return found
    return {"yes": True, "no": False}.get(was, was) if name in FLAGS else float(was)


def written(value: Figure | str) -> str:
    """Give a figure as a note of a change has it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str) else f"{value:g}"


def _misfits(line: Line, figures: Mapping[str, object], scale: Scale) -> Iterator[Problem]:
    """Yield figures that no line has, and values of the wrong kind."""
    for name, value in figures.items():
        place = f"$.{name}"
        if name not in FIGURES:
            yield Problem(
                line.name, place, tr("is no figure of a return"), tr("there are: {names}", names=", ".join(FIGURES))
            )
        elif name in FLAGS:
            if not isinstance(value, bool):
                yield Problem(line.name, place, tr("{given} is neither true nor false", given=written_as(value)))
            elif name == "entered" and not line.arrives:
                yield Problem(line.name, place, tr("was on the table from the start"))
            elif name == "out_of_ammo" and not line.knows_ammo:
                yield Problem(line.name, place, tr("this game does not count its ammunition"))
            elif name == "leader_lost" and value and not line.leader:
                yield Problem(line.name, place, tr("has no leader who can be lost"))
        elif isinstance(value, bool) or not isinstance(value, int | float):
            yield Problem(line.name, place, is_not(value, name, scale))
        elif isinstance(value, float) and not isfinite(value):
            yield Problem(line.name, place, tr("{value} is no number", value=value))
        elif large := next(beyond(value, place), None):
            yield Problem(line.name, *large)
        elif value < 0:
            yield Problem(line.name, place, tr("{value:g} is negative", value=value))
        elif name != "fatigue" and isinstance(value, float):
            yield Problem(line.name, place, is_not(value, name, scale))


def _out_of_range(line: Line, terms: Terms) -> Iterator[Problem]:
    """Yield what does not go together in a line: more lost than there is, more back than lost."""
    for arm in ARMS:
        had, lost = getattr(line.had, arm), getattr(line, arm)
        if lost > had:
            yield Problem(line.name, f"$.{arm}", tr("{lost} lost, it has {had}", lost=lost, had=had))
    if not line.entered and (line.lost or line.fatigue or line.leader_lost or line.surrendered):
        yield Problem(line.name, "$.entered", tr("did not come on to the table; it can have suffered nothing there"))
    left = line.had.infantry - line.infantry + line.returning
    if line.stragglers and not line.had.infantry and terms.straggling:
        yield Problem(line.name, "$.stragglers", tr("it has no infantry; cavalry and guns that ran are back at once"))
        return
    if line.returning > line.infantry:
        yield Problem(
            line.name, "$.returning", tr("{back} return, {lost} were lost", back=line.returning, lost=line.infantry)
        )
    elif line.stragglers and not terms.straggling:
        yield Problem(
            line.name, "$.stragglers", tr("there are no stragglers in this game"), tr("who ran is back at once")
        )
    elif max(left, 0) >= line.stragglers > may_run(left, _others(line), terms):
        yield Problem(
            line.name, "$.stragglers", tr("at least one point stays with the colours"), tr("take one off, or say lost")
        )
    elif line.stragglers > max(left, 0):
        yield Problem(
            line.name, "$.stragglers", tr("{ran} ran, {left} are left", ran=line.stragglers, left=max(left, 0))
        )
    yield from fatigue_problems(line.name, "$.fatigue", line.fatigue, terms)


def fatigue_problems(file: str, place: str, fatigue: float, terms: Terms) -> Iterator[Problem]:
    """Yield why fatigue cannot be entered so: too much, or between two steps."""
    most, grain = exact(terms.most), exact(terms.grain)
    if most and fatigue > most:
        yield Problem(
            file, place, tr("fatigue of {fatigue:g} is more than {most:g}", fatigue=fatigue, most=float(most))
        )
    elif grain and Fraction(fatigue) % grain:
        yield Problem(
            file, place, tr("fatigue of {fatigue:g} is not in steps of {grain:g}", fatigue=fatigue, grain=float(grain))
        )

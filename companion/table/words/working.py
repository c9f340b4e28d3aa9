"""How a command's figures came from the table, and a result that was kept, as texts to read."""

from __future__ import annotations

import re
from collections.abc import Iterator

from companion.language.escaping import markdown
from companion.language.figures import fraction
from companion.language.messages import told
from companion.language.tongue import number, tr
from companion.language.words import capital
from companion.table.file.draft import Changed, Draft, Line
from companion.table.words.page import ARMS, NONE, origin_words, points


def smaller(text: str) -> str:
    """Give Markdown with lower headings: it is read in a narrow column, beside something else."""
    return re.sub(r"^(#{1,4}) ", r"##\1 ", text, flags=re.MULTILINE)


def figure(value: float | str) -> str:
    """Give the figure of a line of working."""
    return markdown(tr(value)) if isinstance(value, str) else number(value, "g").replace("-", "−")


def working_text(line: Line) -> str:
    """Give the working of a corps' figures as Markdown."""
    parts = [f"**{markdown(line.name)}**", ""]
    if line.working:
        parts += [f"| {tr('Working')} | | {tr('Clause')} |", "|---|---:|---|"]
        parts += [
            f"| {markdown(told(one.label))} | {figure(one.value)} | {markdown(one.clause)} |" for one in line.working
        ]
    else:
        parts.append(tr("Typed by hand: nothing is reckoned from stands."))
    if line.changed:
        parts += ["", f"**{tr('Set otherwise than reported')}**", ""]
        parts += [f"- {markdown(f'{_field(one)}: {one.was} → {one.now}. {one.reason}')}" for one in line.changed]
    return "\n".join(parts)


def record_text(draft: Draft) -> str:
    """Give a result that was applied as Markdown: who held the field, every corps, what was set with which reason."""
    held = {"confederate": tr("the Confederate side"), "union": tr("the Union side"), "neither": tr("neither side")}
    parts = [
        f"# {markdown(draft.battle.title)}",
        "",
        tr(
            "The result came from {origin}. The field was held by {who}. Check code {code}.",
            origin=origin_words(draft),
            who=held.get(draft.held_by or "neither", ""),
            code=markdown(draft.battle.check),
        ),
        "",
    ]
    for side in ("confederate", "union"):
        lines = [one for one in draft.lines if one.side == side]
        if lines:
            parts += [f"## {tr(capital(side))}", "", *_table(lines), ""]
    changed = list(_changed(draft))
    if changed:
        parts += [f"## {tr('Set otherwise than reported')}", "", *changed, ""]
    return "\n".join(parts)


def _table(lines: list[Line]) -> Iterator[str]:
    heads = (
        tr("Corps"),
        tr("Inf."),
        tr("Cav."),
        tr("Foot guns"),
        tr("Horse guns"),
        tr("Return"),
        tr("Straggle"),
        tr("Fatigue"),
        tr("Besides"),
    )
    yield "| " + " | ".join(heads) + " |"
    yield "|---" + "|---:" * 7 + "|---|"
    for one in lines:
        had = [
            f"{getattr(one, arm)} / {has}" if has != NONE else NONE
            for arm, has in zip(ARMS, points(one.had), strict=True)
        ]
        figures = [*had, str(one.returning), str(one.stragglers), fraction(one.fatigue)]
        besides = [tr("surrendered")] if one.surrendered else []
        besides += [tr("{leader} lost", leader=one.leader or tr("leader"))] if one.leader_lost else []
        yield "| " + " | ".join(markdown(part) for part in (one.name, *figures, ", ".join(besides))) + " |"


def _changed(draft: Draft) -> Iterator[str]:
    for line in draft.lines:
        for one in line.changed:
            said = tr("reported {was}, set to {now}: {reason}", was=one.was, now=one.now, reason=one.reason)
            yield f"- {markdown(f'{line.name}, {_field(one)}: {said}')}"


def _field(one: Changed) -> str:
    return one.field.replace("_", " ")

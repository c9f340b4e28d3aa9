"""Tables of a square-grid battle's report in Markdown: casualties by corps, leaders, objectives, points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.messages import working
from companion.games.tactical.rules.score import Score
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.view import View, knows_whole
from companion.language.escaping import markdown
from companion.language.messages import told
from companion.language.ranks import in_order
from companion.language.tongue import number, tr
from companion.language.words import side_words

OBJECTIVES = {one.key: working.PLACES[how] for how, one in working.OBJECTIVES.items()}
"""{row of the score on an objective square: what a list of objectives says of it}."""


def casualty_tables(view: View) -> Iterator[str]:
    """Give what each corps had and lost, side by side with its total; of units that a seat may know."""
    for side in SIDES:
        units = [one for one in view.units if one.side == side]
        if not all(knows_whole(view, one) for one in units):
            yield from ("", f"### {side_words(side)}", "", tr("*Its losses are hidden as its units are.*"))
            continue
        if not units:
            continue
        yield from ("", f"### {side_words(side)}", "")
        aside = any(one.men_aside or one.guns_aside for one in units)
        # What no hand set needs no columns for it.
        heads = tr("| Corps | Men at the start | Men lost | | Guns at the start | Guns lost |")
        more = tr(
            "| Corps | Men at the start | Men lost | | Guns at the start | Guns lost | Men set aside | Guns set aside |"
        )
        yield more if aside else heads
        yield f"|---|{'---:|' * (7 if aside else 5)}"
        for name in in_order(one.corps for one in units):
            yield _row(markdown(name) or tr("without a corps"), [one for one in units if one.corps == name], aside)
        yield _row(f"**{tr('all')}**", units, aside)


def _row(name: str, units: Sequence[Unit], aside: bool) -> str:
    men, lost = sum(one.men_at_start for one in units), sum(men_lost(one) for one in units)
    guns, guns_gone = sum(one.guns_at_start for one in units), sum(one.guns_lost for one in units)
    percent = f"{100 * lost // men} %" if men else ""
    row = f"| {name} | {number(men)} | {number(lost)} | {percent} | {guns or ''} | {guns_gone or ''} |"
    men_aside, guns_aside = sum(one.men_aside for one in units), sum(one.guns_aside for one in units)
    return f"{row} {men_aside or ''} | {guns_aside or ''} |" if aside else row


def men_lost(one: Unit) -> int:
    """Give the infantry or cavalry that a unit has lost; artillerymen do not count for the score."""
    return 0 if one.arm == "artillery" else one.men_lost


def fallen_lines(view: View) -> Iterator[str]:
    """Name the leaders who fell."""
    gone = [one for one in view.leaders if one.lost]
    if gone:
        yield ""
    for one in gone:
        yield tr(
            "- {leader} ({side}, {rank} leader of {formation}) has fallen",
            leader=markdown(one.name),
            side=side_words(one.side),
            rank=tr(one.rank),
            formation=markdown(one.formation),
        )


def objective_lines(score: Score) -> list[str]:
    """Give each objective square and what it is worth now."""
    found = [one for one in score.lines if one.label.key in OBJECTIVES]
    said = [OBJECTIVES[one.label.key](**one.label.args) for one in found]
    return [f"- {markdown(told(what))}{_points(one)}" for what, one in zip(said, found, strict=True)]


def points_table(score: Score) -> Iterator[str]:
    """Give every row of the score that is worth something, and the totals."""
    yield ""
    yield tr("| Side | For | Count | Each | Points |")
    yield "|---|---|---:|---:|---:|"
    for side in SIDES:
        for one in score.lines:
            if one.to == side and one.total:
                cells = (
                    side_words(side),
                    markdown(told(one.label)),
                    *map(number, (one.count, one.each, one.total)),
                )
                yield f"| {' | '.join(cells)} |"
        yield f"| **{side_words(side)}** | **{tr('total')}** | | | **{number(getattr(score, side))}** |"


def _points(one: Any) -> str:
    return tr(": {n} points", n=number(one.total)) if one.total else ""

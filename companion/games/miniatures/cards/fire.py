"""The musketry and cannonade chart as a card: the effects in front, fire points and the die's modifiers on the back."""

from __future__ import annotations

from companion.cards.chart_words import DASH, TOGETHER, length, note, span, unique
from companion.cards.content import Block, Card, Cell, Column, Face, Table, bold, cell, filled, words
from companion.charts.figures import exact
from companion.games.miniatures.cards.fire_notes import die, points_notes, to_fire
from companion.games.miniatures.cards.house import besides
from companion.games.miniatures.charts.fire import EFFECTS, FireEffect, FireRow
from companion.games.miniatures.charts.ruleset import FirerBand, Rules
from companion.language.figures import figure
from companion.language.tongue import plural, tr

CLAMP, REPEAT = "D10-RUL-FIRE-CLAMP", "D10-RUL-FIRE-REPEAT"
TEN, TEN_HALF, AMMO_TIMING = "D10-RUL-FIRE-TEN", "D10-RUL-FIRE-TEN-HALF", "D10-RUL-FIRE-AMMO-TIMING"
LISTED = 3
"""So many results stand one by one in a cell; more are a run."""


def card(rules: Rules) -> Card:
    """Give the card: the chart in front, fire points on the back."""
    return Card("fire", front(rules), back(rules), tr("Musketry & Cannonade"))


def front(rules: Rules) -> Face:
    """Give the chart with what each effect does to troops and to guns."""
    return Face(tr("Musketry & Cannonade"), (chart(rules), *reading(rules)), tr("Chart"), "D10-FIRE-TABLE")


# ---- the chart


def chart(rules: Rules) -> Table:
    """Give a row for each span of fire points; every effect has its ground."""
    effects = [rules.effects[name] for name in EFFECTS]
    return Table(
        columns=(
            Column(style="key", align="right", least=13),
            *(Column(1.0, align="center", tint=f"sev{level}") for level, _ in enumerate(effects)),
        ),
        heads=(
            (
                Cell((bold(tr("Fire points")),), align="right", style="label"),
                *(cell(bold(tr(one.name.split(maxsplit=1)[0])), align="center") for one in effects),
            ),
            (
                Cell((bold(tr("troops")),), align="right", style="label"),
                *(Cell(words(on_troops(one)), (one.clause,), align="center", style="body") for one in effects),
            ),
            (
                Cell((bold(tr("guns")),), align="right", style="label"),
                *(Cell(words(bold(on_guns(one))), (one.clause,), align="center", style="body") for one in effects),
            ),
        ),
        rows=tuple(_row(rules, row) for row in rules.musketry.row),
        keep=True,
    )


def on_troops(effect: FireEffect) -> str:
    """Give what an effect does to a brigade: "D, −1 stand"."""
    lost = effect.stands_lost
    stands = plural(lost, "−{n} stand", "−{n} stands") if lost else ""
    return ", ".join(part for part in ("D" if effect.disordered else "", stands) if part) or tr("no effect")


def on_guns(effect: FireEffect) -> str:
    """Give what an effect does to a battery: "Da, Si"."""
    if effect.wrecked:
        return "Wr"
    return ", ".join(letter for letter, on in (("Da", effect.damaged), ("Si", effect.silenced)) if on) or DASH


def points_label(row: FireRow) -> str:
    """Give a row's fire points: "½", "6, 7", "12–14", "50 +"."""
    if row.half or row.min is None:
        return figure(row.label) if row.label.replace("/", "").isdigit() else row.label
    return f"{row.min} +" if row.max is None else span(row.min, row.max)


def _row(rules: Rules, row: FireRow) -> tuple[Cell, ...]:
    return (
        cell(bold(points_label(row)), clauses=row.clause),
        *(_results(rules, row, place) for place, _ in enumerate(EFFECTS)),
    )


def _results(rules: Rules, row: FireRow, place: int) -> Cell:
    """Give the results of one effect on a row, as the sheet writes them."""
    chart, ends = rules.musketry, row.cells()[place]
    below = chart.desultory_below_from
    if place == 0 and ends is None and rules.choice(CLAMP) == 1 and (row.min or 0) >= exact(below.points):
        return cell(tr("under {n}", n=figure(chart.lowest_result)), clauses=(row.clause, chart.clause, below.clause))
    if ends is None:
        return cell(DASH, clauses=row.clause)
    return cell(results(rules, ends[0], ends[1], first=place == 0), clauses=row.clause)


def results(rules: Rules, low: int, high: int, *, first: bool) -> str:
    """Give a cell's results: "9 or less" in the first column, "8, 9", "8 +"."""
    if first and low == rules.musketry.lowest_result and high > low:
        return tr("{n} or less", n=figure(high))
    if high - low < LISTED:
        return f",{TOGETHER}".join(figure(one) for one in range(low, high + 1))
    return f"{figure(low)} +" if high == rules.musketry.highest_result else span(low, high)


def reading(rules: Rules) -> tuple[Block, ...]:
    """Say how the cells are read, and what a natural ten brings."""
    chart, choice = rules.musketry, rules.choice(CLAMP)
    low, high = figure(chart.lowest_result), figure(chart.highest_result)
    beyond = {
        0: tr("below {low} read {low}, above {high} read {high}", low=low, high=high),
        1: tr("below {low} read {low} where no other cell says so, above {high} read {high}", low=low, high=high),
        2: tr("below {low} read {low}, above {high} one effect further", low=low, high=high),
    }
    share = rules.fire_points.low_ammo_share
    return (
        note(
            filled(
                tr(
                    "Cells are the die after its modifiers; {beyond}. {d} disordered, {si} silenced, {da} damaged, "
                    "{wr} wrecked."
                ),
                beyond=beyond.get(choice, beyond[0]),
                d=bold("D"),
                si=bold("Si"),
                da=bold("Da"),
                wr=bold("Wr"),
            ),
            besides(rules, REPEAT),
            clauses=unique((chart.clause, chart.result_label, CLAMP)),
        ),
        note(
            bold(tr("Natural {n}: ", n=chart.base_ten.face)),
            tr(
                "the target rolls for each attached leader and an exceptional brigadier; every unit that fired with "
                "{share} or more of its stands is low on ammunition.",
                share=figure(share.share),
            ),
            besides(rules, TEN, TEN_HALF, AMMO_TIMING),
            clauses=unique((chart.base_ten.leaders, chart.base_ten.low_ammo, share.clause, TEN_HALF)),
        ),
    )


# ---- fire points


def back(rules: Rules) -> Face:
    """Give fire points by range, and what changes the points and the die."""
    blocks = (points(rules), *points_notes(rules), *die(rules), *to_fire(rules))
    return Face(tr("Fire points"), blocks, tr("For each stand"), "D10-FIRE-POINTS, D10-FIRE-MOD, D10-FIRE-DIE")


def firer(name: str) -> str:
    """Give a firer's name."""
    return {
        "infantry": tr("Infantry"),
        "breech-loading": tr("Cavalry, breech-loading"),
        "muzzle-loading": tr("Cavalry, other arms"),
        "smoothbore": tr("Smoothbore guns"),
        "rifled": tr("Rifled guns"),
    }.get(name, name)


def points(rules: Rules) -> Table:
    """Give the points of a stand by range in the chosen reading: a figure spans the headings that it holds to."""
    headings = rules.fire_points.headings
    # The sheet's headings and the ends of all bands: in another reading, or a house's, a figure may end between two
    # headings.
    ranges = sorted({*headings.inches, *(band.upto for bands in rules.bands.values() for band in bands)})
    clauses = {band.upto: band.clause for bands in rules.bands.values() for band in bands}
    return Table(
        columns=(Column(style="key"), *(Column(1.0, align="center") for _ in ranges)),
        heads=(
            (
                cell(bold(tr("Up to"))),
                *(
                    cell(bold(length(upto)), clauses=unique((headings.clause, clauses.get(upto, ""))), align="center")
                    for upto in ranges
                ),
            ),
        ),
        rows=tuple((cell(bold(firer(name))), *_bands(bands, ranges)) for name, bands in rules.bands.items()),
        grid=True,
        keep=True,
    )


def _bands(bands: tuple[FirerBand, ...], ranges: list[int]) -> list[Cell]:
    cells, reached = [], 0
    for band in bands:
        wide = sum(reached < upto <= band.upto for upto in ranges)
        cells.append(cell(figure(band.points), clauses=band.clause, span=wide))
        reached = band.upto
    return cells + [cell(tint="wash") for upto in ranges if upto > reached]

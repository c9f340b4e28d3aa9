"""A study's report: what was asked, what came of it in words, plots and tables, and how it can be played again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from companion.drawing.figure import Figure
from companion.drawing.shapes import Measure
from companion.language.escaping import markdown
from companion.language.tongue import number, plural, tr
from companion.study.plots.studied import differences, means, moved, points
from companion.study.reports.told import NARROW, WIDE, Drawn, Told, as_markdown
from companion.study.studies.told import FEW, tables, variant_words

Found = Mapping[str, Any]


def of_study(found: Found, measure: Measure) -> Told:
    """Give the report of a summary."""
    figures: list[Figure] = []
    narrow: dict[int, Figure] = {}
    parts = []
    for part in _parts(found, measure):
        if isinstance(part, str):
            parts.append(part)
            continue
        narrow[len(figures)] = part.narrow
        parts.append(f"![{part.wide.said}](figure:{len(figures)})")
        figures.append(part.wide)
    return Told("\n\n".join(parts) + "\n", tuple(figures), narrow)


def title(found: Found) -> str:
    """Say what the study is called."""
    return tr("Study: {scenario}", scenario=", ".join(found["scenarios"]))


def _parts(found: Found, measure: Measure) -> Iterator[str | Drawn]:
    """Yield paragraphs and plots in their order."""
    many = len(found["scenarios"]) > 1
    yield f"# {markdown(title(found))}"
    yield markdown(asked_words(found))
    if not found["variants"]:
        yield markdown(tr("No game of every variant has ended yet."))
        return
    names = [variant_words(one, many=many) for one in found["variants"]]
    for pair in found.get("pairs", ()):
        yield from _pair(found, pair, measure, many=many)
    yield f"## {markdown(tr('Points'))}"
    yield _drawn(partial(means, found, names, measure))
    for table in tables(found):
        if table.rows:
            yield f"### {markdown(table.title)}"
            yield as_markdown(table)
    if found["games"] < FEW:
        yield markdown(tr("Under {n} games no interval is told.", n=FEW))
    yield f"## {markdown(tr('To play it again'))}"
    yield "    " + line_of(found)


def _drawn(draw: Any) -> Drawn:
    return Drawn(draw(WIDE), draw(max(NARROW, 358.0)))


def _pair(found: Found, pair: Found, measure: Measure, *, many: bool) -> Iterator[str | Drawn]:
    one, other = variant_words(pair, many=many), variant_words({**pair, "variant": pair["against"]}, many=False)
    yield f"## {markdown(tr('{one} against {other}', one=one, other=other))}"
    yield markdown(result_words(pair))
    yield _drawn(partial(differences, pair, measure))
    before, after = (variant_of(found, pair["scenario"], pair[name]) for name in ("against", "variant"))
    if pair["moves"]:
        # Its columns need room, which a telephone has not; there the plot is as wide as it is and made small.
        wide = moved(pair, before, after, measure, WIDE)
        yield Drawn(wide, wide)


def variant_of(found: Found, scenario: str, chosen: Mapping[str, str]) -> Found:
    """Give a variant of a summary."""
    return next(one for one in found["variants"] if one["scenario"] == scenario and one["variant"] == chosen)


def asked_words(found: Found) -> str:
    """Say what was asked: games, seed, what held in all of them."""
    settled = ", ".join(f"{key}={value}" for key, value in found["settings"].items())
    games = plural(found["games"], "{n} game of each variant", "{n} games of each variant")
    return tr("{games}, seed {seed}; in all of them {settled}.", games=games, seed=found["seed"], settled=settled)


def result_words(pair: Found) -> str:
    """Say by how much a variant differs from the first, and how surely."""
    value = points(pair["difference"], signed=True, digits=".1f")
    if pair["games"] < FEW or pair["interval"] is None:
        return tr("{value} points on the average; under {n} games no interval is told.", value=value, n=FEW)
    low, high = (points(end, signed=True, digits=".1f") for end in pair["interval"])
    if pair["interval"][0] <= 0 <= pair["interval"][1]:
        said = tr(
            "{value} points on the average, {low} to {high} in 95 of 100: no effect was shown.",
            value=value,
            low=low,
            high=high,
        )
    else:
        said = tr("{value} points on the average, {low} to {high} in 95 of 100.", value=value, low=low, high=high)
    return said + " " + tr("A single pair strays by about {sd} points.", sd=number(pair["sd"], ".0f"))


def line_of(found: Found) -> str:
    """Give the line that plays the study."""
    words = ["companion", "study", *found["scenarios"], "--games", str(found["games"])]
    for key, values in found["vary"].items():
        words += ["--vary", f"{key}={','.join(values)}"]
    for key, value in found["settings"].items():
        words += [f"--{key}", value] if key in ("union", "confederate", "rules") else ["--set", f"{key}={value}"]
    words += ["--seed", found["seed"], *(["--paired"] if found["paired"] else [])]
    return " ".join(f"'{one}'" if set(one) & set(" []'\"$&;") else one for one in words)

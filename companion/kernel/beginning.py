"""Beginning a game: from a scenario or rosters, charts and settings to a new document. Every front end begins here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from companion.charts import reading
from companion.charts.faults import BadInput, Problem
from companion.charts.reading import references
from companion.kernel import packed, shelf
from companion.kernel.begun import Beginning, First, Shown
from companion.kernel.game import RULES_PREFIX
from companion.kernel.kind import Kind, house, kind_of, known
from companion.language import incoming
from companion.language.tongue import tr
from companion.language.words import spans

if TYPE_CHECKING:
    from companion.kernel.session import Session

__all__ = ["Beginning", "First", "Shown", "begin", "installed", "laid_out", "scenario_text", "scenarios", "settings_of"]
HUMAN, SCENARIO = "human", "scenario.toml"


def scenarios() -> Iterator[Shown]:
    """Give every scenario that this installation carries."""
    for name in shelf.resource_names("scenarios"):
        text, file = shelf.resource_text("scenarios", f"{name}.toml"), f"{name}.toml"
        yield _kind(text, file).beginning.open().shown(text, file, name)


def _kind(text: str, file: str) -> Kind:
    """Give the kind of game that a scenario is for; raises BadInput for a file that is no TOML.

    One that names none, or none that there is, is read as what can be begun from rosters: its reader says all that is
    wrong with the file at once, its kind too.
    """
    named = str(reading.read_toml(text, dict[str, Any], file=file).get("kind", ""))
    return kind_of(named) if known(named) else _of_rosters()


def _of_rosters() -> Kind:
    return next(one for one in house().values() if one.rosters)


def begin(path: Path | None, wanted: Beginning) -> Session:
    """Begin a game in a new document, or in memory. Raises BadInput with every problem, or JournalError."""
    import secrets  # what it needs in its turn takes longer to load than anything that is begun with it

    from companion.kernel.session import Session

    if wrong := incoming.amiss(wanted.seed):
        raise BadInput(Problem("--seed", "", wrong))
    first = laid_out(wanted)
    return Session.create(
        path,
        kind=first.kind,
        start=first.event,
        sources=first.sources,
        seed=wanted.seed or str(secrets.randbelow(10**9)),
        scenario=first.scenario,
    )


def laid_out(wanted: Beginning) -> First:
    """Give what a document begins with, of any kind of game. Raises BadInput with every problem."""
    if not wanted.scenario:
        kind = _of_rosters()
        return _with_its_table(kind, kind.beginning.open().first(wanted, "", "", None))
    if packed.is_pack(wanted.scenario):
        with packed.opened(Path(wanted.scenario)) as folder:
            by = msgspec.structs.replace(wanted, house=wanted.house or packed.house_of(folder))
            text = (folder / packed.SCENARIO).read_text(encoding="utf-8-sig")
            return laid_out_from(by, text, Path(wanted.scenario).name, folder)
    return laid_out_from(wanted, *scenario_text(wanted.scenario))


def laid_out_from(wanted: Beginning, text: str, file: str, folder: Path | None) -> First:
    """Give the same from a scenario's text, its name for messages and its folder; raises BadInput likewise."""
    with reading.placed({file: text}):
        kind = _kind(text, file)
        return _with_its_table(kind, kind.beginning.open().first(wanted, text, file, folder))


def _with_its_table(kind: Kind, first: First) -> First:
    """Add what a document carries so that its battles go to the table on any laptop; raises BadInput."""
    if kind.away is None:
        return first
    charts = {
        name.removeprefix(RULES_PREFIX): text for name, text in first.sources.items() if name.startswith(RULES_PREFIX)
    }
    besides: Mapping[str, str] = kind.away.carried.open()(charts)
    return msgspec.structs.replace(first, sources={**first.sources, **besides})


def installed(kind: str, sources: Mapping[str, str], house: Path | None) -> dict[str, str]:
    """Give the charts that a document of a kind would carry, begun today, and no scenario; raises BadInput."""
    return kind_of(kind).beginning.open().installed(sources, house)


def scenario_text(name: str) -> tuple[str, str, Path | None]:
    """Give a scenario's text, its name for messages, and its folder when it is a file; raises BadInput."""
    if packed.is_pack(name):
        return packed.scenario_of(Path(name)), Path(name).name, None
    if name.endswith(".toml") or "/" in name:
        path = Path(name)
        return shelf.read_text(path), path.name, path.absolute().parent
    known = shelf.resource_names("scenarios")
    if name not in known:
        near = next(references("", "", {"": name}, set(known))).hint
        hint = near or tr("there are: {names}; a file of your own ends in .toml", names=", ".join(known))
        raise BadInput(Problem(name, "$", tr("there is no such scenario"), hint))
    return shelf.resource_text("scenarios", f"{name}.toml"), f"{name}.toml", None


def shown(name: str) -> Shown:
    """Give a scenario, by name or file, as lists of them show it; raises BadInput."""
    text, file, _ = scenario_text(name)
    return _kind(text, file).beginning.open().shown(text, file, name)


FEW = 12
"""So many choices are told one by one; of more, numbers in a row by their ends."""


def settings_of(
    rulings: Mapping[str, Sequence[int]], words: Mapping[str, Sequence[str]], given: Mapping[str, str]
) -> tuple[dict[str, int], dict[str, str]]:
    """Part rulings from settings; raises BadInput with every one that is not known or has no such choice."""
    problems: list[Problem] = []
    chosen: dict[str, int] = {}
    for name, value in given.items():
        if name in words:
            problems += _choice(name, value, words[name])
        elif name in rulings:
            problems += _choice(name, value, map(str, rulings[name]))
            chosen |= {name: int(value)} if value in map(str, rulings[name]) else {}
        else:
            problems += references("--set", "", {name: name}, {*rulings, *words})
    if problems:
        raise BadInput(problems)
    return {name: value for name, value in chosen.items() if value}, {k: v for k, v in given.items() if k in words}


def _choice(name: str, value: str, allowed: Iterable[str]) -> Iterator[Problem]:
    known = list(allowed)
    if value not in known:
        if len(known) > FEW:
            numbers = sorted(int(one) for one in known if one.isdecimal())
            known = [*(one for one in known if not one.isdecimal()), spans(numbers)]
        what = tr("{value!r} is not one of its choices", value=value)
        hint = tr("choose {names}", names=", ".join(known))
        yield Problem("--set", name, what, hint)

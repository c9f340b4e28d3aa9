"""The dispatches of a turn in the order of the book: activity, battles, reconnaissance, locations (RTG-4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.prompt.text.lines import wrapped
from companion.games.campaign.prompt.text.moments import when
from companion.games.campaign.rules.annals.shapes import Recalled
from companion.games.campaign.rules.reports import Activity, AnyReport, Fought, Location, Sighting
from companion.games.campaign.rules.state import key
from companion.games.campaign.rules.view import View
from companion.games.campaign.words.annals import stood_words
from companion.games.campaign.words.names import Names
from companion.games.campaign.words.sentences import report_words
from companion.language.messages import name_told
from companion.language.tongue import declared, tr
from companion.language.words import capital, side_words

HEADS: tuple[tuple[type[AnyReport], str], ...] = (
    (Activity, "Activity reports"),
    (Fought, "Battle reports"),
    (Sighting, "Reconnaissance reports"),
    (Location, "Location reports"),
)
declared(HEADS)


def dispatches(rules: Rules, view: View, past: Recalled | None = None) -> Iterator[str]:
    """Give what has come in this turn, under a head for each kind of report; LD shows the same again (RTG-13.1.8a).

    `past` is what the same seat recalls: of it a location report has why its corps stood.
    """
    came = view.dispatches_of(view.turn)
    if not came:
        yield tr("No dispatches have come in.")
    for kind, head in HEADS:
        found = [one for one in came if isinstance(one, kind)]
        if found:
            yield tr(head)
            yield from (part for line in _lines(rules, view, found, past) for part in wrapped(f"  {line}", indent=4))


def _lines(rules: Rules, view: View, reports: Sequence[AnyReport], past: Recalled | None) -> Iterator[str]:
    names = Names(view)
    for one in reports:
        if isinstance(one, Activity):
            yield tr("Activity in {hex}", hex=key(one.hex))
            continue
        told = f"{capital(report_words(one, names))}{_besides(one)}{_why(one, names, past)}"
        yield f"{when(rules, view, one.sent)}: {told}"


def _why(one: AnyReport, names: Names, past: Recalled | None) -> str:
    """Say why the corps of a letter stood in the turn before it."""
    did = past.of(one.corps, one.sent - 1) if past is not None and isinstance(one, Location) else None
    why = "" if did is None else stood_words(did, names)
    return f". {why}" if why else ""


def _besides(one: AnyReport) -> str:
    """Give what the journal's words leave out: who leads a corps now, which force surrendered."""
    match one:
        case Location() if one.new_leader:
            return "; " + tr("{leader} leads it now", leader=name_told(one.new_leader))
        case Fought() if one.surrendered:
            return "; " + tr("the {side} force surrendered", side=side_words(one.surrendered))
        case _:
            return ""

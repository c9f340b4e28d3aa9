"""The odds of the next roll on the board: its segments, who wins how often, what it is made with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from companion.games.miniatures.words.charge import line
from companion.games.miniatures.words.fire import odds as fire_odds
from companion.games.miniatures.words.fire import sum_line
from companion.games.miniatures.words.maneuver import segments as maneuver_segments
from companion.games.miniatures.words.names import Names
from companion.language.figures import percent, signed
from companion.language.tongue import tr


class Odd(NamedTuple):
    """A part of the odds of what is being done."""

    name: str
    percent: str
    share: float
    token: str
    """Whose colour it takes: a side's, a severity's ("sev3"), or "" for nobody's."""
    strength: int
    """Percent of a side's colour."""


class End(NamedTuple):
    """The chance of one side, at its end of the odds."""

    side: str
    words: str
    percent: str


class Odds(NamedTuple):
    """Everything in the right part of what is done now."""

    parts: tuple[Odd, ...] = ()
    said: str = ""
    working: str = ""
    ends: tuple[End, ...] = ()


def odds(rules: Any, view: Any, prospect: Any) -> Odds:
    """Give the odds of a prospect; nothing where there is none or no die would be rolled."""
    said = tr("odds of the next roll")
    match type(prospect).__name__:
        case "FireProspect":
            return Odds(_severe(fire_odds(rules, prospect)), said, sum_line(prospect))
        case "ManeuverProspect":
            modifier = tr("modifier {n}", n=signed(prospect.modifier)) if prospect.modifier else tr("no modifier")
            return Odds(_severe(maneuver_segments(rules, prospect)), said, modifier)
        case "ChargeProspect":
            return _charge(rules, view, prospect, said)
    return Odds()


def _severe(rows: Sequence[Any]) -> tuple[Odd, ...]:
    return tuple(Odd(one.name, one.percent, one.share, f"sev{one.severity}", 100) for one in rows if one.share)


def _charge(rules: Any, view: Any, prospect: Any, said: str) -> Odds:
    attacker = view.player_turn
    defender = "confederate" if attacker == "union" else "union"
    names, parts, won = Names(view), [], {"attacker": 0.0, "defender": 0.0, "": 0.0}
    for band in line(rules, prospect).bands:
        ways, of = prospect.first[band.result]
        won[band.side] += ways / of
        token = {"attacker": attacker, "defender": defender}.get(band.side, "")
        parts.append(Odd(band.name, band.first, ways / of, token, band.strength))
    holds = (
        tr("{unit} holds", unit=names(prospect.defenders[0])) if len(prospect.defenders) == 1 else tr("defenders hold")
    )
    wins = tr("{unit} wins", unit=names(prospect.attackers[0])) if len(prospect.attackers) == 1 else tr("attackers win")
    working = tr(
        "attackers {attackers}, defenders {defenders}",
        attackers=signed(prospect.attacker_modifier),
        defenders=signed(prospect.defender_modifier),
    )
    ends = (End(defender, holds, percent(won["defender"])), End(attacker, wins, percent(won["attacker"])))
    return Odds(tuple(one for one in parts if one.share), said, working, ends)

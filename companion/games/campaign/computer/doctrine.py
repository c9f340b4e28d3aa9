"""The figures that a computer player goes by, rulesets/gettysburg/players.toml."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Number
from companion.charts.reading import convert, read_toml
from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.games.campaign.charts.shared import Hexes, Level, MarchMode, Positive, StrengthPoints, Turns
from companion.games.campaign.charts.victory import Scenario
from companion.games.campaign.computer.converging_chart import Converging
from companion.games.campaign.computer.imagining.chart import Imagining
from companion.games.campaign.rules.orders import Contact
from companion.games.campaign.upcasts import UPCASTS
from companion.kernel.shelf import ruleset_texts
from companion.language.tongue import tr

FILE = "players.toml"
RULESET = "gettysburg"


class Share(Chart, frozen=True):
    """A share."""

    share: Number
    clause: str


class Odds(Chart, frozen=True):
    """Own over enemy strength."""

    odds: Number
    clause: str


class Count(Chart, frozen=True):
    """A number of corps."""

    corps: Positive
    clause: str


class Morale(Chart, frozen=True):
    """A corps' morale."""

    morale: Number
    clause: str


class Rate(Chart, frozen=True):
    """A march rate."""

    rate: MarchMode
    clause: str


class Day(Chart, frozen=True):
    """A day, 1 for June 28."""

    day: Positive
    clause: str


class Press(Chart, frozen=True):
    """How the able level goes for the enemy in a scenario."""

    scenario: Scenario
    odds: Number
    """Own over enemy combat strength, as estimated, from which corps are sent."""
    enough: Number
    """No more are sent than make these odds."""
    reach: int
    """Hexes from which corps are sent."""
    urgency: int
    contact: Contact
    """Of those who are not sent at an enemy."""
    rest: int
    """The last turns of the game, in which nobody seeks the enemy."""
    clause: str


class Mass(Chart, frozen=True):
    """How the able level fights for a town, the whole army in one hex."""

    odds: Number
    """Own over enemy combat strength there, as estimated, from which all attack."""
    urgency: int
    """Of an attack."""
    march_urgency: int
    clause: str


class Pace(Chart, frozen=True):
    """Turns that a hex of the way is reckoned at, and those that go with any march."""

    a_hex: Number
    a_march: Number
    clause: str


class Hearing(Chart, frozen=True):
    """How foragers and their headquarters keep together."""

    share: Number
    """What a place out of hearing is worth of what it would be."""
    a_hex: Number
    """What headquarters gives for a hex by which the nearer half of the corps are out of hearing: corps in hearing."""
    clause: str


class Strong(Chart, frozen=True):
    """What the able level plans with, and the strong one where it plans alike, besides what all levels believe in."""

    press: tuple[Press, ...]
    alone: Odds
    """Own over enemy combat strength, as estimated, from which a corps that is sent at an enemy attacks by itself."""
    mass: Mass
    converging: Converging
    weary_below: Morale
    stands_below: Morale
    """A weary corps beside the enemy stands when withdrawing would likely be a rout (RTG-6.2.1j)."""
    clear_of: Hexes
    """How far foragers and headquarters keep from the enemy."""
    before: Hexes
    """How far before the enemy the Union bars his way."""
    seat: Hexes
    """How far headquarters looks for a better place."""
    forage_pace: Pace
    tired: Turns
    """Turns more a hex for a point of fatigue."""
    settling: Turns
    """Turns that a stay costs besides those of its forages: a short one pays less."""
    hearing: Hearing
    kept: Share
    """By how much another place must be better than the one a corps is sent to."""
    exit_pace: Pace
    exit_worth: StrengthPoints
    """Strength points that must be able to come to the exit together."""
    flees_from: Morale
    """From this morale on a forager withdraws from the enemy, below it stands."""


class March(Chart, frozen=True):
    """Hexes that foot and horse come on in a turn, night and morning reckoned in."""

    foot: Number
    horse: Number
    clause: str


class Smoke(Chart, frozen=True):
    """How far activity is believed: so much for each report of it within a hex and so many turns."""

    share: Number
    turns: Positive
    enough: Number
    """From this share on an operation may be laid on it."""
    own: Positive
    """By letters of so many turns before and after, it may be an own corps'."""
    clause: str


class Reserves(Chart, frozen=True):
    """Who may come to an enemy's help: a share of those near, and a turn a share of those whom nobody has seen."""

    share: Number
    hexes: Positive
    unseen: Number
    turns: Positive
    """For so many turns the unseen come, and reinforcements of either side are reckoned with."""
    clause: str


class Waiting(Chart, frozen=True):
    """Victory points that a turn until an operation begins costs: once, and for each corps of it."""

    a_turn: Number
    a_corps: Number
    a_forager: Number
    clause: str


class Worth(Chart, frozen=True):
    """Victory points from which something is done."""

    points: Number
    clause: str


class Foraging(Chart, frozen=True):
    """What foragers leave the land for: an enemy within so many turns, at so many victory points."""

    turns: Positive
    points: Number
    clause: str


class Sparing(Chart, frozen=True):
    """The morale below which a corps marches no more, fights no more, and is not yet rested; how far foragers flee."""

    marches: Number
    fights: Number
    rested: Number
    hexes: Positive
    clause: str


class Hunting(Chart, frozen=True):
    """How who is beaten is run down: by whom with such odds, who can be there within so many turns."""

    few: Number
    """The share of an average corps' strength up to which an enemy is taken to be beaten."""
    many: Number
    """Where more of others are, nobody hunts."""
    gone: Number
    """The share by which there must be less of him than battle has taken, for somebody to have got away."""
    flight: Positive
    """Hexes that he flees in a turn."""
    urgency: Positive
    memory: Positive
    """For so many turns he is remembered."""
    guesses: Positive
    """Where he is out of sight, so many hexes are looked at."""
    odds: Number
    within: Positive
    """Turns."""
    clause: str


class Operating(Chart, frozen=True):
    """How the strong level chooses where to fight."""

    pace: March
    smoke: Smoke
    recent: Turns
    """Who was seen so lately is still there."""
    about_a_place: Hexes
    """Where a place is fought for, enemies so far from it are fought."""
    for_a_place: Turns
    """The turns within which corps must be there to take part."""
    in_the_field: Turns
    reserves: Reserves
    until: Odds
    """An attack is kept up to these odds."""
    lasting: Share
    """Of the corps whose morale goes, so many are taken to be demoralised at the end."""
    waiting: Waiting
    worth: Worth
    kept: Share
    """By how much another operation must be better than the one begun."""
    foraging: Foraging
    sparing: Sparing
    dallying: Worth
    """What it costs not to attack the enemy in the place that is fought for."""
    lean: Share
    """Of what all could do to an enemy who sits, those who are sent do so much at least."""
    hunting: Hunting
    hurry: Hexes
    """So near to the enemy corps of an operation in the field hurry."""


class Doctrine(Chart, frozen=True):
    """When to attack, how far to look, how fast to forget (RTG-R-AI-UNION, RTG-R-AI-CSA)."""

    format: Format
    chart: Literal["players"]
    invented: Literal[True]
    says: str
    clause: str
    fading: Share
    believed: StrengthPoints
    """Less than this is forgotten."""
    urgency: Level
    attack_urgency: Level
    attack_odds: Odds
    battle_odds: Odds
    attackers: Count
    attack_reach: Hexes
    storm_reach: Hexes
    weary_below: Morale
    patrol_ahead: Hexes
    changed_goal: Hexes
    out_of_reach: Hexes
    force_rate: Rate
    raid_odds: Odds
    raid_urgency: Level
    raid_reach: Turns
    together: Hexes
    forage_odds: Odds
    storm_odds: Odds
    exit_from: Day
    exit_strength: StrengthPoints
    strong: Strong
    operating: Operating
    imagining: Imagining


# ---- reading it


def read_doctrine(texts: Mapping[str, str]) -> Doctrine:
    """Read the chart from {file name: text}; rows that it lacks are the installed ones.

    A game keeps the chart that it was begun with, which may be older than a row. Raises BadInput for anything else.
    """
    text = texts[FILE]
    try:
        return read_toml(text, Doctrine, file=FILE, upcast=UPCASTS.file(FILE))
    except BadInput:
        completed = _completed(_plain(text), _installed())
    try:
        return convert(completed, Doctrine, file=FILE)
    except BadInput as error:
        cure = tr(
            "companion update FILE gives a game the installed rules; companion check FILE names those that differ"
        )
        raise BadInput(
            (*error.problems, Problem(FILE, "$", tr("the computers cannot play by this chart"), cure))
        ) from None


def lacking(text: str) -> tuple[str, ...]:
    """Name the rows of the installed chart that a chart does not have: "strong.mass"; raises BadInput for no TOML."""
    return tuple(_lacking(_plain(text), _installed(), ""))


def unlike(name: str, text: str) -> str:
    """Say how a document's chart that is not the installed one is taken: of the players' what it lacks is the house's.

    Games were begun with fewer rows. "" for any other chart, and for one that is bad throughout, as playing says.
    """
    try:
        rows = lacking(text) if name == FILE else ()
    except BadInput:
        return ""
    said = tr(
        "differs from the installed one; the computers take from that what it lacks: {names}", names=", ".join(rows)
    )
    return said if rows else ""


def _lacking(found: Mapping[str, Any], wanted: Mapping[str, Any], within: str) -> Iterator[str]:
    for name, row in wanted.items():
        if name not in found:
            yield within + name
        elif _is_part(row) and _is_part(found[name]):
            yield from _lacking(found[name], row, f"{within}{name}.")


def _completed(found: Mapping[str, Any], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Add the rows that are lacking; a row that is there stays as it is, whole."""
    parts = {
        name: _completed(found[name], row)
        for name, row in wanted.items()
        if name in found and _is_part(row) and _is_part(found[name])
    }
    return {**wanted, **found, **parts}


def _is_part(value: object) -> bool:
    """Say whether a value of the chart is a part with rows of its own, not a row."""
    return isinstance(value, dict) and any(isinstance(row, dict | list) for row in value.values())


def _plain(text: str) -> dict[str, Any]:
    return read_toml(text, dict[str, Any], file=FILE, upcast=UPCASTS.file(FILE))


def _installed() -> dict[str, Any]:
    return _plain(ruleset_texts(RULESET, only=(FILE,))[FILE])

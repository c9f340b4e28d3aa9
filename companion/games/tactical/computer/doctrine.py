"""The figures that computer players of square-grid battles go by, computer.toml of a ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from companion.charts.faults import BadInput
from companion.charts.reading import convert, read_toml
from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.games.tactical.upcasts import UPCASTS
from companion.kernel.shelf import ruleset_texts

FILE = "computer.toml"
RULESET = "antietam"
"""Where the installed chart stands; the other rulesets of its kind stand on it."""
LevelName = Literal["basic", "able", "strong"]
BASIC: LevelName = "basic"
LEVELS: tuple[LevelName, ...] = ("basic", "able", "strong")
Posture = Literal["attack", "defend"]
Squares = Annotated[int, Meta(ge=0)]
Points = Annotated[int, Meta(ge=0)]
Figure = int | float


class Level(Chart, frozen=True):
    """How one level plays. Worths are in victory points, of which a man lost is one."""

    id: LevelName
    posture: Posture
    """Of the side: start.toml names the defender."""
    near: Squares
    """An enemy so near is fought: troops deploy and choose their ground; farther ones are marched towards."""
    odds: Figure
    """Own over enemy strength from which a square is attacked in melee."""
    gun_strength: Figure
    """What a gun counts in those odds, in men."""
    dealt: Figure
    """Worth of a loss that the enemy would take by fire."""
    taken: Figure
    """Worth of a loss that one's own would take."""
    behind: Figure
    """What part of the enemy's fire counts for those who have others before them: he fires at the nearest."""
    aside: Figure
    """The same for those outside his arc, who can turn."""
    breaks: Figure
    """Worth of a loss in melee that the enemy would take."""
    drive: Figure
    """Worth of driving the enemy out of a square."""
    last_fire: Figure
    """Worth of a loss by the defenders' last fire, as if nothing lessened it."""
    assault: Figure
    """From what worth units are sent to attack together; at 0 they attack by odds, from where they happen to stand."""
    exposure: Figure
    """Worth of a loss by the enemy's fire where an attack is made from, which does not end with the attack."""
    stands: bool
    """Whether nobody follows an enemy who is driven off."""
    digs: bool
    """Whether troops who stay fortify themselves while the enemy is away."""
    digs_away: Squares
    """How far the enemy must be."""
    digs_below: Points
    """Fatigue from which they do not."""
    spent: Points
    """Units with less morale keep out of fights."""
    weary: Figure
    """How many times more the enemy's fire counts for them."""
    seize: Figure
    """The part of an objective's points that standing in it counts."""
    seize_last: Figure
    """The same in the last phase of the battle."""
    danger: Figure
    """Worth of a loss in melee that the enemy could bring on."""
    danger_near: Squares
    """From how far he could."""
    danger_share: Figure
    """What part of his men he would bring."""
    goal: Figure
    """Worth of an operation point of the way to where a formation is sent."""
    post: Figure
    """Worth of a square less from where one stands, for who is sent nowhere."""
    support: Squares
    """How far from an objective an enemy calls for the defender's help."""
    a_phase: Figure
    """Points of the way that a phase is reckoned at."""
    mass: Figure
    """Own over enemy men that are sent for an objective."""
    enough: Figure
    """What part of its worth an objective has for more than that."""
    patience: Figure
    """Phases that the way to an objective is reckoned longer: the more, the less the nearest is preferred."""
    garrisons: bool
    """Whether objectives have units of their own that stay."""
    masses: bool
    """Whether formations are sent where they are worth most, not to the nearest objective."""
    line: bool
    """Whether artillery with nobody to fire at goes to troops before the enemy that have none."""
    batteries: bool
    """Whether artillery looks for the best place to fire from."""
    sees: bool
    """Whether the enemy's fire counts only where he sees."""
    aims: bool
    """Whether everybody faces where his fire does most, and plots it."""
    plots_beyond: Squares
    """An enemy in sight so near is fired at without a plot, wherever he comes nearest."""
    guard: Figure
    """Worth of having an enemy's man who is beside one before one's front, not at one's flank."""
    shots: Figure
    """How many shots a place is chosen for."""
    good_target: Figure
    """Worth of a shot for which a battery stays where it is."""
    places: Squares
    """How many places are looked at."""
    unready: Figure
    """Shots that a battery loses where it has no points left to unlimber."""
    far_off: Squares
    """No battery goes so far to troops that have none."""
    usual: Figure
    """The part of a battery's range at which its fire is reckoned, 0 to 1."""
    closeness: Figure
    """To which power of the distance the enemy's men count the less for where a square faces."""
    attackers: Squares
    """How many attackers are thought of for one square."""
    silences: Figure
    """Worth of a casualty for each that the target would cost in a shot."""
    horse: Figure
    """What a cavalryman is worth beyond another."""
    escort: Figure
    """Worth of standing with a battery that is unlimbered."""
    staff: Figure
    """Units out of command that the certain loss of a leader's unit weighs as much as."""
    beside: Figure
    """Units out of command that a leader's place beside the enemy weighs as much as."""
    escorted: Squares
    """How far from its own troops a battery goes towards the enemy, and over a stream; 0 where it goes alone."""
    keeps_off: Squares
    """How far artillery keeps from the enemy when it limbers."""
    revises: bool
    """Whether the plan is thought over in every operation phase; else it is the book's order of the day."""
    storm: Figure
    """Own over enemy men from which columns go over a bridge or ford."""
    prepares: int
    """After so many turns of preparation by fire they go whatever stands there."""
    bridgehead: Squares
    """How near to its far end an enemy bars a crossing."""
    guards: Points
    """The points from which an objective has a formation that guards it; 0 where none has."""
    stays: bool
    """Whether it leaves it for no blow at who comes near, and may be of horse."""
    counters: Figure
    """Own over enemy men from which a reserve strikes back at who has come near what it is called to."""
    strikes: Figure
    """Worth of a loss by the enemy's fire where a place that is to be taken, or kept, is attacked from."""
    fought_out: Figure
    """The part of its men lost with which a formation gives up: it goes out of the fire, and attacks no more."""
    rallies: Figure
    """The same in the last turn, which it comes to bit by bit; 0 where who has given up never comes back."""
    rallies_from: Squares
    """The turn from which it does."""
    regains: Figure
    """What part a formation that has given up must have left to lose before it comes back."""
    rested: Points
    """The fatigue of its units with which it does, on the average."""
    line_men: Figure
    """Men who count as standing at every objective that the spent go back to; 0 where they go to none."""
    opens: Figure
    """Own over enemy men near an objective from which it stands open to horse and to the spent; 0 where none does."""
    spares: bool
    """Whether horse is kept out of the fire until an objective stands open to it."""
    bides: bool
    """Whether nobody is called away from an objective that the enemy is before, though a stream lies between."""
    last_call: Squares
    """Operation phases before the end from which who is fresh is no longer kept back."""
    fresh: Figure
    """The part of its men lost up to which a formation is fresh."""
    shelters: bool
    """Whether a battery leaves where it is shelled for more than it does itself, or where foot comes at it alone."""
    looks: bool
    """Whether its own fire counts only where it sees."""
    presses: int
    """Forced marches of a unit in a phase, at the most, to attack or to come where it is sent."""
    presses_below: Points
    """Fatigue from which it forces none."""
    press: Figure
    """What each counts against an attack."""
    clears: Figure
    """Worth of attacking an enemy who bars a place that a corps is set to take."""
    crossing: Figure
    """Worth of not stopping on a bridge or a ford, which others want to use."""
    doors: Figure
    """Worth of not standing where friends come on, from two turns before they do; 0 where nobody thinks of it."""
    clause: str


class Doctrine(Chart, frozen=True):
    """What the levels play by."""

    format: Format
    chart: Literal["computer"]
    invented: Literal[True]
    says: str
    clause: str
    level: tuple[Level, ...]

    def of(self, control: str, posture: Posture) -> Level:
        """Give the level of who plays a side: "computer:LEVEL"; the first for one that there is not."""
        name = control.partition(":")[2]
        rows = [row for row in self.level if row.posture == posture]
        return next((row for row in rows if row.id == name), rows[0])


def read_doctrine(texts: Mapping[str, str]) -> Doctrine:
    """Read the chart from {file name: text}; rows and figures that it lacks are the installed ones.

    A game keeps the chart that it was begun with, which may be older than a level or a figure; the first have none.
    Raises BadInput with every problem of anything else.
    """
    try:
        return read_toml(texts[FILE], Doctrine, file=FILE, upcast=UPCASTS.file(FILE))
    except BadInput:
        completed = _completed(_plain(texts[FILE]), _plain(ruleset_texts(RULESET, only=(FILE,))[FILE]))
        try:
            return convert(completed, Doctrine, file=FILE)
        except BadInput:
            pass  # then it is not what it lacks: the chart as it was written is told
        raise


def _completed(found: Mapping[str, Any], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Add what is lacking: whole levels, and figures of a level; a figure that is there stays."""
    rows = [row for row in found.get("level", ()) if isinstance(row, dict)]
    level = [{**row, **next((one for one in rows if _same_level(one, row)), {})} for row in wanted["level"]]
    return {**wanted, **found, "level": level}


def _same_level(one: Mapping[str, Any], row: Mapping[str, Any]) -> bool:
    """Say whether a row is of a level; the first charts had one for both postures."""
    return (one.get("id"), one.get("posture", row["posture"])) == (row["id"], row["posture"])


def _plain(text: str) -> dict[str, Any]:
    return read_toml(text, dict[str, Any], file=FILE, upcast=UPCASTS.file(FILE))

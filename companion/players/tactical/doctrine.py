"""The figures that computer players of square-grid battles go by, computer.toml of a ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from companion.data import read_toml
from companion.ruleset import Chart

FILE = "computer.toml"
LevelName = Literal["basic", "able", "strong"]
BASIC: LevelName = "basic"
LEVELS: tuple[LevelName, ...] = ("basic", "able", "strong")
Squares = Annotated[int, Meta(ge=0)]
Points = Annotated[int, Meta(ge=0)]
Figure = int | float


class Level(Chart, frozen=True):
    """How one level plays. Worths are in victory points, of which a man lost is one."""

    id: LevelName
    near: Squares
    """An enemy so near is fought: troops deploy and choose their ground; farther ones are marched towards."""
    defender_near: Squares
    """The same for the side that defends itself."""
    odds: Figure
    """Own over enemy strength from which a square is attacked in melee."""
    gun_strength: Figure
    """What a gun counts in those odds, in men."""
    far_guns: Figure
    """What part of the enemy's artillery counts from more than a square away: it has others to fire at."""
    dealt: Figure
    """Worth of a loss that the enemy would take by fire."""
    taken: Figure
    """Worth of a loss that one's own would take."""
    goal: Figure
    """Worth of an operation point of the way to where a formation is sent."""
    post: Figure
    """The same for the defender, who keeps to where he stands."""
    support: Squares
    """How far from an objective an enemy calls for the defender's help."""
    keeps_off: Squares
    """How far artillery keeps from the enemy when it limbers."""
    crossing: Figure
    """Worth of not stopping on a bridge or a ford, which others want to use."""
    clause: str


class Doctrine(Chart, frozen=True):
    """What the levels play by."""

    format: Literal[1]
    chart: Literal["computer"]
    invented: Literal[True]
    says: str
    clause: str
    level: tuple[Level, ...]

    def of(self, control: str) -> Level:
        """Give the level of who plays a side: "computer:LEVEL"; the first for one that there is not."""
        name = control.partition(":")[2]
        return next((row for row in self.level if row.id == name), self.level[0])


def read_doctrine(texts: Mapping[str, str]) -> Doctrine:
    """Read the chart from {file name: text}; raises BadInput with every problem."""
    return read_toml(texts[FILE], Doctrine, file=FILE)

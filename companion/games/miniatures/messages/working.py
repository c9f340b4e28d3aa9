"""What the lines of a working are of, besides the rows of charts, which are told by the charts' own words."""

from __future__ import annotations

from companion.language.messages import Label, Message, bare, says, term


def row(chart: str, name: str, words: str) -> Message:
    """Name a row of a chart: "charge.result", its id, what the chart calls it."""
    return bare(Label(f"{chart}.{name}", words))


def printed(chart: str, words: str) -> Label:
    """Name a row of a chart that has no id by what is printed at its head."""
    return Label(chart, words)


# ---- dice

DIE = says("miniatures.working.die", "die {die}, result")
DIE_OUTCOME = says("miniatures.working.die-outcome", "die {die}: {outcome}")
DIE_TOTAL = says("miniatures.working.die-total", "die {die}, total {total}: {outcome}")
IN_ALL = says("miniatures.working.in-all", "modifier in all")
FALLS_ON = says("miniatures.working.falls-on", "faces on which he falls")
REPLACED = says("miniatures.working.replaced", "replacement after full turns")
UNHURT = says("miniatures.working.unhurt", "no effect on the leader")

# ---- fire

STANDS = {
    "infantry": says("miniatures.stands.infantry", "{n} infantry stand at {length}", "{n} infantry stands at {length}"),
    "smoothbore": says(
        "miniatures.stands.smoothbore", "{n} smoothbore stand at {length}", "{n} smoothbore stands at {length}"
    ),
    "rifled": says("miniatures.stands.rifled", "{n} rifled stand at {length}", "{n} rifled stands at {length}"),
    "muzzle-loading": says(
        "miniatures.stands.muzzle-loading",
        "{n} muzzle-loading cavalry stand at {length}",
        "{n} muzzle-loading cavalry stands at {length}",
    ),
    "breech-loading": says(
        "miniatures.stands.breech-loading",
        "{n} breech-loading cavalry stand at {length}",
        "{n} breech-loading cavalry stands at {length}",
    ),
}
"""By the arm that fires, cavalry by its carbine."""
DAMAGED = says("miniatures.working.damaged", "{count} {what}")
POINTS = says(
    "miniatures.working.points",
    "{points} fire point, row {row}",
    "{points} fire points, row {row}",
    counted="points",
)
NO_FIRE = says("miniatures.working.no-fire", "under {points} fire points: no fire")
ROW = says("miniatures.working.row", "row {row}")
TEN_LEADERS = says("miniatures.working.ten-leaders", "base die of 10: leaders at risk")
TEN_AMMUNITION = says("miniatures.working.ten-ammunition", "base die of 10: units low on ammunition")

# ---- charge

OF_SIDE = {
    "attacker": says("miniatures.working.attacker", "attacker: {what}"),
    "defender": says("miniatures.working.defender", "defender: {what}"),
}
ALL_OF_SIDE = {
    "attacker": says("miniatures.working.attacker-in-all", "attacker: modifiers in all"),
    "defender": says("miniatures.working.defender-in-all", "defender: modifiers in all"),
}
DIFFERENCE = says("miniatures.working.difference", "{attacker} less {defender}, difference")

# ---- moves

BASIC_RATE = says("miniatures.working.basic-rate", "basic rate of {mover}")
MOVERS = {
    "infantry": term("miniatures.mover.infantry", "infantry"),
    "cavalry": term("miniatures.mover.cavalry", "cavalry"),
    "foot-artillery": term("miniatures.mover.foot-artillery", "foot-artillery"),
    "horse-artillery": term("miniatures.mover.horse-artillery", "horse-artillery"),
    "leader": term("miniatures.mover.leader", "leader"),
}
HALVED = says("miniatures.working.halved", "halved")
BY_THE_FLANK = says("miniatures.working.by-the-flank", "by the flank")
ON_A_ROAD = says("miniatures.working.on-a-road", "whole move on a road")
NO_ROAD_BONUS = says("miniatures.working.no-road-bonus", "no road bonus in this formation")
ROUGH = says("miniatures.working.rough", "{length} of rough ground")
FORDING = says("miniatures.working.fording", "fording")
LINEAR_OBJECT = says("miniatures.working.linear-object", "linear object")
PASSAGE = says("miniatures.working.passage", "passage of lines")
CHANGES = {
    "to-single-line": says("miniatures.change.to-single-line", "to single line"),
    "to-double-line": says("miniatures.change.to-double-line", "to double line"),
    "to-attack-column": says("miniatures.change.to-attack-column", "to attack column"),
    "to-march-column": says("miniatures.change.to-march-column", "to march column"),
    "mount": says("miniatures.change.mount", "mount"),
    "dismount": says("miniatures.change.dismount", "dismount"),
    "limber": says("miniatures.change.limber", "limber"),
    "unlimber": says("miniatures.change.unlimber", "unlimber"),
}

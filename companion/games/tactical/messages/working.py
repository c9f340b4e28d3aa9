"""What the lines of a working are of, besides the rows of charts, which are told by the charts' own words."""

from __future__ import annotations

from companion.language.messages import Argument, Label, Own, says, term


def printed(chart: str, words: str) -> Label:
    """Name a row of a chart by what the chart calls it."""
    return Label(chart, words)


# ---- what multiplies fire and melee

TARGET_IN = says("tactical.factor.target-in", "target in {ground}")
HIGHER = says("tactical.factor.higher", "target higher")
ARM_IN = {
    "infantry": says("tactical.factor.infantry-in", "infantry in {ground}"),
    "cavalry": says("tactical.factor.cavalry-in", "cavalry in {ground}"),
    "artillery": says("tactical.factor.artillery-in", "artillery in {ground}"),
}
IN_MODE = {
    "normal": says("tactical.factor.normal", "normal"),
    "column": says("tactical.factor.column", "column"),
    "mounted": says("tactical.factor.mounted", "mounted"),
    "dismounted": says("tactical.factor.dismounted", "dismounted"),
    "limbered": says("tactical.factor.limbered", "limbered"),
    "unlimbered": says("tactical.factor.unlimbered", "unlimbered"),
    "routed": says("tactical.factor.routed", "routed"),
}
DISRUPTED = says("tactical.factor.disrupted", "disrupted")
OUT_OF_AMMO = says("tactical.factor.ammo", "out of ammunition")
FATIGUE = says("tactical.factor.fatigue", "fatigue {points}")
EFFICIENCY = says("tactical.factor.efficiency", "efficiency {points}")
COMMAND_CONTROL = says("tactical.factor.command-control", "command control")
CREW = says("tactical.factor.crew", "{crew} artillerymen of {needed}")
LEADER = says("tactical.factor.leader", "leader {percent}")
LEADERS = says("tactical.factor.leaders", "leaders {percent}")
HIGHEST_LEADER = says("tactical.factor.highest-leader", "highest leader {percent}")
TAKEN_IN_FLANK = says("tactical.factor.taken-in-flank", "taken in flank")
ENEMYS_FLANK = says("tactical.factor.enemys-flank", "the enemy's flank")
MEN_IN_SQUARE = says("tactical.factor.density", "{men} men in the square")
MEN_IN_OWN_SQUARE = says("tactical.factor.own-density", "{men} men in its own square")
FORTIFICATION = says("tactical.factor.fortification", "fortification {level}")
POINTS_LEFT = says("tactical.factor.battle-time", "{points} operation points")
DRAWN = says("tactical.factor.random", "drawn")
PLAY_LEVEL = says("tactical.factor.play-level", "level of play {level}")
OUTMANEUVERED = says("tactical.factor.outmaneuvered", "outmaneuvered")
SUCCESSFUL_ATTACK = says("tactical.factor.successful-attack", "successful attack")
PRODUCT = says("tactical.working.product", "product of all these")
LIMITED = says("tactical.working.limited", "within its limits and cut")

# ---- fire

BASE = {
    "men": says("tactical.fire.men", "{count} men with {weapon} at range {range}, {loss} for each {per}"),
    "guns": says("tactical.fire.guns", "{count} guns with {weapon} at range {range}, {loss} for each {per}"),
}
CASUALTIES = says("tactical.fire.casualties", "casualties, rounded down")
NO_MORE_THAN_SQUARE = says("tactical.fire.no-more", "no more than the men in the square")

# ---- losses and what they lead to

HIT_MOST = says("tactical.loss.hit-most", "hit most: what the others leave of {casualties}")
SHARE = says("tactical.loss.share", "{weight} of {parts} parts of {casualties} as the fire falls on it, rounded down")
LOSS = says("tactical.loss.casualties", "casualties")
GUNS = says("tactical.loss.guns", "guns")
NO_MORE_THAN_IT_HAS = says("tactical.loss.no-more", "no more than it has")
LOST = says("tactical.loss.fatigue", "{losses} lost")
FEW_LEFT = says("tactical.rout.men", "men left, fewer than {men}")
MORALE = says("tactical.rout.morale", "morale, below {morale}")
ROUT_CHANCE = says("tactical.rout.chance", "chance of rout, percent")
GUNS_LEFT = says("tactical.retreat.guns", "guns left to the enemy")
MEN_LEFT = says("tactical.retreat.men", "{percent} percent of {men} men, rounded up")
ON_TABLE = {
    False: says("tactical.table.lost", "lost on the table"),
    True: says("tactical.table.surrendered", "surrendered on the table"),
}
"""By whether the unit surrendered."""

# ---- fatigue gained and recovered

RECOVERS = {
    False: says("tactical.recovery.free", "recovers out of contact"),
    True: says("tactical.recovery.in-zone", "recovers in an enemy zone of control"),
}
"""By whether it is in an enemy zone of control."""
ENTERS = {
    "infantry": says("tactical.enters.infantry", "infantry enters a square"),
    "cavalry": says("tactical.enters.cavalry", "cavalry enters a square"),
    "artillery": says("tactical.enters.artillery", "artillery enters a square"),
}
ENTERS_IN = says("tactical.enters.mode", "enters a square {mode}")
DUG_IN = says("tactical.dug-in", "one level more than before")
STEAMS = says("tactical.enters.gunboat", "gunboats do not tire by moving")

# ---- melee

MEN_OF = {
    "attackers": says("tactical.melee.attackers.men", "attackers, unit {number}: {men} men"),
    "defenders": says("tactical.melee.defenders.men", "defenders, unit {number}: {men} men"),
}
GUNS_OF = {
    "attackers": says("tactical.melee.attackers.guns", "attackers, unit {number}: {guns} guns, as men"),
    "defenders": says("tactical.melee.defenders.guns", "defenders, unit {number}: {guns} guns, as men"),
}
STRENGTH_OF = {
    "attackers": says("tactical.melee.attackers.unit", "attackers, unit {number}: strength"),
    "defenders": says("tactical.melee.defenders.unit", "defenders, unit {number}: strength"),
}
"""Units of a melee are counted: a case that is resolved has no names. The journal, which has, calls them so:"""
UNIT_MEN = says("tactical.melee.unit.men", "{unit}: {men} men")
UNIT_GUNS = says("tactical.melee.unit.guns", "{unit}: {guns} guns, as men")
UNIT_STRENGTH = says("tactical.melee.unit.strength", "{unit}: strength")
STRENGTH = {
    "attackers": says("tactical.melee.attackers.strength", "attackers, strength in all"),
    "defenders": says("tactical.melee.defenders.strength", "defenders, strength in all"),
}
DIFFERENCE = says("tactical.melee.difference", "their difference, divided by {by}")
ROW = says("tactical.melee.row", "cut towards 0, the row")
LOSE = {
    "attackers": says("tactical.melee.attackers.lose", "attackers lose {drawn} drawn and {added}"),
    "defenders": says("tactical.melee.defenders.lose", "defenders lose {drawn} drawn and {added}"),
}
LOSSES = {
    "attackers": says("tactical.melee.attackers.losses", "attackers, losses, rounded down"),
    "defenders": says("tactical.melee.defenders.losses", "defenders, losses, rounded down"),
}
NO_MORE = {
    "attackers": says("tactical.melee.attackers.no-more", "attackers, no more than they are"),
    "defenders": says("tactical.melee.defenders.no-more", "defenders, no more than they are"),
}
SHARE_OF = says("tactical.melee.share-of", "the share of {units}")
GO_BACK = {
    "attackers": says("tactical.melee.attackers.go-back", "attackers go back, percent"),
    "defenders": says("tactical.melee.defenders.go-back", "defenders go back, percent"),
}
DRAW = {
    "attackers": says("tactical.melee.attackers.draw", "attackers draw"),
    "defenders": says("tactical.melee.defenders.draw", "defenders draw"),
}
RETREAT = {
    "attackers": says("tactical.melee.attackers.chance", "attackers retreat, chance in 100"),
    "defenders": says("tactical.melee.defenders.chance", "defenders retreat, chance in 100"),
}
DRAWN_FOR = {
    "attackers": says("tactical.melee.attackers.drawn", "drawn for the attackers"),
    "defenders": says("tactical.melee.defenders.drawn", "drawn for the defenders"),
}

# ---- operation points

ZONE_TO_ZONE = says("tactical.cost.zone-to-zone", "from zone of control to zone of control")
INTO_ZONE = says("tactical.cost.into-zone", "into a zone of control")
OUT_OF_ZONE = says("tactical.cost.out-of-zone", "out of a zone of control")
IN_ZONE = says("tactical.cost.in-zone", "in a zone of control")
GUNBOAT = says("tactical.cost.gunboat", "gunboat")
DIAGONAL = says("tactical.cost.diagonal", "{ground}, diagonal")
ROAD = says("tactical.cost.road", "road")
ROAD_IN = says("tactical.cost.road-in", "road in {ground}")
BRIDGE = says("tactical.cost.bridge", "bridge on a road")
UPHILL = says("tactical.cost.uphill", "uphill")
UPHILL_ROAD = says("tactical.cost.uphill-road", "uphill on a road")
FROM_TO = says("tactical.cost.mode", "from {mode} to {now}")
FROM_TO_IN_ZONE = says("tactical.cost.mode.in-zone", "from {mode} to {now} in a zone of control")
FROM_TO_HORSE = says("tactical.cost.mode.cavalry-artillery", "from {mode} to {now}, cavalry artillery")
FROM_TO_WOODS = says("tactical.cost.mode.woods", "from {mode} to {now} in woods")
ACTIONS = {
    "fortify": says("tactical.action.fortify", "fortifying"),
    "fire": says("tactical.action.fire", "firing"),
    "attack": says("tactical.action.attack", "attacking in melee"),
    "defend": says("tactical.action.defend", "defending in melee"),
    "reorganise": says("tactical.action.reorganise", "reorganising"),
}
MULTIPLIED = {
    "sunken-road": term("tactical.multiplied.sunken-road", "sunken road"),
    "heavy-guns": term("tactical.multiplied.heavy-guns", "heavy guns"),
    "night": term("tactical.multiplied.night", "night"),
}
SO_MUCH = says("tactical.cost.multiplied", "{what}: {times} times as much")
ONE_SQUARE = says("tactical.cost.one-square", "one square is always possible")
JUST_COME_UP = says("tactical.points.just-come-up", "{division} has only just come up")
IN_COMMAND = {
    True: says("tactical.points.in-command", "in command control"),
    False: says("tactical.points.out-of-command", "out of command control"),
}
LEFT_OVER = says("tactical.points.left-over", "left over from the first phase")

# ---- activation

DIVISIONS = says("tactical.limit.divisions", "divisions")
LIMIT_DRAWN = says("tactical.limit.drawn", "drawn")
SCORE = says("tactical.limit.score", "score {points}")
TURN = says("tactical.limit.turn", "turn {turn}")
LIMIT_LEVEL = says("tactical.limit.level", "level of play {level}")
NEVER_FEWER = says("tactical.limit.least", "never fewer")

# ---- the score

DEEDS = {
    "infantryman": {
        "union": says("tactical.score.union.infantryman", "union infantrymen"),
        "confederate": says("tactical.score.confederate.infantryman", "confederate infantrymen"),
    },
    "cavalryman": {
        "union": says("tactical.score.union.cavalryman", "union cavalrymen"),
        "confederate": says("tactical.score.confederate.cavalryman", "confederate cavalrymen"),
    },
    "gun": {
        "union": says("tactical.score.union.gun", "union guns"),
        "confederate": says("tactical.score.confederate.gun", "confederate guns"),
    },
    "brigade-leader": {
        "union": says("tactical.score.union.brigade-leader", "union brigade leaders"),
        "confederate": says("tactical.score.confederate.brigade-leader", "confederate brigade leaders"),
    },
    "division-leader": {
        "union": says("tactical.score.union.division-leader", "union division leaders"),
        "confederate": says("tactical.score.confederate.division-leader", "confederate division leaders"),
    },
    "corps-leader": {
        "union": says("tactical.score.union.corps-leader", "union corps leaders"),
        "confederate": says("tactical.score.confederate.corps-leader", "confederate corps leaders"),
    },
}
"""What is scored for, by whose it was."""
NAMED_PLACE = says("tactical.place", "{name} ({square})")
OBJECTIVES = {
    "held": says("tactical.score.objective.held", "objective {place}: held"),
    "in-zone": says("tactical.score.objective.in-zone", "objective {place}: in a zone of control"),
    "not-held": says("tactical.score.objective.not-held", "objective {place}: not held"),
}
PLACES = {
    "held": says("tactical.score.place.held", "{place}: held"),
    "in-zone": says("tactical.score.place.in-zone", "{place}: in a zone of control"),
    "not-held": says("tactical.score.place.not-held", "{place}: not held"),
}
"""The same in a list of objectives."""
SO_MANY = says("tactical.score.row", "{what}: {count} x {each}")
BALANCE = says("tactical.score.balance", "Union points less Confederate points")
TOO_FEW_LOST = {
    "confederate": says("tactical.score.needed", "{level}: {lost} Confederates lost, {needed} needed for more"),
    "union": says("tactical.score.needed.union", "{level}: {lost} Union men lost, {needed} needed for more"),
}
"""What keeps a side from a victory, by whose losses are too few."""


def multiplied(name: str) -> Argument:
    """Name what multiplies costs."""
    return MULTIPLIED.get(name) or Own(name.replace("-", " "))

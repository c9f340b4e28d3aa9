"""Why something may not be done in a battle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.language.messages import Id, Message, Several, bare, says, term


def ids(names: Iterable[str]) -> Several:
    """Name several things by their ids."""
    return Several(tuple(map(Id, names)))


# ---- whatever is ordered

OVER = says("miniatures.reason.over", "the battle is over: take it up again first")
WAITS = says("miniatures.reason.waits", "a question waits for the {seat} side: {question}")
NO_UNIT = says("miniatures.reason.no-unit", "there is no unit {name!r}")
NO_LEADER = says("miniatures.reason.no-leader", "there is no leader {name!r}")
NEAR = says("miniatures.reason.near", "did you mean {near!r}?")
NEAR_SEVERAL = says("miniatures.reason.near-several", "did you mean one of {names}?")
NOT_HERE = says("miniatures.reason.not-here", "that cannot be done here")
NO_QUESTION = says("miniatures.reason.no-question", "no question is waiting for an answer")
NOT_ASKED_FOR = says("miniatures.reason.not-asked-for", "none of that is asked for on the table any more")
NOT_ONE_OF = says("miniatures.reason.not-one-of", "{choice!r} is not one of {names}")
NOT_ON_TABLE = says("miniatures.reason.not-on-table", "{name} is not on the table")
NOT_OF_SIDE = says("miniatures.reason.not-of-side", "{name} is not of the {player_turn} side, whose turn it is")
FRIEND = says("miniatures.reason.friend", "{name} is a friend")
ENEMY = says("miniatures.reason.enemy", "{name} is of the enemy's side")
TWICE = says("miniatures.reason.twice", "{name} is named twice")
NOT_ARRIVING = says("miniatures.reason.not-arriving", "{name} is not among those still to arrive")
EARLY = says("miniatures.reason.early", "{name} is due in turn {turn}; that is early")
LATER = says("miniatures.reason.later", "a delay must be to a later turn than {turn}")
NO_COMMAND = says("miniatures.reason.no-command", "there is no corps or division {name!r}; there are: {names}")
NO_OBJECTIVE = says("miniatures.reason.no-objective", "there is no objective {objective!r}; there are: {value}")
NO_ACT = says("miniatures.reason.no-act", "there is no act {number} on the list")
NOTHING = term("miniatures.reason.nothing", "none")

BELONGS = says(
    "miniatures.reason.belongs",
    "{what} belongs to step {where} of the {phase} phase; this is step {number} of {present}",
)
EITHER = says("miniatures.reason.either", "{one} or {other}")
DEEDS = {
    "that": term("miniatures.deed.that", "that"),
    "a maneuver roll": term("miniatures.deed.maneuver-roll", "a maneuver roll"),
    "moving brigades and batteries": term("miniatures.deed.moving", "moving brigades and batteries"),
    "fire": term("miniatures.deed.fire", "fire"),
    "a charge combat": term("miniatures.deed.charge", "a charge combat"),
    "a breakthrough move": term("miniatures.deed.breakthrough", "a breakthrough move"),
}
"""What belongs to a step."""

# ---- what is set by hand

NOBODY_TO_SET = says(
    "miniatures.reason.nobody-to-set", "there is no unit or leader {target!r}; the battle itself is 'game'"
)
NEGATIVE = says("miniatures.reason.negative", "{name} cannot be {count}")
GUNS_TO_DAMAGE = says("miniatures.reason.guns-to-damage", "{name} has {stands} gun stands to be damaged")
TURNS = says("miniatures.reason.turns", "turn and last_turn begin at 1, step runs from 0 to {last}")
NO_TIME = says("miniatures.reason.no-time", "{clock!r} is no time of day such as 08:00")

# ---- leaders

MOVE_USED = says("miniatures.reason.move-used", "{name} has used his move of this phase")
ATTACHED_ALREADY = says("miniatures.reason.attached-already", "{name} is attached to {unit} already")
NOT_ATTACHED = says("miniatures.reason.not-attached", "{name} is not attached")
REPLACEMENTS_FIRST = says("miniatures.reason.replacements-first", "replacements come first: {name}'s is due")
NONE_DUE = says("miniatures.reason.none-due", "no replacement is due for {name}")
DUE_LATER = says("miniatures.reason.due-later", "the replacement for {name} is due in turn {returns}")
NAME_UNIT = says("miniatures.reason.name-unit", "name the unit that he is attached to")
NOT_HIS = says("miniatures.reason.not-his", "{name} is not of his command")
MOVES_WITH = says("miniatures.reason.moves-with", "{name} is attached and moves with his unit")
TOO_FAR = says("miniatures.reason.too-far", "{length} is more than the {rate} he may move")

# ---- maneuver

NO_ROLL_OF_GUNS = says("miniatures.reason.no-roll-of-guns", "batteries do not roll on the maneuver table")
HAS_ROLLED = says("miniatures.reason.has-rolled", "{name} has rolled in this phase")
COUNTS_ONCE = says("miniatures.reason.counts-once", "{name} counts once")
NOT_IN_CHAIN = says("miniatures.reason.not-in-chain", "{name} is not in {unit}'s chain of command")
HELPS_HIS_OWN = says("miniatures.reason.helps-his-own", "{name} is attached and helps only his unit")
MUST_ROLL = says("miniatures.reason.must-roll", "{name} must roll on the maneuver table before it moves")
OUTCOME_HOLDS = says("miniatures.reason.outcome-holds", "{outcome}: {unit} may not move or change formation")
OUTCOME_FORMED = says("miniatures.reason.outcome-formed", "{outcome}: {unit} may not change formation")
IN_CONTACT = says("miniatures.reason.in-contact", "{name} is in charge contact with {charges}")
BY_ROAD = says("miniatures.reason.by-road", "{name} took the road bonus: nothing else goes with a whole road move")
WHOLE_BY_ROAD = says("miniatures.reason.whole-by-road", "{name} took the road bonus: its whole move is on the road")
LITTLE_LEFT = says("miniatures.reason.little-left", "too little of {name}'s move is left for it")
NO_WAY = says("miniatures.reason.no-way", "a charge is a move into contact: say how far {name} goes")
NO_INCHES = says("miniatures.reason.no-inches", "say how far {name} goes: 0 inches are no move")
LEFT_OF_MOVE = says("miniatures.reason.left-of-move", "{length} is more than the {reach} that are left of its move")
NO_COMMANDER = says("miniatures.reason.no-commander", "no leader of {name}'s chain is named who is near enough")
NO_LEADER_NEAR = says("miniatures.reason.no-leader-near", "no leader is named who is near enough to {name}")
ONLY_WITH_BACKWARD = says(
    "miniatures.reason.only-with-backward", "{name} faces about only by going back more than half its move"
)
DISORDERED_FIRST = says("miniatures.reason.disordered-first", "{name} is disordered and rolls first")
NO_COMMANDER_NEEDED = says(
    "miniatures.reason.no-commander-needed", "{name} turns by itself: a leader is named for unlimbered guns alone"
)
DISMOUNTED = says("miniatures.reason.dismounted", "{name} dismounted at the end of its move")
EXCEEDED = says("miniatures.reason.exceeded", "the costs exceed the move by {length}")
ONLY_BY_LIMBERING = says("miniatures.reason.only-by-limbering", "an unlimbered battery moves only by limbering")
NO_LINEAR = says("miniatures.reason.no-linear", "artillery may not cross a linear object")
NO_PASSAGE = says("miniatures.reason.no-passage", "artillery may not pass through friends")
NO_CLOSED_WOOD_AT_ALL = says("miniatures.reason.no-closed-wood-at-all", "artillery may not move through closed wood")
NO_CLOSED_WOOD = says("miniatures.reason.no-closed-wood", "artillery may not move through closed wood except by road")
NO_SUCH_MODE = says("miniatures.reason.no-such-mode", "{mode} is not available in {name}")
ROUGH_BEYOND = says("miniatures.reason.rough-beyond", "{rough} of rough ground do not lie on a way of {length}")

NOT_ENDING = says(
    "miniatures.reason.not-ending", "who is outside musket range is told at the end of the Maneuver phase alone"
)
NOT_LOW = says("miniatures.reason.not-low", "{name} is not low on ammunition")
STAYS_LOW = says("miniatures.reason.stays-low", "{name} is not limbered, and its low ammunition stays on")

# ---- formations

MAY_NOT_USE = says("miniatures.reason.may-not-use", "{troops} may not use {formation}")
TROOPS = {
    "infantry": term("miniatures.troops.infantry", "infantry"),
    "mounted-cavalry": term("miniatures.troops.mounted-cavalry", "mounted cavalry"),
    "dismounted-cavalry": term("miniatures.troops.dismounted-cavalry", "dismounted cavalry"),
}
NO_FORMATION_OF_LEADERS = says("miniatures.reason.no-formation-of-leaders", "a leader has no formation to change")
NO_FORMATION_OF_GUNS = says("miniatures.reason.no-formation-of-guns", "a battery has no formation to change")
ONE_CHANGE = says("miniatures.reason.one-change", "one change of formation in a phase")
NO_CHANGE_HALVED = says("miniatures.reason.no-change-halved", "Tardy and Rallies allow no change of formation")
ONLY_ONCE = says("miniatures.reason.only-once", "it can {word} only once in a move")
FORMED_ALREADY = says("miniatures.reason.formed-already", "it is in {name} already")
UNIT_FORMED_ALREADY = says("miniatures.reason.unit-formed-already", "{name} is in {formation} already")
CHANGE_FIRST = says("miniatures.reason.change-first", "{name} has moved: a change of formation comes first")
FEW_STANDS = says("miniatures.reason.few-stands", "{formation} is built on {stands} stands")
NO_MOUNTING_INTO = says("miniatures.reason.no-mounting-into", "no mounting straight into {formation}")
LINE_FIRST = says("miniatures.reason.line-first", "{name} forms Single Line before it dismounts")
ONE_STAND = says("miniatures.reason.one-stand", "a brigade of one stand is in Single Line or March Column only")
ONLY_GUNS_LIMBER = says("miniatures.reason.only-guns-limber", "only a battery limbers or unlimbers")
ONLY_CAVALRY_MOUNTS = says("miniatures.reason.only-cavalry-mounts", "only cavalry mounts or dismounts")
ALREADY = {
    "mounted": says("miniatures.reason.mounted-already", "it is mounted already"),
    "on-foot": says("miniatures.reason.on-foot-already", "it is on foot already"),
    "limbered": says("miniatures.reason.limbered-already", "it is limbered already"),
    "unlimbered": says("miniatures.reason.unlimbered-already", "it is unlimbered already"),
}
UNIT_ALREADY = says("miniatures.reason.unit-already", "{name} is {what} already")
MODES = {
    "mounted": term("miniatures.mode.mounted", "mounted"),
    "on-foot": term("miniatures.mode.on-foot", "on foot"),
    "limbered": term("miniatures.mode.limbered", "limbered"),
    "unlimbered": term("miniatures.mode.unlimbered", "unlimbered"),
}
NO_MOUNTING = says("miniatures.reason.no-mounting", "no mounting in {name}")
NO_DISMOUNTING = says("miniatures.reason.no-dismounting", "no dismounting in {name}")
MOUNT_FIRST = says("miniatures.reason.mount-first", "mounting comes first in the move")

# ---- fire

FRIEND_OF_FIRERS = says("miniatures.reason.friend-of-firers", "{name} is a friend of those who fire now")
NO_FIRE_NOW = says("miniatures.reason.no-fire-now", "{name} does not fire in this step")
# What the rules do not see and a referee's eyes do: a proposal to fire is sent back with it.
OUT_OF_RANGE = says("miniatures.refused.range", "the range is another: measure it again")
OUTSIDE_ARC = says("miniatures.refused.arc", "the target is outside the arc of fire")
FEWER_THAN_TWO = says("miniatures.refused.two-stands", "fewer than two stands of the target can be hit")
FIRED_ALREADY = says("miniatures.refused.fired", "it has fired already")

HAS_FIRED = says("miniatures.reason.has-fired", "{name} has fired in this player turn")
MOUNTED = says("miniatures.reason.mounted", "{name} is mounted: cavalry fires only on foot")
SILENCED = says("miniatures.reason.silenced", "{name} is silenced")
LIMBERED = says("miniatures.reason.limbered", "{name} is limbered")
MOVED_AND_UNLIMBERED = says(
    "miniatures.reason.moved-and-unlimbered", "{name} moved and unlimbered in this turn's Maneuver phase"
)
TOUCHES = says("miniatures.reason.touches", "{name} is in charge contact and fires only at whom it touches: {units}")
SAY_HOW_MANY = says("miniatures.reason.say-how-many", "{name}: say how many stands fire in each group but one")
MAY_FIRE = says("miniatures.reason.may-fire", "stands of {name} that may fire: {may}")
OF_UNIT = says("miniatures.reason.of-unit", "{name}: {what}")
GUNS_DISORDERED = says("miniatures.reason.guns-disordered", "guns are never disordered; give silenced guns no fire")
ONLY_GUNS_DAMAGED = says("miniatures.reason.only-guns-damaged", "only gun stands can be damaged")
TOO_MANY_DAMAGED = says("miniatures.reason.too-many-damaged", "{damaged} of {stands} stands cannot be damaged")
TOO_MANY_FIRE = says("miniatures.reason.too-many-fire", "{firing} stands fire, but the unit has {all}")
BEYOND_RANGE = says("miniatures.reason.beyond-range", "{range} is beyond the last range of {arm}, {last}")
CANISTER_ONLY = says(
    "miniatures.reason.canister-only", "guns low on ammunition fire canister only, to {range} ({clause})"
)
NO_BALL_SO_NEAR = says(
    "miniatures.reason.no-ball-so-near", "guns fire no ball within {range}: outside canister's angle nothing is fired"
)
EACH_ON_ITS_OWN = says("miniatures.reason.each-on-its-own", "each unit rolls on its own: name one firer an attack")
MUST_COMBINE = says(
    "miniatures.reason.must-combine", "{name} is fired at in this step already: all who fire at it fire together"
)
ONE_STAND_ONLY = says("miniatures.reason.one-stand-only", "{name} has one stand only and cannot be fired at")
INTO_CONTACT = says("miniatures.reason.into-contact", "{name} is in charge contact: only who touches it fires at it")
CHARGES_NO_FIRE = says("miniatures.reason.charges-no-fire", "{name} charges and does not fire")
IS_WRECKED = says("miniatures.reason.is-wrecked", "{name} is wrecked and never fires again")
ONE_TARGET = says("miniatures.reason.one-target", "one unit is the target: fire hits no other beside it")
NOT_TOGETHER = says(
    "miniatures.reason.not-together", "{name} does not stand with {target}: name troops with guns of the same side"
)
ROLLS_FIRST = says("miniatures.reason.rolls-first", "{name} has moved: all rolls come before the first move")
MOVED_WITHOUT_ROLL = says("miniatures.reason.moved-without-roll", "{name} has moved without a roll")
MOVES_OR_CHANGES = says("miniatures.reason.moves-or-changes", "{outcome}: {unit} moves or changes formation, not both")
COLUMN_CHARGES_GUNS = says("miniatures.reason.column-charges-guns", "{name} in March Column charges limbered guns only")
NO_HALF_CHARGE = says("miniatures.reason.no-half-charge", "{name} has half a move, which makes no charge")
AT_THE_EDGE = says("miniatures.reason.at-the-edge", "{name} arrives at the edge of the table, alone")
ARMS = {
    "infantry": term("miniatures.arm.infantry", "infantry"),
    "cavalry": term("miniatures.arm.cavalry", "cavalry"),
    "smoothbore": term("miniatures.arm.smoothbore", "smoothbore"),
    "rifled": term("miniatures.arm.rifled", "rifled"),
}

# ---- charge

STRUGGLE_FIRST = says("miniatures.reason.struggle-first", "a desperate struggle goes on: roll it again first")
NO_STRUGGLE = says("miniatures.reason.no-struggle", "no desperate struggle is going on")
NO_CHARGE_OF_GUNS = says("miniatures.reason.no-charge-of-guns", "batteries may not charge")
OTHER_CONTACT = says(
    "miniatures.reason.other-contact", "{name} is in contact with {at}, which is not among the defenders"
)
HAS_FOUGHT = says("miniatures.reason.has-fought", "{name} has fought in this step; nobody fights twice in it")
LINKED = says(
    "miniatures.reason.linked", "{name} touches {unit}: linked contacts are one combat, unless the players part them"
)
NO_COLUMN = says("miniatures.reason.no-column", "{name} is no March Column: roads and bridges are told of those")
GUNS_ALONE = says("miniatures.reason.guns-alone", "{name} is a battery: support is told of brigades")
GUNS_DO_NOT_SUPPORT = says("miniatures.reason.guns-do-not-support", "{name} is a battery and supports nobody")
SUPPORTER_FIGHTS = says("miniatures.reason.supporter-fights", "{name} fights itself and supports nobody")
SUPPORTER_IN_COLUMN = says("miniatures.reason.supporter-in-column", "{name} is in March Column and supports nobody")
SUPPORTER_DISORDERED = says("miniatures.reason.supporter-disordered", "{name} is disordered and supports nobody")
TOO_FEW_TO_SUPPORT = says("miniatures.reason.too-few-to-support", "nobody named has stands enough to support {name}")
NOT_IN_IT = says("miniatures.reason.not-in-it", "{name} is not in the combat")
TOUCHES_ALREADY = says("miniatures.reason.touches-already", "{name} touches {unit} already")
NOT_TOUCHED = says("miniatures.reason.not-touched", "{name} does not touch {unit}")
ONLY_INTO_CONTACT = says("miniatures.reason.only-into-contact", "{name} breaks through only into contact")
JUST_BEATEN = says("miniatures.reason.just-beaten", "{unit} has just beaten {name}: it breaks through at another enemy")
CHARGING_SIDE = says("miniatures.reason.charging-side", "{name} is of the charging side")
NO_CONTACT = says("miniatures.reason.no-contact", "{name} is not in charge contact")
HAS_BEGUN = says("miniatures.reason.has-begun", "its combat has begun")
NOT_OVER = says("miniatures.reason.not-over", "its charge combat is not over")
NO_BREAKTHROUGH = says("miniatures.reason.no-breakthrough", "{name} has no breakthrough to make")


def near(what: Message, names: Sequence[str]) -> Message:
    """Say with a refusal what may have been meant."""
    if not names:
        return what
    meant = NEAR(near=Id(names[0])) if len(names) == 1 else NEAR_SEVERAL(names=ids(names))
    return bare(Several((what, meant), "semicolons"))

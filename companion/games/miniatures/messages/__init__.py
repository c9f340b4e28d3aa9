"""What a miniatures document tells: the labels of its entries, what its dice are for, what it asks, what is to be done.

    rules ── SENTENCE(unit=…, n=3) ──► message: key and arguments ── stored ──► told in the reader's language

All that is stored stands here, so that a key of any document is known as soon as its game is. It may know `language`
alone.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.language.messages import Leader, Own, Several, Term, Unit, says, term


def unit(name: str) -> Unit:
    """Name a unit."""
    return Unit(name)


def units(names: Iterable[str]) -> Several:
    """Name several units, with leaders who come with them perhaps."""
    return Several(tuple(map(Unit, names)))


def leader(name: str) -> Leader:
    """Name a leader."""
    return Leader(name)


def leaders(names: Iterable[str]) -> Several:
    """Name several leaders."""
    return Several(tuple(map(Leader, names)))


# ---- words of the rules

PHASES = {
    "maneuver": term("miniatures.phase.maneuver", "maneuver"),
    "musketry": term("miniatures.phase.musketry", "musketry"),
    "charge": term("miniatures.phase.charge", "charge"),
}
MOVES = {
    "forward": term("miniatures.move.forward", "forward"),
    "backward": term("miniatures.move.backward", "backward"),
    "wheel": term("miniatures.move.wheel", "wheel"),
    "oblique": term("miniatures.move.oblique", "oblique"),
    "by-the-flank": term("miniatures.move.by-the-flank", "by-the-flank"),
}
WAYS = {
    "wheel": term("miniatures.way.wheel", "with a wheel"),
    "by-the-flank": term("miniatures.way.by-the-flank", "by the flank"),
}
"""How a move was made, where the mode's own name is no way to say it."""
DICE = {
    "all": term("miniatures.dice.all", "all"),
    "maneuver": term("miniatures.dice.maneuver", "maneuver"),
    "fire": term("miniatures.dice.fire", "fire"),
    "charge": term("miniatures.dice.charge", "charge"),
    "leader": term("miniatures.dice.leader", "leader"),
}
ORIGINS = {"entered": term("dice.entered", "entered"), "rolled": term("dice.rolled", "rolled")}
PURSUITS = {
    "carry": term("miniatures.pursuit.carry", "carry"),
    "break-through": term("miniatures.pursuit.break-through", "break-through"),
    "stay": term("miniatures.pursuit.stay", "stay"),
}
MARKERS = {
    "disordered": term("miniatures.marker.disordered", "disorder"),
    "low-ammo": term("miniatures.marker.low-ammo", "low ammunition"),
    "silenced": term("miniatures.marker.silenced", "silenced"),
    "wrecked": term("miniatures.marker.wrecked", "wrecked"),
}
EDGES = {
    "north": term("edge.north", "north"),
    "north-east": term("edge.north-east", "north-east"),
    "east": term("edge.east", "east"),
    "south-east": term("edge.south-east", "south-east"),
    "south": term("edge.south", "south"),
    "south-west": term("edge.south-west", "south-west"),
    "west": term("edge.west", "west"),
    "north-west": term("edge.north-west", "north-west"),
}
NOBODY = term("miniatures.nobody", "nobody")


def edge(name: str) -> Term | Own:
    """Give an edge of the table; one that is no point of the compass is told as it was written."""
    return EDGES.get(name) or Own(name)


HOLDS = says("miniatures.holds", "holds {objective}")
"""What an objective scores for."""

# ---- labels of entries

STEP_OVER = says("miniatures.step-over", "End of {phase} step {number}, {side} turn {turn}")
PASSED_OVER = says("miniatures.passed-over", "{step}, passed over: nobody could act")
ANSWER = says("miniatures.answer", "Answer: {choice}")
ANSWER_IN = says("miniatures.answer-in", "In the charge of {unit}: {choice}")
ATTACH = says("miniatures.attach", "Attach {leader} to {unit}")
DETACH = says("miniatures.detach", "Detach {leader}")
REPLACE_LEADER = says("miniatures.replace-leader", "Replace leader {leader}")
MOVE_LEADER = says("miniatures.move-leader", "Move leader {leader}")
MANEUVER = says("miniatures.maneuver", "Maneuver {unit}")
FORM = says("miniatures.form", "{unit} to {formation}")
MOUNT = says("miniatures.mount", "Mount {unit}")
DISMOUNT = says("miniatures.dismount", "Dismount {unit}")
LIMBER = says("miniatures.limber", "Limber {unit}")
UNLIMBER = says("miniatures.unlimber", "Unlimber {unit}")
FACE = says("miniatures.face", "Face {unit}")
MOVE = says("miniatures.move", "Move {unit} {length} {mode}")
MOVE_CHARGING = says("miniatures.move-charging", "Move {unit} {length} {mode}, charging {target}")
ARRIVE = says("miniatures.arrive", "Arrive {units}")
DELAY = says("miniatures.delay", "Delay {units} to turn {turn}")
FIRE = says("miniatures.fire", "Fire {units} at {target}")
CHARGE = says("miniatures.charge", "Charge {attackers} against {defenders}")
AGAIN = says("miniatures.again", "Desperate struggle, again")
BREAK_CONTACT = says("miniatures.break-contact", "Break contact {unit}")
TOUCH = says("miniatures.touch", "{unit} touches {units} as well")
BREAK_THROUGH = says("miniatures.break-through", "Break through {unit}")
BREAK_THROUGH_AT = says("miniatures.break-through-at", "Break through {unit} at {target}")
SURRENDER = says("miniatures.surrender", "Surrender {unit}")
SURRENDER_DIVISION = says("miniatures.surrender-division", "Surrender {unit} and all of its division")
SURRENDER_CORPS = says("miniatures.surrender-corps", "Surrender {unit} and all of its corps")
LEAVE_TABLE = says("miniatures.leave-table", "Leave table {unit}")
TAKE_OBJECTIVE = says("miniatures.take-objective", "{objective} held by {side}")
TAKE_OBJECTIVE_BY = says("miniatures.take-objective-by", "{objective} held by the {side} side")
SEEN = says("miniatures.seen", "{unit} seen")
UNSEEN = says("miniatures.unseen", "{unit} out of sight")
NOTE_ON = says("miniatures.note-on", "Note: {unit}: {words}")
COUNT = says("miniatures.count", "Count of the table: {units}")
DICE_MODE = says("miniatures.dice-mode", "{side}, {kind} dice: {mode}")
DRAW_MODE = says("miniatures.draw-mode", "{side}, draw dice: {mode}")
TICK = says("miniatures.tick", "Done on the table: {numbers}")
TICKED = says("miniatures.ticked", "Done on the table: {acts}")
UNTICKED = says("miniatures.unticked", "Not done on the table after all: {acts}")
PLAYED_BY = says("miniatures.played-by", "{command} is played by {player}")
PLAYED_BY_NOBODY = says("miniatures.played-by-nobody", "{command} has no player of its own")
END = says("miniatures.end", "End of the battle: {reason}")
GO_ON = says("miniatures.go-on", "The battle goes on: {reason}")

NAMED = {
    "detach": DETACH,
    "replace-leader": REPLACE_LEADER,
    "move-leader": MOVE_LEADER,
    "maneuver": MANEUVER,
    "mount": MOUNT,
    "dismount": DISMOUNT,
    "limber": LIMBER,
    "unlimber": UNLIMBER,
    "face": FACE,
    "break-contact": BREAK_CONTACT,
    "surrender": SURRENDER,
    "leave-table": LEAVE_TABLE,
}
"""Commands of which nothing is told but whom they are for."""

# ---- what a die is for

MANEUVER_ROLL = says("miniatures.roll.maneuver", "maneuver roll for {unit}")
FIRE_ROLL = says("miniatures.roll.fire", "fire of {units} at {target}")
CHARGE_ROLL = says("miniatures.roll.charge", "charge of {attackers}")
DEFENSE_ROLL = says("miniatures.roll.defense", "defense of {defenders}")
LEADER_DRAW = says("miniatures.roll.captured-leader", "which leader is captured: {names}")
LEADER_ROLL = says("miniatures.roll.fallen-leader", "fallen leader roll for {leader}")
COMMANDER_ROLL = says("miniatures.roll.fallen-commander", "fallen leader roll for the commander of {unit}")

# ---- questions

ASKS = {
    "captured": says("miniatures.asks.captured", "whose stand is captured?"),
    "skedaddled": says("miniatures.asks.skedaddled", "whose stand skedaddles?"),
    "struggle": says("miniatures.asks.struggle", "whose stand is lost in the struggle?"),
    "battery": says("miniatures.asks.battery", "which battery is captured?"),
    "pursuit": says("miniatures.asks.pursuit", "{unit}: carry the position, or break through?"),
}

# ---- what is to be done with the models

OFF = {
    "lost": says("miniatures.off.lost", "{unit}: {n} stand off", "{unit}: {n} stands off"),
    "skedaddled": says(
        "miniatures.off.skedaddled", "{unit}: {n} stand off (skedaddled)", "{unit}: {n} stands off (skedaddled)"
    ),
    "captured": says(
        "miniatures.off.captured", "{unit}: {n} stand off (captured)", "{unit}: {n} stands off (captured)"
    ),
}
GUNS_OFF = {
    "lost": says("miniatures.guns-off.lost", "{unit}: {n} gun stand off", "{unit}: {n} gun stands off"),
    "skedaddled": says(
        "miniatures.guns-off.skedaddled",
        "{unit}: {n} gun stand off (skedaddled)",
        "{unit}: {n} gun stands off (skedaddled)",
    ),
    "captured": says(
        "miniatures.guns-off.captured", "{unit}: {n} gun stand off (captured)", "{unit}: {n} gun stands off (captured)"
    ),
}
MARKER_ON = says("miniatures.marker-on", "{unit}: {marker} marker on")
MARKER_OFF = says("miniatures.marker-off", "{unit}: {marker} marker off")
DAMAGED_ON = says(
    "miniatures.damaged-on", "{unit}: damaged marker on {n} gun stand", "{unit}: damaged marker on {n} gun stands"
)
TAKE_OFF = {
    "quit": says("miniatures.take-off.quit", "{unit}: quits the field: take it off the table"),
    "left": says("miniatures.take-off.left", "{unit}: leaves the table: take it off the table"),
    "surrendered": says("miniatures.take-off.surrendered", "{unit}: surrenders: take it off the table"),
    "captured": says("miniatures.take-off.captured", "{unit}: is captured: take it off the table"),
    "destroyed": says("miniatures.take-off.destroyed", "{unit}: is destroyed: take it off the table"),
    "wrecked": says("miniatures.take-off.wrecked", "{unit}: is wrecked: take it off the table"),
}
BACK = {
    "two-inches": says("miniatures.back.near", "falls back until it is {length} from the enemy"),
    "beyond-musketry": says("miniatures.back.beyond-musketry", "falls back beyond enemy musket range"),
    "full-move": says("miniatures.back.full-move", "falls back a full move"),
}
RETREAT = says("miniatures.retreat", "{unit}: {retreat}, straight away from the enemy")
RETREAT_BY = says("miniatures.retreat-by", "{unit}: {retreat}, {length}, straight away from the enemy")
GUNS_RETREAT = says("miniatures.guns-retreat", "{unit}: {retreat}, limbered, straight away from the enemy")
GUNS_RETREAT_BY = says(
    "miniatures.guns-retreat-by", "{unit}: {retreat}, {length}, limbered, straight away from the enemy"
)
"""No step of a retreat goes nearer to any enemy (D10-CHARGE-RETREAT-AWAY)."""
ON_TABLE = says("miniatures.on-table", "{unit}: on the table")
ON_TABLE_AT = says("miniatures.on-table-at", "{unit}: on the table at the {edge} edge")
LEADER_OFF = {
    "fallen": says("miniatures.leader-off.fallen", "{leader}: off the table"),
    "captured": says("miniatures.leader-off.captured", "{leader}: captured: off the table"),
}
REPLACEMENT = says("miniatures.replacement", "{leader}: replacement on the table")
REPLACEMENT_WITH = says("miniatures.replacement-with", "{leader}: replacement on the table with {unit}")
LEADER_STAYS = says("miniatures.leader-stays", "{leader}: place with the nearest friendly unit, detached")
COMMANDER_OFF = says("miniatures.commander-off", "{unit}: exceptional commander's mark off")
CARRIES = says("miniatures.carries", "{unit}: carries the position: advance to where the defenders stood")

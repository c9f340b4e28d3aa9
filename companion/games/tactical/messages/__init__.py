"""What a square-grid battle's document tells: the labels of its entries, what its draws are for, what it asks, and why.

    rules ── SENTENCE(unit=…, n=3) ──► message: key and arguments ── stored ──► told in the reader's language

All that is stored stands here and in `working`, so that a key of any document is known as soon as its game is. It may
know `language` alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.tactical.messages import working as _working  # noqa: F401 - known with the others
from companion.kernel.messages import side
from companion.language.messages import Id, Own, Term, says, term


def square(at: Sequence[int]) -> Id:
    """Give a square as it is written: its row from the north, its column from the west."""
    return Id(f"{at[0]},{at[1]}")


def seat(name: str) -> Term | Own:
    """Give a side within a sentence, or the referee."""
    return REFEREE if name == "referee" else side(name)


# ---- words of the rules

DIRECTIONS = {
    1: term("direction.north", "north"),
    2: term("direction.north-east", "north-east"),
    3: term("direction.east", "east"),
    4: term("direction.south-east", "south-east"),
    5: term("direction.south", "south"),
    6: term("direction.south-west", "south-west"),
    7: term("direction.west", "west"),
    8: term("direction.north-west", "north-west"),
}
CHOICES = {"ready": term("tactical.choice.ready", "ready")}
SET_UP = term("tactical.set-up", "set-up")
REFEREE = term("seat.referee", "referee")
BATTLE = term("tactical.the-battle", "the battle")


def choice(name: str) -> Term | Own:
    """Give an answer to a question."""
    return CHOICES.get(name) or Own(name)


# ---- labels of entries

DONE = says("tactical.done", "C: end of the {phase}")
PLAYED = says("tactical.played", "The {phase}")
"""What the computer's entry is called that plays a phase."""
ORDERED = {
    "union": says("tactical.ordered.union", "The computer's Union orders"),
    "confederate": says("tactical.ordered.confederate", "The computer's Confederate orders"),
}
TIME_UP = says("tactical.time-up", "The time is up")
ANSWER = says("tactical.answer", "Answer: {choice}")
ACTIVATE = says("tactical.activate", "Activate {division}'s division")
NO_MORE = says("tactical.activate-no-more", "Activate no more divisions")
PLAN = says("tactical.plan", "The plan is written")
TO_TABLE = says("tactical.to-table", "To the table: the whole field")
TO_TABLE_AROUND = says("tactical.to-table-around", "To the table: the field around {square}")
RESULT = says("tactical.result", "Battle {battle}: the result from the table")
CALLED_OFF = says("tactical.called-off", "The battle on the table is called off")
SEAT_TAKEN = says("tactical.seat-taken", "The {side} player takes the referee's seat")
RESIGNS = says("tactical.resigns", "The {side} side resigns")

# ---- labels of orders

MOVE = says("tactical.order.move", "{unit}: move {directions}")
FORCE_MARCH = says("tactical.order.force-march", "{unit}: force march")
FORCE_MARCHES = says("tactical.order.force-marches", "{unit}: force march, {times} times")
FACE = says("tactical.order.face", "{unit}: face {direction}")
CHANGE_MODE = says("tactical.order.mode", "{unit}: change to {mode}")
FORTIFY = says("tactical.order.fortify", "{unit}: build a level of fortification")
FIRE_AT = says("tactical.order.fire-at", "{unit}: fire at {square}")
NO_FIRE = says("tactical.order.no-fire", "{unit}: no fire plot")
MELEE = says("tactical.order.melee", "{unit}: plot melee")
NO_MELEE = says("tactical.order.no-melee", "{unit}: no melee plot")
ADVANCE = says("tactical.order.advance", "{unit}: plot advance")
NO_ADVANCE = says("tactical.order.no-advance", "{unit}: no advance plot")
TRANSFER = says("tactical.order.transfer", "{unit}: leader {leader} comes over")
REORGANISE = says("tactical.order.reorganise", "{unit}: reorganise")
ABORT = says("tactical.order.abort", "{unit}: Z: put back")

# ---- what a draw is for

ORDER_DRAW = says("tactical.draw.order", "whether {unit} is disrupted ({clause})")
ORDER_REGAINED = says("tactical.draw.order-regained", "does {unit} regain its order?")
ROUT_DRAW = says("tactical.draw.rout", "whether {unit} routs ({clause})")
GUN_DRAW = says("tactical.draw.gun", "whether {unit} loses one gun more ({clause})")
AMMO_DRAW = says("tactical.draw.ammunition", "whether {unit} runs out of ammunition ({clause})")
AMMO_REACHED = says("tactical.draw.ammunition-reached", "is {unit} reached by ammunition?")
RESUPPLIED = says("tactical.draw.resupplied", "is {unit} resupplied?")
FIRE_DRAW = says("tactical.draw.fire", "fire of {unit} at {square} ({clause})")
VICTIM_DRAW = says("tactical.draw.victim", "whom the fire of {unit} hits most ({clause})")
ATTACK_DRAW = says("tactical.draw.attack", "attack on {square} ({clause})")
DEFENCE_DRAW = says("tactical.draw.defence", "defence of {square} ({clause})")
LOSSES_DRAW = {
    "attackers": says("tactical.draw.losses.attackers", "losses of the attackers ({clause})"),
    "defenders": says("tactical.draw.losses.defenders", "losses of the defenders ({clause})"),
}
RETREAT_DRAW = {
    "attackers": says("tactical.draw.retreat.attackers", "whether the attackers retreat ({clause})"),
    "defenders": says("tactical.draw.retreat.defenders", "whether the defenders retreat ({clause})"),
}
WOUND_DRAW = says("tactical.draw.wound", "whether {leader} is hit ({clause})")
BEREAVED_DRAW = says("tactical.draw.bereaved", "whether {leader} is lost with {unit} ({clause})")
EARLY_DRAW = says("tactical.draw.early", "do the reinforcements of turn {turn} come early?")
FORDS_DRAW = says("tactical.draw.fords", "how many random fords there are")
FORD_DRAW = says("tactical.draw.ford", "where a ford lies in the stream")
HOLD_DRAW = says("tactical.draw.hold", "when {formation} is released")
LIMIT_DRAW = says("tactical.draw.limit", "how many more divisions may move")

# ---- questions, and why something happened

HAND_OVER = says("tactical.asks.hand-over", "{phase}, turn {turn}: the {side} player takes over")
ENEMY_THERE = says("tactical.delayed.enemy", "the enemy is at {square}")
ENEMY_HERE = says("tactical.why.enemy-there", "the enemy is there")
TOO_EARLY = says("tactical.delayed.early", "not before their time")
NO_ENTRY = says("tactical.delayed.full", "their entry squares are full or the enemy's")
BROKE_THROUGH = says("tactical.tired.broke-through", "{unit} broke through")
LEADER_FELL = says("tactical.tired.leader-fell", "{leader} fell")
OUTCOME = says("tactical.outcome", "{level}: {points} points")

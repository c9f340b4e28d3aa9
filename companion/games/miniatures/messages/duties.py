"""What a step demands of a battle, and what it allows."""

from __future__ import annotations

from companion.language.messages import says

ANSWER = says("miniatures.duty.answer", "answer: {question} ({choices})")
QUESTION = says("miniatures.duty.question", "answer: {question}")
"""The same where the choices stand beside it, in words."""
REPLACEMENT = says("miniatures.duty.replacement", "{leader}'s replacement is due")
MAY_DETACH = says("miniatures.duty.may-detach", "{leader} may detach from {unit}")
MAY_ATTACH = says("miniatures.duty.may-attach", "{leader} may attach to a unit he can reach")
ARRIVES = says("miniatures.duty.arrives", "{unit} arrives: bring it on or delay it")
ARRIVES_AT = says("miniatures.duty.arrives-at", "{unit} arrives at the {edge} edge: bring it on or delay it")
SILENCED = says("miniatures.duty.silenced", "{battery} is silenced: limber and fall back half a move to recover")
MUST_ROLL = says("miniatures.duty.must-roll", "{brigade} is disordered and must roll")
MUST_ROLL_TOO = says("miniatures.duty.must-roll-too", "{brigade} must roll, as every brigade does in this game")
MAY_ROLL = says("miniatures.duty.may-roll", "{brigade} may roll in order to move or change formation")
MAY_MOVE = says("miniatures.duty.may-move", "{brigade} may move ({outcome})")
LEADER_MAY_MOVE = says("miniatures.duty.leader-may-move", "{leader} may move")
LOW_AMMO = says(
    "miniatures.duty.low-ammo",
    "{unit} is low on ammunition: say at the step's end if it is outside enemy musket range",
)
MAY_FIRE = says("miniatures.duty.may-fire", "{unit} may fire")
STRUGGLE = says("miniatures.duty.struggle", "a desperate struggle: roll it again")
"""What was let happen in an earlier build may tell it so."""
STRUGGLE_OF = says("miniatures.duty.struggle-of", "{attackers} and {defenders} struggle desperately: roll it again")
COMBAT = says("miniatures.duty.combat", "{unit} charges {target}: resolve the combat")
MAY_BREAK_THROUGH = says("miniatures.duty.may-break-through", "{unit} may break through; else it carries the position")
BREAKTHROUGH = says("miniatures.duty.breakthrough", "{unit} breaks through: move it half a move at the nearest enemy")
HELD_BY = says("miniatures.duty.held-by", "who holds {objective}? it is the {side} side's so far")
HELD_BY_NOBODY = says("miniatures.duty.held-by-nobody", "who holds {objective}? nobody so far")

# ---- many alike

SEVERAL = {
    MAY_DETACH.key: says(
        "miniatures.duty.several-detach", "{n} leader may detach: {those}", "{n} leaders may detach: {those}"
    ),
    MAY_ATTACH.key: says(
        "miniatures.duty.several-attach",
        "{n} leader may attach to a unit he can reach: {those}",
        "{n} leaders may attach to units they can reach: {those}",
    ),
    ARRIVES.key: says("miniatures.duty.several-arrive", "{n} unit arrives: {those}", "{n} units arrive: {those}"),
    ARRIVES_AT.key: says("miniatures.duty.several-arrive-at", "{n} unit arrives: {those}", "{n} units arrive: {those}"),
    MUST_ROLL.key: says(
        "miniatures.duty.several-must-roll",
        "{n} brigade is disordered and must roll: {those}",
        "{n} brigades are disordered and must roll: {those}",
    ),
    MAY_ROLL.key: says(
        "miniatures.duty.several-may-roll",
        "{n} brigade may roll in order to move or change formation: {those}",
        "{n} brigades may roll in order to move or change formation: {those}",
    ),
    MAY_MOVE.key: says("miniatures.duty.several-may-move", "{n} unit may move: {those}", "{n} units may move: {those}"),
    LEADER_MAY_MOVE.key: says(
        "miniatures.duty.several-leaders", "{n} leader may move: {those}", "{n} leaders may move: {those}"
    ),
    LOW_AMMO.key: says(
        "miniatures.duty.several-low",
        "{n} unit is low on ammunition: say at the step's end if it is outside enemy musket range: {those}",
        "{n} units are low on ammunition: say at the step's end which are outside enemy musket range: {those}",
    ),
    MAY_FIRE.key: says("miniatures.duty.several-may-fire", "{n} unit may fire: {those}", "{n} units may fire: {those}"),
}
"""What is said of many to whom the same falls, by what is said of each."""

"""What a battle's journal keeps in English, said in the language that is spoken: labels of entries, questions, reasons.

Such a text was made of a sentence and what filled its places; where one of these sentences is found in it again, the
sentence is translated and filled anew. Anything else is said as it stands.
"""

from __future__ import annotations

from companion.language.messages import Message, Worded, told
from companion.language.retold import Sentences
from companion.language.tongue import number, tr

OWN_WORDS = frozenset({"reason", "note", "unit", "leader", "division", "name", "place"})
"""Places that hold what a person wrote, or what somebody is called."""
LABELS = (
    "C: end of the {phase}",
    "Answer: {answer}",
    "Activate {division}'s division",
    "Activate no more divisions",
    "To the table: the whole field",
    "To the table: the field around {square}",
    "Battle {battle}: the result from the table",
    "The battle on the table is called off",
    "Note: {note}",
    "Override the battle: {field} = {value} ({reason})",
    "Override {unit}: {field} = {value} ({reason})",
    "{option} = {value} ({reason})",
    "The {side} side resigns",
    "The {side} player takes the referee's seat",
    "{unit}: move {directions}",
    "{unit}: force march, {times} times",
    "{unit}: force march",
    "{unit}: face {direction}",
    "{unit}: change to {mode}",
    "{unit}: build a level of fortification",
    "{unit}: no fire plot",
    "{unit}: fire at {square}",
    "{unit}: plot melee",
    "{unit}: no melee plot",
    "{unit}: plot advance",
    "{unit}: no advance plot",
    "{unit}: leader {leader} comes over",
    "{unit}: reorganise",
    "{unit}: Z: put back",
    "The {phase}",
)
QUESTIONS = ("{phase}, turn {turn}: the {side} player takes over",)
REASONS = (
    "not before their time",
    "their entry squares are full or the enemy's",
    "{unit} broke through",
    "{leader} fell",
)
POINTS = (
    "objective {square}: held",
    "objective {square}: in a zone of control",
    "objective {square}: not held",
    "{square}: held",
    "{square}: in a zone of control",
    "{square}: not held",
    "objective {place} ({square}): held",
    "objective {place} ({square}): in a zone of control",
    "objective {place} ({square}): not held",
    "{place} ({square}): held",
    "{place} ({square}): in a zone of control",
    "{place} ({square}): not held",
)
"""Rows of the score."""
WORKING = (
    "{n} artillerymen of {all}",
    "{n} guns with {weapon} at range {range}, {loss} for each {per}",
    "{n} men with {weapon} at range {range}, {loss} for each {per}",
    "{n} lost",
    "{n} men in its own square",
    "{n} men in the square",
    "{n} of {parts} parts of {all} as the fire falls on it, rounded down",
    "{n} operation points",
    "{arm} in {ground}",
    "efficiency {n}",
    "fatigue {n}",
    "leader {percent}",
    "hit most: what the others leave of {n}",
    "level of play {n}",
    "men left, fewer than {n}",
    "morale, below {n}",
    "score {n}",
    "target in {ground}",
    "turn {n}",
    "fortification {n}",
    "attack on {square}",
    "defence of {square}",
    "enters a square {mode}",
    "road in {ground}",
    "{ground}, diagonal",
    "from {mode} to {now}",
    "{arm} enters a square",
    "{who} draw",
    "{who} go back, percent",
    "{who} lose {n} drawn and {all}",
    "{who}, losses, rounded down",
    "{who}, no more than they are",
    "{who}, strength in all",
    "{unit}: strength",
    "their difference, divided by {n}",
    "{n} percent of {all} men, rounded up",
    "squares seen from elevation {n}",
    "{level}: {points} points",
)
"""Lines of workings."""
SHAPES = {
    "square": r"\d+,\d+",
    "turn": r"\d+",
    "times": r"\d+",
    "battle": r"[\d.]+",
    "option": r"[A-Z]+-[\w.-]+",
    "n": r"[\d.,]+",
    "all": r"[\d.,]+",
    "parts": r"[\d.,]+",
    "range": r"\d+",
    "loss": r"[\d.,]+",
    "per": r"\d+",
    "arm": "infantry|cavalry|artillery",
    "who": "attackers|defenders",
    "now": r"\w+",
    "points": r"[+−-]?[\d,]+",
}
"""What fills a place, where not just anything may."""
SENTENCES = (*QUESTIONS, *REASONS, *POINTS, *LABELS, *WORKING)
_SENTENCES = Sentences(SENTENCES, SHAPES)


def told_again(text: Worded) -> str:
    """Give a message, or a text of the journal in the chosen language."""
    if isinstance(text, Message):
        return told(text)
    found = _SENTENCES.found(text)
    if found is None:
        return tr(text)
    sentence, values = found
    return tr(sentence, **{name: one if name in OWN_WORDS else _value(one) for name, one in values.items()})


def _value(text: str) -> str:
    if text.isdecimal():
        return number(int(text))
    return ", ".join(tr(one) for one in text.split(", "))

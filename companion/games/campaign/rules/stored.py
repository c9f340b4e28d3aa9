"""What a campaign's journal keeps in English, said in the chosen language: labels, questions, lines of working.

Such a text was made of a sentence and what filled its places; where one of these sentences is found in it again, the
sentence is translated and filled anew. Anything else is said as it stands.
"""

from __future__ import annotations

import re

from companion.games.campaign.rules.mode_words import mode_words
from companion.language.messages import Message, Worded, told
from companion.language.retold import Sentences
from companion.language.tongue import number, tr

_ASKED = "Battle in {place}, you are {role}. Estimated battle odds {odds}."
_URGENCY = "Which urgency, {least} to {most}?"
_WITHDRAWING = (
    "{corps} ({leader}) has failed to get away safely; its morale is {morale}. Shall it try again? "
    "If it fails it routs and loses {loss} percent; if it does not try it stands."
)
QUESTIONS = (
    "Battle in {place}, you are {role}: fight it off-line?",
    "Battle {battle} is fought on the table: enter its result, or answer computer to fight it here.",
    f"{_ASKED} You seem badly outnumbered. {_URGENCY} {{zero}} calls the attack off.",
    f"{_ASKED} You seem badly outnumbered. {_URGENCY} {{zero}} counts as {{counted}}.",
    f"{_ASKED} {_URGENCY} {{zero}} calls the attack off.",
    f"{_ASKED} {_URGENCY} {{zero}} counts as {{counted}}.",
    "Battle in {place}: rank your corps for combat, the front line first. {corps}",
    _WITHDRAWING,
    "Confederate Player Phase, {moment}: the Confederate player takes over",
    "Union Player Phase, {moment}: the Union player takes over",
    "turn {turn}, {day}, {hour}",
    "Battle in {place}, {day}",
    "{side} resigns: {reason}",
    "{side} resigns",
)
LABELS = (
    "The set-up phase",
    "The reconnaissance phase",
    "The receipt phase",
    "The execution phase",
    "The fatigue phase",
    "The computer's Confederate orders",
    "The computer's Union orders",
    "ET: end of the set-up",
    "ET: end of the {phase}",
    "Answer: {answer}",
    "Result of battle {battle} from the table",
    "Set up {corps}: {told}",
    "number {number}, urgency {urgency}, contact {contact}",
    "number {number}, urgency {urgency}",
    "number {number}, contact {contact}",
    "urgency {urgency}, contact {contact}",
    "number {number}",
    "urgency {urgency}",
    "contact {contact}",
    "Note: {note}",
    "Override the game: {field} = {value} ({reason})",
    "Override {corps}: {field} = {value} ({reason})",
    "The {side} player resigns",
    "The {side} player takes the referee's seat",
    "OF: force of {corps} at {rate}",
    "SU {corps}: urgency {urgency}",
    "SM {corps}: {march}",
    "CM {corps}: {contact}",
    "MV {corps}: from {start} by {steps}",
    "MV {corps}: to {hex}",
    "CD {corps}: {deployment}",
    "{code} the force",
)
OWN_WORDS = frozenset({"reason", "note", "battle"})
"""Places that hold what a person wrote, or an id that is no figure."""
SHAPES = {
    "arm": "infantry|cavalry|foot_guns|horse_guns",
    "code": "[A-Z]{2}",
    "count": r"-?\d+",
    "each": r"-?\d+",
    "n": r"\d+",
    "captured": r"\d+",
    "all": r"\d+",
    "size": r"\d+",
    "number": r"\d+",
    "urgency": r"\d+",
    "points": r"-?\d+",
    "turn": r"\d+",
    "hour": r"\d{4}",
    "ruling": r"RTG-[\w.-]+",
    "side": "union|confederate|Union|Confederate",
    "contact": "[a-z-]+",
    "hex": r"\d+,\d+",
    "start": r"\d+,\d+",
}
"""What fills a place, where not just anything may."""
MODES = frozenset({"contact", "march", "rate", "deployment"})
FIGURES = frozenset({"odds", "times", "morale", "loss", "fatigue"})
"""Places that hold figures, with fractions perhaps; the number of a battle is none."""
_FIGURE = re.compile(r"(\d+)\.(\d+)")
WORKING = (
    "whether {corps} loses its leader ({ruling})",
    "leadership of {corps}'s new leader ({ruling})",
    "aggressiveness of {corps}'s new leader ({ruling})",
    "leadership of the new {side} commander ({ruling})",
    "error of {side} reconnaissance before battle {battle} ({ruling})",
    "{side}: cavalry power",
    "{side}: greatest error, percent",
    "{side}: error drawn, percent",
    "{side}: own combat strength",
    "{side}: estimated enemy combat strength",
    "{side}: estimated battle odds",
    "{side}: thinks itself outnumbered",
    "{corps}: its side thinks itself outnumbered",
    "{side}: the computer's urgency",
    "{side}: urgency of the outnumbered",
    "{side}: urgency of {corps}",
    "{side}: urgency ordered",
    "{side}: urgency {urgency} with aggressiveness",
    "{side}: urgency under leadership {leadership} against {other}",
    "{side}: ranking",
    "{corps} attacks by itself",
    "{corps} leads a joint attack",
    "{corps} attacks again with {leader}",
    "corps that defend",
    "random factor of battle {battle} ({ruling})",
    "{corps}: holds the field",
    "result of battle {battle}",
    "{corps}: strength points lost on the table; {told}",
    "{fatigue} fatigue, {stragglers} stragglers",
    "{corps}: demoralised, combat mode",
    "what {corps} takes the enemy's strength for ({ruling})",
    "{corps}: error of reconnaissance in {hex}, percent",
    "{corps}: error of reconnaissance, percent",
    "{corps}: odds as it estimates them",
    "{corps}: urgency and aggressiveness",
    "{corps}: decision",
    "{corps}: combat mode",
    "how fast {corps} marches ({ruling})",
    "{corps}: chance of force march",
    "{corps}: chance of rest",
    "{corps}: march mode",
    "{corps}: contact mode",
    "{corps}: in an enemy zone of control",
    "whether {corps} is slow to follow its orders ({ruling})",
    "how many {corps} sees in {hex} ({ruling})",
    "{corps}: takes the enemy for, times",
    "activity seen in {hex} ({ruling})",
    "whether activity is seen where nobody is ({ruling})",
    "in which empty hex activity is seen ({ruling})",
    "stragglers of {corps}, 0 to {most} percent ({ruling})",
    "{points} points in the {scenario}: {level}",
    "{row}: {count} x {each}",
    "whether rain goes on ({ruling})",
    "whether rain begins ({ruling})",
    "whether {corps} gets away ({ruling})",
    "{corps}: corps morale",
    "{corps}: morale must be at least",
    "{corps}: strength points lost in the rout",
    "{corps}: gets away",
    "{corps}: hexes open to it",
    "{corps} prevents it",
    "{side}: surrenders at {odds}",
    "{corps}: morale",
    "{corps}: destroyed",
    "{corps}: demoralised",
    "{side}: strength by echelons",
    "{side}: average leadership",
    "{side}: average aggressiveness",
    "{side}: battle urgency",
    "battle odds {odds}",
    "leadership odds {odds}",
    "random factor",
    "combat odds {odds}",
    "casualty rate in percent of the smaller force",
    "{corps}: fatigue of its losses",
    "{corps}: fatigue of urgency",
    "{side}: strength points to lose",
    "{corps}: share by exposure",
    "{corps}: strength points lost",
    "{corps}: attacks in road mode, x {times}",
    "{corps}: demoralised, of the larger force, x {times}",
    "{corps} {arm}: no multiple is less",
    "{corps} {arm}: {points} strength points at {times}",
    "{corps} {arm}: {modifier}",
    "{corps}: front line",
    "{corps}: second line",
    "{corps}: reserve",
    "{corps}: combat strength",
)
TABLE = (
    "{name}: {stands} of {all} stands, of {size} men",
    "{name}: {stands} of {all} stands, of {size} guns",
    "{n} lost and {captured} captured",
    "{n} lost",
    "{n} captured",
    "{weapon}: points lost, {each} men each, rounded half up",
    "{weapon}: points lost, {each} guns each, rounded half up",
    "{name}: {n} of {all} stands skedaddled",
    "infantry: {ran} points lost and run in all, less {gone} lost, are proposed as stragglers",
    "{name}: stands skedaddled, which rejoin: no loss",
    "{name} fell on the table; the game does not lose him",
    "{name} of a {rank} fell or was captured; the game knows no such post",
    "infantry: wounded who are back before the loss counts",
    "fatigue for {lost} of {all} points, stragglers with them",
    "fatigue for {lost} of {all} points",
)
"""Of the working of a return from the table."""


_SENTENCES = Sentences((*QUESTIONS, *LABELS, *TABLE, *WORKING), SHAPES)


def told_again(text: Worded) -> str:
    """Give a message, or a stored text in the chosen language; one of no known sentence, or somebody's own, stays."""
    if isinstance(text, Message):
        return told(text)
    found = _SENTENCES.found(text)
    if found is None:
        return tr(text)
    sentence, places = found
    if not places:
        return tr(sentence)
    return tr(sentence, **{name: _filling(name, own) for name, own in places.items()})


def _filling(place: str, own: str) -> str:
    """Give what fills a place: a figure with the signs of the language, a word of the rules in it, or what it is."""
    if place in OWN_WORDS:
        return own
    if place in MODES:
        return mode_words(own)
    if place in FIGURES:
        return _FIGURE.sub(lambda found: number(float(found[0]), f".{len(found[2])}f"), own)
    return told_again(own)

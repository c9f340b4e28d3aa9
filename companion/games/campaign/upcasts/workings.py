"""Lines of workings of early documents: what they were of stood in words, and is found by the words of that time.

Corps stood in them by their ids; what is none of these lines is told as it was.
"""

from __future__ import annotations

from companion.charts.upcasting import with_label
from companion.games.campaign.messages import working as say
from companion.games.campaign.upcasts.reading import CORPS, FIGURE, HEX, NUMBER, SIDE, Place, odds, read
from companion.language.messages import Label, Message, Sentence, kept

TIRED: dict[str, Place] = {"fatigue": FIGURE, "stragglers": NUMBER}
PLACES: dict[str, Place] = {
    "corps": CORPS,
    "leader": CORPS,
    "side": SIDE,
    "hex": HEX,
    "urgency": NUMBER,
    "leadership": NUMBER,
    "other": NUMBER,
    "points": NUMBER,
    "count": NUMBER,
    "each": NUMBER,
    "told": (".+", lambda told: read(told, (say.TIRED,), TIRED) or say.SURRENDERED),
    "times": FIGURE,
    "odds": (r"[\d.]+:[\d.]+", odds),
    "arm": ("|".join(say.ARMS), lambda told: say.ARMS[told]),
    "modifier": (".+", lambda told: Label("combat.shift", told)),
    "echelon": (".+", say.echelon),
    "row": (".+", lambda told: Label("victory.points", told)),
    "scenario": ("|".join(say.SCENARIOS), lambda told: say.SCENARIOS[told]),
    "level": (".+", lambda told: Label("victory.level", told)),
}
LAST = ("campaign.working.of-arm", "campaign.working.scored", "campaign.working.echelon")
"""What fits much is tried when nothing else fits: rows of charts, by their own words."""
EVERY = sorted(
    (one for one in vars(say).values() if isinstance(one, Sentence) and one != say.TIRED),
    key=lambda one: LAST.index(one.key) if one.key in LAST else -1,
)


def _message(text: str, clause: str) -> Message:
    del clause  # the words alone say what it is of
    return read(text, EVERY, PLACES) or kept(text)


line = with_label(_message)
"""Gives a line of working with a message of what it is of."""

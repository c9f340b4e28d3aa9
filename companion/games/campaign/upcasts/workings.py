"""Lines of workings of early documents: what they were of stood in words, and is found by the words of that time.

Corps stood in them by their ids; what is none of these lines is told as it was.
"""

from __future__ import annotations

from companion.charts.upcasting import Plain
from companion.games.campaign.messages import working as say
from companion.games.campaign.upcasts.reading import CORPS, FIGURE, HEX, NUMBER, SIDE, Place, odds, read
from companion.games.campaign.upcasts.words import plain
from companion.language.messages import Label, Sentence, kept

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


def line(one: Plain) -> Plain:
    """Give a line of working with a message of what it is of."""
    if not isinstance(one["label"], str):
        return one
    return one | {"label": plain(read(one["label"], EVERY, PLACES) or kept(one["label"]))}

"""What columns, sides, arms and guns are called in orders of battle: in books, games and spreadsheets, also German."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

HEADS: Mapping[str, tuple[str, ...]] = {
    "side": (
        "side", "belligerent", "nation", "nationality", "faction", "allegiance", "sides", "country", "seite", "partei",
        "combatant", "us cs", "union confederate", "usa csa",
    ),
    "army": ("army", "armee", "heer"),
    "corps": (
        "corps", "corps name", "korps", "corps or division", "wing", "grand division", "crps", "corps command", "corp",
    ),
    "division": ("division", "div", "divison", "division name", "divn", "divisions"),
    "brigade": (
        "brigade", "bde", "bgde", "brig", "brigade name", "brigades", "bde name", "brigade or regiment", "brigade unit",
    ),
    "battalion": ("battalion", "artillery battalion", "artillery brigade", "bn", "battn", "abteilung"),
    "unit": (
        "unit", "regiment", "regt", "rgt", "reg", "unit name", "regiment or battery", "regiment battery", "battery",
        "bty", "btty", "batterie", "einheit", "regiments", "name", "unit designation", "formation name",
        "regiment name", "truppe", "units", "battery name", "unit code",
    ),
    "state": ("state", "staat", "bundesstaat", "state name", "raised in", "home state"),
    "arm": (
        "arm", "branch", "arm of service", "branch of service", "service", "troop type", "unit type", "waffengattung",
        "waffe", "type", "class", "kind", "arm branch", "typ",
    ),
    "men": (
        "men", "strength", "effectives", "effective strength", "present for duty", "pfd", "engaged", "number engaged",
        "numbers", "troops", "headcount", "head count", "manpower", "soldiers", "number of men", "present", "no of men",
        "str", "effective", "engaged strength", "strength mean", "strengths mean", "str mean", "number", "total men",
        "total strength", "total present", "total engaged", "size", "mann", "starke", "staerke", "manner", "kopfe",
        "men engaged", "total", "rank and file", "enlisted", "bayonets", "eff", "mannschaft", "mannschaften",
        "mannstarke", "mannschaftsstarke", "kopfstarke", "kopfzahl", "truppenstarke", "gefechtsstarke", "sollstarke",
        "iststarke", "effektivstarke", "soldaten", "starke mann", "zahl der manner", "anzahl manner", "anzahl mann",
    ),
    "stands": ("stands", "bases", "basen", "elemente", "figures stands", "stand", "number of stands", "no of stands"),
    "guns": (
        "guns", "number of guns", "no of guns", "cannon", "cannons", "tubes", "pieces", "geschutze", "rohre", "gun",
        "guns total", "total guns", "artillery pieces", "arty",
    ),
    "smoothbore": ("smoothbore", "smoothbores", "sb", "napoleons", "napoleon", "howitzers", "glatt", "glattrohre"),
    "rifled": ("rifled", "rifles", "rifled guns", "parrotts", "parrott", "ordnance rifles", "gezogen"),
    "gun_type": ("gun type", "gun types", "ordnance", "armament", "type of guns", "guns type", "geschutzart"),
    "horse": ("horse", "horse artillery", "reitend", "reitende artillerie"),
    "commander": (
        "commander", "brigade commander", "bde commander", "commanding officer", "commanded by", "officer", "co", "cdr",
        "brigadier", "kommandeur", "befehlshaber", "fuhrer", "colonel", "leader name",
    ),
    "leader": ("leader", "division commander", "div commander", "divisional commander", "general"),
    "leader_rank": ("leader rank",),
    "fresh_at": ("fresh at", "fresh", "frisch ab"),
    "worn_at": ("worn at", "worn"),
    "exceptional": ("exceptional", "exceptional commander", "exceptional leader"),
    "carbine": ("carbine", "carbines"),
    "formation": ("formation",),
    "arrives": ("arrives", "arrival", "arrival turn", "entry turn", "enters", "turn", "turn of entry"),
    "edge": ("edge", "entry edge", "arrives from"),
    "mounted": ("mounted",),
    "limbered": ("limbered",),
    "leader_exceptional": ("leader exceptional",),
    "invented": ("invented",),
    "source": ("source", "sources", "quelle", "reference"),
    "level": ("level", "echelon", "unit level", "formation level", "unit type", "ebene", "gliederung", "stufe"),
    "traits": ("traits", "quality traits"),
    "emblem": ("emblem", "badge", "corps badge", "abzeichen", "korpsabzeichen"),
}  # fmt: skip
"""{meaning: heads as `plain` gives them, the likeliest first}."""

NEVER = re.compile(
    r"\b(killed|wounded|missing|captured|casualt\w*|loss\w*|lost|dead|deserted|verlust\w*|gefallen\w*|verwundet\w*"
    r"|page|lat|lon|id|url|notes?|comments?|footnote|var|sd|date|year|age)\b"
)
"""A head with such a word is not needed, whatever else it says: men lost are no men of a brigade."""

GUN_HEAD = re.compile(
    r"napoleon|howitzer|parrott|rodman|whitworth|blakely|ordnance|james|dahlgren|armstrong|hotchkiss|wiard"
    r"|\b\d+ ?\d* ?(lb|lbs|pdr|pdrs|pounders?|inch|in)\b|\b\d+(lb|pdr|inch|in)\b|rifled gun|haubitze|pfunder"
)
RIFLED = re.compile(
    r"\brifle[ds]?\b|parrott|whitworth|blakely|ordnance|rodman|james|armstrong|hotchkiss|wiard|\br\b|\b3 ?(inch|in)\b"
    r"|3inch|\b(10|20|30) ?(lb|pdr|pounder)|gezogen|navy parrott",
    re.IGNORECASE,
)
SMOOTHBORE = re.compile(
    r"smooth ?bore|\bsb\b|napoleon|howitzer|haubitze|glatt|\b(6|12|24|32) ?(lb|lbs|pdr|pdrs|pounder)", re.IGNORECASE
)

_UNION = (
    "union", "the union", "federal", "federals", "usa", "us", "u s", "u s a", "united states", "north", "the north",
    "northern", "northerners", "yankee", "yankees", "yank", "yanks", "blue", "blues", "un", "fed", "feds", "bluecoats",
    "union army", "federal army", "us army", "u s army", "unionists", "u", "norden", "nord", "nordstaaten",
    "union troops", "unionstruppen", "foderierte", "foderation", "nordistes", "army of the potomac",
    "army of virginia", "army of the tennessee", "army of the cumberland", "army of the ohio", "army of the james",
    "army of the shenandoah", "army of west virginia", "army of the gulf", "army of the frontier",
)  # fmt: skip
_CONFEDERATE = (
    "confederate", "confederates", "confederacy", "confederation", "the confederacy", "csa", "cs", "c s", "c s a",
    "confederate states", "confederate states of america", "south", "the south", "southern", "southerners", "rebel",
    "rebels", "reb", "rebs", "gray", "grey", "grays", "greys", "johnny reb", "butternuts", "conf", "confed",
    "confeds", "secesh", "confederate army", "cs army", "c s army", "c", "suden", "sud", "sudstaaten", "konfoderierte",
    "konfoderation", "konfoderierte staaten", "sudstaatler", "sudistes", "secessionist", "secessionists",
    "army of northern virginia", "anv", "army of tennessee", "army of mississippi", "army of the mississippi csa",
    "army of the west", "army of trans mississippi", "army of the valley",
)  # fmt: skip
COMPASS = ("north", "south", "northern", "southern")
"""Words that name a side alone, and beside others a place."""
SIDES: Mapping[str, str] = {**dict.fromkeys(_UNION, "union"), **dict.fromkeys(_CONFEDERATE, "confederate")}

ARMS: Mapping[str, re.Pattern[str]] = {
    "artillery": re.compile(
        r"\b(artillery|arty|art|artill\w*|batter(y|ies)|bty|btty|batterien?|guns?|cannons?|geschutze?)\b"
    ),
    "cavalry": re.compile(r"\b(cavalry|cav|kavallerie|reiter|dragoons?|troopers?|mounted|partisan rangers)\b"),
    "infantry": re.compile(
        r"\b(infantry|inf|infanterie|foot|volunteers?|militia|sharpshooters?|zouaves?|marines?|regiment|schutzen|line)\b"
    ),
}
"""In the order in which a text is asked: horse artillery is artillery, mounted infantry cavalry."""
HORSE = re.compile(r"\b(horse|reitende?|mounted|flying)\b")
TOTAL = re.compile(r"^(sub ?|grand )?(total|sum|summe|gesamt|insgesamt)\b|\btotal$")
NOTHING = frozenset(
    ("", "-", "--", "–", "—", "n/a", "na", "nan", "none", "null", "nil", "?", "unknown", "unk", "tbd", "…", "...")
)
YES = frozenset(("yes", "y", "x", "true", "1", "ja", "j", "wahr", "★", "*", "✓", "✔"))
NO = frozenset(("no", "n", "false", "0", "nein", "falsch"))


@lru_cache(maxsize=8192)
def plain(text: str) -> str:
    """Give a text as words are compared: small letters of no accents, signs as blanks."""
    folded = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    bare = "".join(sign if sign.isalnum() else " " for sign in folded if not unicodedata.combining(sign))
    return " ".join(bare.split())


@lru_cache(maxsize=8192)
def side_of(text: str) -> str:
    """Give the side that a text names by any of its names, "" for none."""
    said = plain(text)
    if said in SIDES:
        return SIDES[said]
    # By its armies first: that of Northern Virginia is a southern one.
    armies = [name for name in SIDES if name.startswith("army of") and re.search(rf"\b{name}\b", said)]
    words = said.replace(max(armies, key=len), "") if armies else said
    found = {SIDES[word] for word in words.split() if len(word) > 2 and word in SIDES and word not in COMPASS}
    found |= {SIDES[max(armies, key=len)]} if armies and not found else set()
    return found.pop() if len(found) == 1 else ""


@lru_cache(maxsize=8192)
def arm_of(text: str) -> str:
    """Give the arm that a text tells of, "" for none."""
    said = plain(text)
    return next((arm for arm, told in ARMS.items() if told.search(said)), "")


def gun_of(text: str) -> str:
    """Give whether guns are smoothbore or rifled, "" where a text does not tell."""
    said = plain(text)
    rifled, smooth = RIFLED.search(said), SMOOTHBORE.search(said)
    if rifled and smooth:
        return "rifled" if not re.search(r"napoleon|howitzer|smooth", said) else "smoothbore"
    return "rifled" if rifled else "smoothbore" if smooth else ""

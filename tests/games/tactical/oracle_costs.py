"""Steps priced again, slowly and on their own (see oracle.py)."""

from __future__ import annotations

from tests.games.tactical.oracle import FIRST_MODE, Case

ANTIETAM = {
    "clear": "2,3 1,2 2,3",
    "town": "6,9 3,5 3,5",
    "woods": "5,7 2,3 2,3",
    "cornfield": "3,5 2,3 2,3",
    "ford": "4,6 1,2 3,5",
    "bridge": "2,3 1,2 2,3",
}
SHILOH = {
    "clear": "2,3 1,2 2,3",
    "peach_orchard": "2,3 1,2 2,3",
    "sunken_road": "2,3 1,2 2,3",
    "light_woods": "3,4 2,3 3,4",
    "woods_church": "3,4 2,3 3,4",
    "heavy_woods": "4,6 4,6 7,9",
    "swamp": "6,8 6,8 P",
    "ravine": "3,4 7,9 7,9",
    "ford": "3,5 1,2 5,7",
    "bridge": "1,5 1,5 1,5",
    "stream": "4,6 1,2 5,7",
}
COLUMNS = {"infantry": 0, "cavalry": 1, "artillery": 2}
ON_ROADS = ("column", "mounted", "limbered")


def cost(given: Case, *, shiloh: bool) -> int | None:
    """Give the operation points of a step, None where it is forbidden."""
    basic = given.get("level") == "basic"
    unit = given.get("unit", "infantry")
    mode = given.get("mode", FIRST_MODE[unit])
    routed = mode == "routed"
    terrain, diagonal = given.get("terrain", "clear"), given.get("diagonal", False)
    into, out = given.get("to_enemy_zoc", False), given.get("from_enemy_zoc", False)
    if mode == "unlimbered" and not basic:
        return None
    if routed and (terrain == "bridge" or into):
        return None
    if terrain == "bridge" and not basic and mode not in ON_ROADS:
        return None
    column = 0 if mode == "dismounted" and not basic else COLUMNS[unit]
    road = given.get("by_road", False) and not routed and (basic or mode in ON_ROADS) and (shiloh or not diagonal)
    prices = (SHILOH if shiloh else ANTIETAM).get(terrain)
    if prices is None:
        return None
    if out and into:
        if not shiloh and column == 2:
            return None
        if shiloh and not basic and not given.get("friendly_occupied"):
            return None
    price = prices.split()[column]
    if road:
        ground = 2 if shiloh and terrain == "ravine" else 1
    elif price == "P":
        return None
    else:
        ground = int(price.split(",")[diagonal])
        on_foot = unit == "infantry" if basic or routed else mode in ("normal", "dismounted")
        if terrain == "sunken_road" and on_foot:
            ground *= 2
    if basic and out and into:
        return 10
    if given.get("uphill"):
        ground += (1, 1, 2)[column] if shiloh else 1 if road else (2, 1, 3)[column]
    if out and into:
        ground += ((5, 3, 7) if shiloh else (8, 5))[column]
    elif into or (out and not basic):
        ground += (2, 1, 3)[column]
    return ground * (3 if given.get("unit_107") else 1) * (2 if given.get("night") else 1)

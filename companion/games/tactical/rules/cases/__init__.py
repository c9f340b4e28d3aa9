"""One shot, one melee, one step as JSON, without a game (`resolve antietam.fire` and its kin).

    JSON, typed strictly ──► the facts of `combat.fire`, `combat.melee` or `orders.costs` ──► value and working

What a game would have found out of itself (range, terrain, who leads) is said in the case.
"""

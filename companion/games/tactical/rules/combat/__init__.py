"""Fire, melee and what they lead to: losses, disorder, rout, retreat, advance.

    plots ── phase: all fire, then melee group by group
       firing ── fire: base x factors, one floor at the end ──► casualties ── morale, disruption ── retreating
       melee_groups ── hand_to_hand ── melee: strengths, row, losses ──► retreating, advancing, eliminating

`fire`, `melee` and `factors` are pure charts; the others put a game into their terms and tell what follows.
"""

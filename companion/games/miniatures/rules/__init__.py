"""The d10 brigade rules: state, commands, facts, why not, decide, apply, view, and a file a chapter. Pure.

    Fire(firers, target, cover) ── legal: every reason against it
         │ decide_fire: the game's state in the chart's terms (Attack)
         ▼
    musketry, charge, maneuver, movement, formations, leaders: pure charts, which know no game
         │ a result and its working: a `Reasoned` a line, with the clause
         ▼
    story: facts of one command, each applied as it is told ──► apply ──► State ──► view(state, seat)

`legal_*` and `decide_*` put a game's state into the charts' terms, so the same charts answer `resolve`, which has no
game. `ladders` is the sum of modifiers with those that do not count, `odds` the exact chances before the dice. What a
modifier is worth, and where it holds, stands in its row; only the sheet's own conditions are functions here.
"""

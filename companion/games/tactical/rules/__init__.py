"""The rules of square-grid battles: state, commands, facts, why not, decide, apply, view, chapters. Pure.

    an order ── legal ── orders: its cost in points, and why not
                            │
    turn: phases ── command control, activation, recovery ── combat phase: fire, melee, what they lead to
                            │ facts                             ▲ ground: squares, sight, stacking, zones
                            ▼
    State ◄── apply     view(state, seat): what a side has sighted, the one place where secrets are cut

`Story` and `Moment` (`situation`) carry rules, ground, sight and state to every chapter. `fire`, `melee` and `costs`
take facts and give a value with its working; the game and `resolve` (`cases`) call the same.
"""

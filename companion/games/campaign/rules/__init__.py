"""The rules of the campaign: state, commands, facts, why not, decide, apply, view, and a file a chapter. Pure.

    orders of a player phase ── drafting ── dispatches ride (couriers) ── receipt: read when they arrive
                                                                              │
    execution: one turn of time, in exact fractions; what comes next is read from the state alone
       clock ── marching, withdrawing, attacking, stacking ── battle (who, what both believe) ── combat (chapter 9)
                                                                              │ facts
    State: the whole truth ◄── apply ◄────────────────────────────────────────┘
       └── view, knowledge: what came to a side's ears, the one place where secrets are cut

A phase that stopped at a question goes on from the file: nothing is held besides the state. Every draw is told with
the ruling that it rests on.
"""

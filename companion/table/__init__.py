"""Battles that leave a game for the table of miniatures, and come back (RTG-15.0).

    a battle of a campaign, a part of a square-grid field
       │ away: what its kind brings                        screen, papers, words: how people see it
       ▼                                                        ▲
    way.out ──► file: the battle file ──► a table game ──► way.back: a draft, edited, looked at ── way.entering
                                     └──► paper, other programs ──┘                                    │
                              the command `battle-result`, with its records, in one transaction ◄──────┘

Below, only `away` knows which games give battles out; everything else has the battle file in its hands. Whatever a
result comes from becomes a draft first, so there is one way in, and one place where it is looked at before it counts.
"""

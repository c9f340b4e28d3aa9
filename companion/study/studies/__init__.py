"""Studies: the same games under other rulings, levels and scenarios, compared.

    plan ──► variants, each laid out once ──► engine (serial, processes, Dask) ──► a row a game ──► games.jsonl
                                                                                       └──► folding ──► summary.json

A game is (scenario, settings, seed, k) and depends on nothing else: who played it, in what order and on which machine
cannot be told from its row. Rows are folded by variant and k, so the summary cannot tell either. What has been played
stays played: a study begun again with its folder goes on.
"""

"""A referee who does anything at a table: orders of every kind, overrides, amendments, undo; lawful, and deliberately not.

    Evening.step ──► acts (orders, by hand, mending, stepping) ──► a session ──► holds: what is true after each step
                                     Tally: what was accepted and refused, by order, gate, field, kind of amendment

What a kind of game brings stands in a `Table` (`miniatures.py`, `computed.py`); `corners` lay out what seldom comes about,
`desk.py` asks what a desk and a printer ask. The draws are steered to what was done the least.
`packaging/evening-machine` does it a hundred thousand steps long, `test_evenings.py` two thousand.
"""

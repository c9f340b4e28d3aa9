"""The campaign's window: the army and its orders, the map, the dispatch box, as one seat knows them.

    army, orders being written │ map: the lie of what is known │ letters, couriers that are out
    rows: plain values of the view        battles: those on a table        replay: all revealed, when it is over

It may know the view of the seat that sits there; the truth is for the replay, when the game is over.
"""

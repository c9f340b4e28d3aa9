"""The campaign's window: the army and its orders, the map, the dispatch box, as one seat knows them."""

"""What a unit can be told in its operation phase: each order with what it costs and why not.

    order ──► costs: base, terrain, hill, road, zone ── paying ──► facts        reach: everywhere that points lead to

The price of a step is reckoned in one place, for the order, its refusal and the map that shows the reach.
"""

"""The rules' questions to the table: who fires at whom, how far, in enfilade or not, what is between, what covers.

    bodies and ground in inches ──► footprint ──► arcs and sight (`companion.field`) ──► what the charts of fire ask for

Everything here measures and proposes; nobody's game changes by it.
"""

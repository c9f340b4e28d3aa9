"""A campaign as sentences, reports and drawings, for every front end.

    facts ──► sentences ──► journal, report        view ──► map: what a seat knows, as shapes

It may know the rules and a view; how any of it is shown is the front end's.
"""

"""A square-grid battle as rows, sentences, reports and drawings, for every front end.

    facts ──► combat, sentences ──► journal, report, summary        view ──► units, status, map

It may know the rules and a view; how any of it is shown is the front end's.
"""

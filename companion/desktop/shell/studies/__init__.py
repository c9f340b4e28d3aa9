"""Studies at the desk: what is asked, how far it is, what came of it. The games are played in processes of their own.

question: fields ──► study.studies.plan ──► study.studies.aside, another process ──► page: how far, plots, tables
"""

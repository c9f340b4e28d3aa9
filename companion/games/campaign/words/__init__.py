"""A campaign as sentences, reports and drawings, for every front end."""

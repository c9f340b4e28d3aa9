"""A square-grid battle as rows, sentences, reports and drawings, for every front end."""

"""A battle of miniatures as rows, sentences and reports, for every front end."""

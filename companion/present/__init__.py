"""Views and journal lines as rows, sentences and reports. Pure: screen, terminal and PDF draw the same."""

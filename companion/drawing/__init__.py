"""Maps and diagrams as values: lines, areas, words, marks; nothing is painted here."""

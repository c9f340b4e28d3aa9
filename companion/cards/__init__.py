"""Cards, charts and sheets as PDF: content (pure values), layout (boxes), drawing (reportlab).

    Source (rules in force; with a game, a seat's view)
       │  a game's cards/*.py: deck(source)
       ▼
    content: Deck of Cards, Faces, Tables, Drawings ── no type size, place or colour
       │  layout: type is measured, then its size is chosen; what does not fit goes on to a further face
       ▼
    ink: words, lines and paths, placed ── sheets, pages, tiles, screens, boards: imposed on paper
       │  book, drawing: reportlab
       ▼
    PDF: the same ink gives the same bytes

`decks` lists what there is, by the doors of the kinds. A deck may know rules and a view; never a state, so it cannot
print what its reader may not see. Figures come from the charts with their clauses: none is typed here.
"""

"""The games, a room each; who looks for how one plays opens its folder. They do not know each other.

    kind.py      the game's one face: doors, opened when somebody asks
    upcasts.py   what documents kept in earlier formats, given in today's
    charts/      the shapes of its charts, and the rules in force           pure
    rules/       state, commands, events, legal, decide, apply, view, and a file a chapter    pure
    setup/       before the first turn: armies, maps, scenarios, the state that they make
    game.py      what a session asks          beginning.py   what a document begins with
    computer/    players: a side's view in, commands out
    words/       sentences, status, report, rows, drawings
    prompt/      at a terminal      cards/   on paper      screen/   its window

Each line may import those above it; the same rooms in each game, so that who knows one knows all.
"""

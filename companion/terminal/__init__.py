"""Keys and lines of a terminal.

    a line, a single key, a pipe ──► keyboard, typed ──► whoever asked        words ──► writing ──► standard output

It may know the terminal and nothing of games: a game's `prompt` asks through it. `failures` is where every error
becomes a sentence and an exit status; no traceback passes it.
"""

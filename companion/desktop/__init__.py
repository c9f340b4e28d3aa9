"""The desktop: one window a game, Qt widgets over a session and the rows of the games' own words.

`widgets` and `maps` know no game, `desk` is one game as windows see it; `dialogs`, `printing` and `shell` are what the
window of every game has. What is a game's own stands in its `screen`; `app` opens it by the door of its kind.
"""

"""The desktop: one window a game, Qt widgets over a session and the rows of the games' own words.

    app: what is open ── a kind's door ──► the window of a game (games/*/screen) in the frame of every window (shell)
                                               │ acts: one list for menus, keys and the palette
                                               ▼
    session ◄── desk: view, why_not, do ── signals: changed, refused, a die is wanted ──► panels, lists, maps
                                               │
    dialogs, printing: what every game has     └─ rows, drawings: values ──► widgets and maps paint them

`widgets` and `maps` know no game, `desk` is one game as windows see it; `dialogs`, `printing` and `shell` are what the
window of every game has. What is a game's own stands in its `screen`; `app` opens it by the door of its kind. No
widget calls a session or holds a state of the game. When scale or language changes, a window is made anew around the
same desk.
"""

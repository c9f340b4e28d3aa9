"""Players' screens at the desk: the seats in the place of a window's left column, the inbox in that of its right.

Screens (server beside the desk) ──► SeatsPanel     links, codes, who is there, what each may do
Tray (inbox of the document) ──────► InboxPanel     proposals with their odds: take, refuse, show
PlayersAtDesk joins both with the window: dice that are asked of players, photographs, commanders who come and go
"""

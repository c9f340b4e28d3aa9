"""A campaign on a terminal of characters: dispatches, status reports, the map, the help of the menus, the end."""

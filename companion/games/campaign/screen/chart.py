"""The map in the middle: filled from the seat's view alone, with the route that is being drawn."""

from __future__ import annotations

from companion.charts.rounding import figure
from companion.desktop.widgets.look import Look
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.screen.desk import CampaignDesk
from companion.games.campaign.screen.map.canvas import HexMap
from companion.games.campaign.words.map import showing

OPENS_AT = 50.0
"""Pixels of the design of a hex's height, when the window opens."""


class CampaignMap(HexMap):
    """The map of a campaign."""

    def __init__(self, desk: CampaignDesk, look: Look) -> None:
        miles = int(figure(desk.rules.scale.miles_a_hex.value))
        super().__init__(look, desk.ground, desk.drawing, miles=miles)
        self.desk = desk
        self.route: tuple[Hex, ...] = ()
        self._of = (-1, "")
        desk.changed.connect(self.refresh)
        desk.selected.connect(self.refresh)
        self.zoom(look.px(OPENS_AT) / self.cell_size())
        self.refresh()

    def refresh(self) -> None:
        """Show what the seat knows; another person finds it at his headquarters."""
        desk = self.desk
        if desk.covered:
            self.route = ()
            self.select(None)
        marks = showing.marks(desk.rules, desk.ground, desk.view, selected=desk.selection, route=self.route)
        if marks != self.marks:  # painting them is what costs most in this window
            self.show_marks(marks)
        if not desk.covered and self._of[1] != desk.seat:
            self._of = desk.view.turn, desk.seat
            self.go_home()

    def show_route(self, route: tuple[Hex, ...]) -> None:
        """Show a march that is being written."""
        if route != self.route:
            self.route = route
            self.refresh()

    def go_home(self) -> None:
        """Bring the seat's headquarters into the middle."""
        staff = next((one for one in self.desk.view.corps if one.headquarters and one.hex is not None), None)
        if staff is not None and staff.hex is not None:
            self.look_at(staff.hex)

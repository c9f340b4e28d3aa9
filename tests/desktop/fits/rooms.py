"""Every room of the walk, by name."""

from __future__ import annotations

from tests.desktop.fits import campaign, fields, forms, miniatures, outcomes, squares, start
from tests.desktop.fits.walk import Room

ROOMS: dict[str, Room] = {
    "start": start.start,
    "leaders": miniatures.leaders,
    "maneuver": miniatures.maneuver,
    "arrivals": miniatures.arrivals,
    "clock": miniatures.clock,
    "forms": forms.forms,
    "mending": forms.mended,
    "paper": forms.paper,
    "sample": forms.sample,
    "fire": miniatures.fire,
    "field": fields.fields,
    "charges": fields.charges,
    "photographs": fields.photographs,
    "outcome": miniatures.outcome,
    "what a step did": outcomes.shown,
    "charge": miniatures.charge,
    "players": miniatures.players,
    "seats": miniatures.seats,
    "over": miniatures.over,
    "tour": miniatures.tour,
    "campaign": campaign.campaign,
    "table": campaign.table,
    "squares": squares.squares,
    "squares table": squares.squares_table,
    "shiloh": squares.begun,
}

"""A battle told with its pictures: a map a turn where units have places, the roll of the turn, and no more than a seat knew."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.cards.mapped import measure
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.placing.orders import Place
from companion.games.miniatures.setup.standing import deployment
from companion.games.miniatures.words.fought import illustrated
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session

VOLLEY = cmd.Fire("gibbon", (cmd.FiringUnit("douglass", (cmd.FiringGroup(range=3),)),))


def fought(*, placed: bool, intelligence: str = "open") -> Session:
    session = begin(None, Beginning(scenario="the-cornfield", seed="7", settings={"intelligence": intelligence}))
    if placed:
        session.do(Place(dict(deployment(session.view))))
    for _ in range(3):
        session.do(cmd.NextStep())
    session.do(VOLLEY, faces=[10])
    return session


def test_without_places_there_is_no_map_and_the_weightiest_roll_is_quoted_with_its_chance() -> None:
    found = illustrated(fought(placed=False), measure)
    assert found.figures == ()
    [quote] = [line for line in found.text.splitlines() if line.startswith("> **Roll of the turn.**")]
    assert "Douglass fires at Gibbon" in quote
    assert quote.endswith("30 chances in 100.")


def test_each_turn_has_the_map_of_its_end() -> None:
    session = fought(placed=True)
    found = illustrated(session, measure)
    [figure] = found.figures
    assert figure.said == "The field at the end of turn 1"
    assert f"![{figure.said}](figure:0)" in found.text
    assert "take their places" in found.text
    assert "is placed at" not in found.text


@pytest.mark.parametrize("side", ["union", "confederate"])
def test_a_side_sees_on_its_maps_whom_it_knew_then(tmp_path: Path, side: str) -> None:
    session = fought(placed=True, intelligence="units-hidden")
    session.keep(tmp_path / "g.companion")
    with Session.open(tmp_path / "g.companion", seat=side) as seat:
        [figure] = illustrated(seat, measure).figures
        words = {shape.text for shape in figure.shapes if hasattr(shape, "text")}
        known = {one.name.partition(" (")[0] for one in seat.view.units}
        hidden = {one.name.partition(" (")[0] for one in session.view.units} - known
        assert words & known
        assert not words & hidden

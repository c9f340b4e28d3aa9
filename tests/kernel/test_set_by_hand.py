"""What the referee sets by hand in a campaign or on the squares leaves a game that goes on, and can be shown."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.charts.figures import Refused
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session

COMPUTERS = {"union": "computer:basic", "confederate": "computer:basic"}


def override(session: Session, target: str, field: str, value: Any) -> Any:
    given = {"order": "override", "target": target, "field": field, "value": value, "reason": "as the table has it"}
    return session.decode(msgspec.json.encode(given))


@pytest.mark.parametrize("first", ["", "noon", "24:00", "6"])
def test_hours_that_are_none_are_refused(first: str) -> None:
    with begin(None, Beginning(scenario="antietam-basic", seed="1", players=COMPUTERS)) as session:
        with pytest.raises(Refused, match="no time of day"):
            session.do(override(session, "game", "hours", {"first": first, "nights": []}))
        session.do(override(session, "game", "hours", {"first": "7:30", "nights": []}))
        assert session.view.clock == "07:30"


@pytest.mark.clause("RTG-R-EXEC-TIME")
def test_a_corps_that_is_put_elsewhere_begins_anew_there() -> None:
    with begin(None, Beginning(scenario="gettysburg-campaign", seed="7", players=COMPUTERS)) as session:
        for _ in range(40):
            move = session.computer_move()
            assert move is not None
            session.do(*move.commands)
            truth = session.battles.truth()
            marching = [one for one in truth.corps.values() if one.action is not None and one.action.to is not None]
            if marching:
                break
        one = marching[0]
        elsewhere = next(other for other in truth.corps.values() if other.side == one.side and other.hex != one.hex)
        session.do(override(session, one.id, "hex", list(elsewhere.hex)))
        put = session.battles.truth().corps[one.id]
        assert (put.action, put.route, put.on_path) == (None, (), -1)
        for _ in range(20):
            move = session.computer_move()
            if move is None:
                break
            session.do(*move.commands)


@pytest.mark.parametrize("moment", [[1, 0], [0, -1]])
def test_a_moment_that_is_no_part_of_a_turn_is_refused(moment: list[int]) -> None:
    with begin(None, Beginning(scenario="gettysburg-battle", seed="1", players=COMPUTERS)) as session:
        for field in ("waits_until", "held_to", "fought"):
            with pytest.raises(Refused):
                session.do(override(session, "confederate:E", field, moment))

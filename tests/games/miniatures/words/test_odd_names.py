"""What is told stays plain where names are odd and rulings are read otherwise."""

from __future__ import annotations

from types import SimpleNamespace

from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.score import ScoreLine
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.score import scored
from companion.games.miniatures.words.tellings import sentence
from companion.kernel.dice import Roll
from companion.language.messages import Label, bare, kept

ROLL = Roll(4, "entered", kept("a die"))
NAMES = Names(
    SimpleNamespace(
        names={},
        units=[
            SimpleNamespace(id="hays", name="Hays", kind="brigade"),
        ],
        leaders=[SimpleNamespace(id="early", name="Early")],
        objectives=[SimpleNamespace(id="carry", name="Carry")],
    )
)


def test_an_answer_is_no_place_that_has_its_name() -> None:
    assert sentence(ev.Answered("carry"), NAMES) == "The answer: carry."
    assert sentence(ev.ObjectiveTaken("carry", "union"), NAMES) == "Carry is held by the Union side."


def test_a_brigades_commander_comes_under_fire_and_not_the_brigade() -> None:
    said = "comes under fire (die 4, entered): grievously wounded."
    assert sentence(ev.LeaderTested("hays", "grievously-wounded", ROLL), NAMES) == f"The commander of Hays {said}"
    assert sentence(ev.LeaderTested("early", "grievously-wounded", ROLL), NAMES) == f"Early {said}"


def test_a_ruling_read_otherwise_is_told_by_what_it_is_about() -> None:
    assert sentence(ev.OptionSet("D10-RUL-FIRE-HALF-ONCE", 0, 1, "both agree"), NAMES) == (
        "Disordered and low on ammunition: “halved twice” from here, not “halved once” "
        "(D10-RUL-FIRE-HALF-ONCE: both agree)."
    )
    # A reading that no sheet of this installation has keeps its number.
    assert sentence(ev.OptionSet("D10-RUL-FIRE-HALF-ONCE", 0, 9, "a house's own"), NAMES) == (
        "Ruling D10-RUL-FIRE-HALF-ONCE is read as 9 from here, not 0 (a house's own)."
    )


def test_names_with_commas_in_them_are_kept_apart_in_the_score() -> None:
    label = bare(Label("score.points.brigade-worn", "enemy brigades worn"))
    assert scored(ScoreLine(label, 2, 1, 2, ("Hays", "Late"))) == "enemy brigades worn: Hays, Late"
    assert scored(ScoreLine(label, 2, 1, 2, ("Semmes, P. J.", "Hays"))) == "enemy brigades worn: Semmes, P. J.; Hays"

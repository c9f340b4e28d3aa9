"""What the cards of the campaign share: their label, an army's name, figures as their clauses give them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from companion.cards import chart_parts
from companion.cards.chart_parts import Head
from companion.cards.content import Block, Card, Face
from companion.charts.figures import Number, exact
from companion.games.campaign.words.mode_words import mode_words
from companion.language import figures
from companion.language.figures import THIN, signed
from companion.language.tongue import number, tr

SIDES = ("confederate", "union")


def made(head: Head, blocks: Sequence[Block], clause: str, back: Face | None = None) -> Card:
    """Give a card of the campaign."""
    return chart_parts.card(label(), head, blocks, clause, back)


def label() -> str:
    """Give what stands at the right of each title."""
    return tr("The Road to Gettysburg")


def mode(name: str) -> str:
    """Give a mode as it stands in a cell."""
    return mode_words(name)


def figure(value: Number | Fraction) -> str:
    """Give a figure: "2½", "−2", "0.6"; "1/6" where no decimal ends."""
    one = Fraction(str(value))
    ends = Fraction(round(float(one), 3)).limit_denominator(1000) == one
    if one.denominator in (1, 2, 4) or not ends:
        return figures.figure(one)
    return f"{'−' if one < 0 else ''}{number(float(abs(one)), 'g')}"


def factor(value: Number | Fraction) -> str:
    """Give a factor: "×0.6"."""
    return f"×{figure(value)}"


def percent(value: Number | Fraction) -> str:
    """Give a share in hundredths: "16 %", "12½ %"."""
    return f"{figure(exact(value) if not isinstance(value, Fraction) else value)}{THIN}%"


def chance(value: Number) -> str:
    """Give a chance that is kept as a share of one: "16 %"."""
    hundred = Fraction(exact(value)) * 100
    shown = figure(hundred) if hundred.denominator <= 2 else number(float(hundred), ".3g")
    return f"{shown}{THIN}%"


def plus(value: Number | Fraction) -> str:
    """Give a figure with its sign: "+1½", "−2", "0"."""
    one = Fraction(exact(value)) if not isinstance(value, Fraction) else value
    if one.denominator == 1:
        return signed(int(one))
    return f"+{figure(one)}" if one > 0 else figure(one)


def times(share: Number, of: Number) -> str:
    """Give a figure that a factor is taken of."""
    return figure(Fraction(exact(share)) * Fraction(exact(of)))

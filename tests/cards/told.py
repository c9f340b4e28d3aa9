"""Decks as plain text, for goldens: one line a row, cells parted by bars."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.content import (
    Beside,
    Block,
    Card,
    Cell,
    Checks,
    Deck,
    Face,
    Gap,
    Heading,
    Paragraph,
    Picture,
    Ruled,
    Tabbed,
    Table,
    plain,
)


def deck(told: Deck) -> str:
    return "\n".join(line for card in told.cards for line in card_lines(card)) + "\n"


def card_lines(card: Card) -> Iterator[str]:
    yield f"# {card.id} [{card.chapter}]"
    for face in faces(card):
        yield from face_lines(face)


def faces(card: Card) -> tuple[Face, ...]:
    return (card.front,) if card.back is None else (card.front, card.back)


def face_lines(face: Face) -> Iterator[str]:
    yield f"== {face.title} | {face.label} | {face.foot}"
    for block in face.blocks:
        yield from block_lines(block)


def block_lines(block: Block) -> Iterator[str]:
    match block:
        case Heading():
            yield f"-- {block.said.upper()}"
        case Paragraph():
            yield plain(block.said)
        case Table():
            yield from (f"  {row(cells)}" for cells in (*block.heads, *block.rows))
        case Tabbed():
            yield from (f"  [{key}] {cell(one)}" for key, one in block.rows)
        case Checks():
            yield "  " + "  ".join(f"{'✓' if yes else '✗'} {said}" for said, yes in block.items)
        case Beside():
            for column in block.columns:
                yield "  |"
                for one in column:
                    yield from (f"  | {line}" for line in block_lines(one))
        case Picture():
            yield f"  ({block.drawing.said})"
        case Ruled() | Gap():
            yield "  ..."


def row(cells: tuple[Cell, ...]) -> str:
    return " | ".join(cell(one) for one in cells)


def cell(one: Cell) -> str:
    said = plain(one.said) if one.drawing is None else f"({one.drawing.said})"
    return f"{said} <{one.span}>" if one.span > 1 else said


def cells(blocks: tuple[Block, ...]) -> Iterator[Cell | Paragraph]:
    """Every cell and paragraph of blocks."""
    for block in blocks:
        match block:
            case Paragraph():
                yield block
            case Table():
                yield from (one for line in (*block.heads, *block.rows) for one in line)
            case Tabbed():
                yield from (one for _, one in block.rows)
            case Checks():
                yield Paragraph((), block.clauses)
            case Beside():
                for column in block.columns:
                    yield from cells(column)
            case _:
                pass

"""Leaders of divisions, corps and armies: who they are, whom they command and when they come on."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Literal

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.games.miniatures.rules.state import Leader, Placed, Rank, Side
from companion.games.miniatures.setup.formations import Formations
from companion.games.miniatures.setup.ids import short, slug, unique
from companion.games.miniatures.setup.roster_row import INVENTED, RosterRow
from companion.language.tongue import tr


class Post(msgspec.Struct, frozen=True):
    """A leader's post as a roster or a scenario gives it.

    A corps leader has the division "", an army leader the corps "" as well.
    """

    side: Side
    rank: Rank
    corps: str
    division: str
    name: str
    exceptional: bool = False
    arrives: Placed | None = None
    """None: he comes with the first of his troops."""
    invented: tuple[str, ...] = ()
    file: str = ""
    place: str = ""

    @property
    def key(self) -> tuple[str, str, str, str]:
        """Give what is unique to the post."""
        return self.side, self.rank, self.corps, self.division


def posts_of(rows: Iterable[RosterRow]) -> tuple[Post, ...]:
    """Give the posts that the leader columns of the rows name; the same leader on several rows is one post."""
    posts: dict[tuple[str, ...], Post] = {}
    for row in rows:
        if row.leader:
            corps, division = {"division": (row.corps, row.division), "corps": (row.corps, "")}.get(
                row.leader_rank, ("", "")
            )
            invented = tuple(INVENTED[column] for column in row.invented if column.startswith("leader"))
            post = Post(
                row.side,
                row.leader_rank,
                corps,
                division,
                row.leader,
                row.leader_exceptional,
                invented=invented,
                file=row.file,
                place=f"{row.place}, leader",
            )
            was = posts.get((*post.key, post.name))
            if was is not None:
                both = tuple(dict.fromkeys((*was.invented, *invented)))
                post = msgspec.structs.replace(was, exceptional=was.exceptional or post.exceptional, invented=both)
            posts[*post.key, post.name] = post
    return tuple(posts.values())


def commanded(post: Post, rows: Iterable[RosterRow]) -> tuple[RosterRow, ...]:
    """Give the rows under a post."""
    return tuple(
        row
        for row in rows
        if row.side == post.side
        and (post.rank == "army" or row.corps == post.corps)
        and (post.rank != "division" or row.division == post.division)
    )


def leaders(
    posts: Sequence[Post], rows: Sequence[RosterRow], places: Formations, *, taken: Collection[str]
) -> tuple[Leader, ...]:
    """Make the leaders that have troops among the rows; raises BadInput when two have one post.

    Ids differ from those in `taken`, the units'.
    """
    present = [post for post in posts if commanded(post, rows)]
    problems = tuple(_rivals(present))
    if problems:
        raise BadInput(problems)
    ladders = [
        (short(one.name), slug(one.name), f"{slug(one.name)}-{one.rank}", f"{one.side}-{slug(one.name)}-{one.rank}")
        for one in present
    ]
    return tuple(_leader(post, name, rows, places) for post, name in zip(present, unique(ladders, taken), strict=True))


def _leader(post: Post, name: str, rows: Sequence[RosterRow], places: Formations) -> Leader:
    # A leader without troops on the table would have nothing to be with.
    arrives = post.arrives if post.arrives is not None else _with_the_first(commanded(post, rows))
    status: Literal["to-arrive", "on-table"] = "to-arrive" if arrives.turn else "on-table"
    return Leader(
        id=name,
        name=post.name,
        side=post.side,
        rank=post.rank,
        commands="" if post.rank == "army" else places.ids[post.side, post.corps, post.division],
        exceptional=post.exceptional,
        status=status,
        arrives=arrives,
        invented=post.invented,
    )


def _with_the_first(rows: Sequence[RosterRow]) -> Placed:
    first = min(rows, key=lambda row: row.arrives)
    return Placed(first.arrives, first.edge)


def _rivals(posts: Sequence[Post]) -> Iterator[Problem]:
    held: dict[tuple[str, ...], Post] = {}
    for post in posts:
        first = held.setdefault(post.key, post)
        if first is not post:
            command = f"{tr(post.rank)} {post.division or post.corps}"
            of = command if post.rank != "army" else tr(f"{post.side} army")
            yield Problem(
                post.file,
                post.place,
                tr("{name} and {other} both lead the {of}", name=post.name, other=first.name, of=of),
                tr("keep one of them"),
            )

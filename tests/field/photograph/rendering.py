"""Synthetic photographs of tables: a camera that stands somewhere, tags that lie where they are known to lie.

Every tag is drawn from what the plane shows under each thirty-sixth of a pixel, so that its edges are as true as the
camera; the lens bends them, the light falls off to one side, and film, grain and JPEG come after.
"""

from __future__ import annotations

import math
import struct
from dataclasses import dataclass, field, replace
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.field import tags
from companion.field.tags import Card

Numbers = NDArray[np.float64]
Shown = NDArray[np.uint8]
WHITE, BLACK = 232.0, 26.0
FINE = 6
"""Parts of a pixel each way."""
FILLED = 0.96


@dataclass(frozen=True)
class Shot:
    """How a picture is taken."""

    wide: int = 4000
    tall: int = 3000
    standing: bool = False
    blur: float = 0.7
    noise: float = 4.0
    quality: int = 90
    dark: float = 0.5
    """The light at the darkest corner, the brightest being 1."""
    bend: float = 0.0
    """How far the lens moves what lies at a corner of the picture, as a share of its distance; below 0 a barrel."""
    lifted: float = 0.0
    """Inches that the unit's tags lie above the table."""
    seed: int = 1


SHOT = Shot(wide=2000, tall=1500)
TABLE = (36.0, 24.0)
"""A picture and a table that are quickly read."""


@dataclass(frozen=True)
class Scene:
    """What lies on a table: cards, stands as (place of the front's middle, facing, how many)."""

    table: tuple[float, float] = (72.0, 48.0)
    cards: tuple[Card, ...] = ()
    corners: tuple[Card, ...] = field(default_factory=lambda: tags.corner_cards((72.0, 48.0)))
    stands: tuple[tuple[tuple[float, float], float, int], ...] = ()


class Camera:
    """A pinhole with a lens that bends: from inches of the table (and above it) to pixels, and back to the plane."""

    def __init__(self, shot: Shot, table: tuple[float, float], place: Numbers, aim: Numbers, focal: float) -> None:
        forward = (aim - place) / np.linalg.norm(aim - place)
        up = np.array([0.0, 1.0, 0.0])
        right = np.cross(forward, up)
        right /= np.linalg.norm(right)
        self.turned = np.stack([right, np.cross(forward, right), forward])
        self.place, self.focal, self.shot, self.table = place, focal, shot, table
        self.middle = np.array([(shot.wide - 1) / 2, (shot.tall - 1) / 2])
        self.half = math.hypot(*self.middle)

    def seen(self, points: Numbers) -> Numbers:
        """Give the pixels (n, 2) of points (n, 3)."""
        away = (points - self.place) @ self.turned.T
        flat = away[:, :2] / away[:, 2:] * self.focal
        found: Numbers = flat * (1 + self.shot.bend * (flat**2).sum(1, keepdims=True) / self.half**2) + self.middle
        return found

    def on_plane(self, pixels: Numbers, height: float = 0.0) -> Numbers:
        """Give the places (n, 2) that pixels (n, 2) show of the plane so far above the table."""
        bent = pixels - self.middle
        flat = bent.copy()
        for _ in range(20 if self.shot.bend else 0):
            flat = bent / (1 + self.shot.bend * (flat**2).sum(1, keepdims=True) / self.half**2)
        ways = np.column_stack([flat / self.focal, np.ones(len(flat))]) @ self.turned
        found: Numbers = (self.place + ways * ((height - self.place[2]) / ways[:, 2:]))[:, :2]
        return found

    def homography(self) -> Numbers:
        """Give the matrix from the plane to pixels, the lens left aside."""
        inner = np.array([[self.focal, 0, self.middle[0]], [0, self.focal, self.middle[1]], [0, 0, 1]])
        outer = np.column_stack([self.turned[:, 0], self.turned[:, 1], -self.turned @ self.place])
        found: Numbers = inner @ outer
        return found


def camera(shot: Shot, table: tuple[float, float] = (72.0, 48.0)) -> Camera:
    """Place a camera above the middle, or as of a standing person, so that the table fills 96 % of the frame."""
    wide, tall = table
    place = np.array([wide / 2, -18.0, 50.0] if shot.standing else [wide / 2, tall / 2 - 1e-6, 60.0])
    aim = np.array([wide / 2, tall / 2, 0.0])
    corners = np.array([[0, 0, 0], [wide, 0, 0], [wide, tall, 0], [0, tall, 0]], float)
    focal = 0.8 * shot.wide
    for _ in range(60):
        straight = replace(shot, bend=0.0)
        made = Camera(straight, table, place, aim, focal)
        there = made.seen(corners)
        low, high = there.min(0), there.max(0)
        aim[1] += ((high[1] + low[1]) / 2 - made.middle[1]) * -0.01
        focal *= FILLED / max((high - low) / [shot.wide, shot.tall])
    return Camera(shot, table, place, aim, focal)


def scattered(units: int, side: float, seed: int, table: tuple[float, float] = (72.0, 48.0), first: int = 4) -> Scene:
    """Scatter units over a table, their tags on strips behind single lines of stands, no two tags upon each other."""
    draw = np.random.default_rng(seed)
    cards: list[Card] = []
    stands = []
    while len(cards) < units:
        at = (float(draw.uniform(1.5, table[0] - 1.5)), float(draw.uniform(1.5, table[1] - 1.5)))
        facing = float(draw.uniform(0, 360))
        offset = tags.on_strip(0.75, side / tags.MM)
        there = tags.laid(at, facing, offset)
        near = [*cards, *tags.corner_cards(table)]
        if all(math.dist(there, one.at) > 0.8 * (side / tags.MM + one.side) for one in near):
            cards.append(Card(first + len(cards), there, facing, side / tags.MM))
            stands.append((at, facing, int(draw.integers(2, 7))))
    return Scene(table, tuple(cards), tags.corner_cards(table), tuple(stands))


def picture(scene: Scene, shot: Shot) -> NDArray[np.uint8]:
    """Take a grey picture of a scene."""
    taken = camera(shot, scene.table)
    draw = np.random.default_rng(shot.seed)
    shown = _ground(scene, shot, taken, draw)
    for at, facing, count in scene.stands:
        _drawn(shown, taken, at, facing, (float(count), 0.75), _bases(count, draw), shot.lifted, ahead=-0.375)
    for one in (*scene.corners, *scene.cards):
        lifted = 0.0 if one in scene.corners else shot.lifted
        size = one.side * (tags.MODULES + 2) / tags.MODULES
        _drawn(shown, taken, one.at, one.facing, (size, size), modules(one.tag), lifted)
    return _on_film(shown, shot, draw)


def modules(tag: int) -> Numbers:
    """Give a tag's modules, the white around it too, as OpenCV draws them."""
    drawn = cv2.aruco.generateImageMarker(
        cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_250), tag, tags.MODULES, borderBits=1
    )
    return np.pad(np.where(drawn > 127, WHITE, BLACK), 1, constant_values=WHITE)


def as_file(shown: NDArray[np.uint8], shot: Shot = Shot(), kind: str = ".jpg") -> bytes:
    """Give a picture as a file of its kind."""
    done, raw = cv2.imencode(kind, shown, [cv2.IMWRITE_JPEG_QUALITY, shot.quality] if kind == ".jpg" else [])
    assert done
    return raw.tobytes()


def said(raw: bytes, order: str, entries: dict[int, int]) -> bytes:
    """Give a JPEG into which its camera wrote whole numbers by their tags of Exif."""
    rows = b"".join(struct.pack(f"{order}HHIHH", tag, 3, 1, value, 0) for tag, value in entries.items())
    head = (b"II*\0" if order == "<" else b"MM\0*") + struct.pack(f"{order}IH", 8, len(entries))
    body = b"Exif\0\0" + head + rows + b"\0\0\0\0"
    return raw[:2] + b"\xff\xe1" + struct.pack(">H", len(body) + 2) + body + raw[2:]


def _bases(count: int, draw: np.random.Generator) -> Numbers:
    """Give bases with figures on them: bright and dark specks on a dull ground."""
    shown = draw.uniform(60, 110) + draw.normal(0, 8, (12, 16 * count))
    for _ in range(4 * count):
        y, x = int(draw.integers(0, 10)), int(draw.integers(0, 16 * count - 3))
        shown[y : y + 3, x : x + 2] = draw.choice([20.0, 35.0, 150.0, 200.0])
    shown[:, ::16] = 25
    return shown


def _ground(scene: Scene, shot: Shot, taken: Camera, draw: np.random.Generator) -> Numbers:
    """Give a table with fields, roads, and a town of dark and bright blocks, upon a floor."""
    scale = 24
    wide, tall = (round(one * scale) for one in scene.table)
    ground: Any = np.full((tall, wide), 120.0, np.float32)
    ground += cv2.resize(draw.normal(0, 14, (tall // 8, wide // 8)).astype(np.float32), (wide, tall))
    for _ in range(24):
        middle = draw.uniform(0, [wide, tall])
        shape = middle + draw.normal(0, 60, (7, 2))
        cv2.fillPoly(ground, [cv2.convexHull(shape.astype(np.int32))], float(draw.uniform(70, 170)))
    for _ in range(6):
        ends = draw.uniform(0, [wide, tall], (2, 2)).astype(int)
        cv2.line(ground, ends[0].tolist(), ends[1].tolist(), float(draw.choice([60, 190])), int(draw.integers(3, 14)))
    town = draw.uniform([0, 0], [wide - 200, tall - 200])
    for _ in range(50):
        box = cv2.boxPoints(
            ((town + draw.uniform(0, 200, 2)).tolist(), draw.uniform(8, 22, 2).tolist(), draw.uniform(0, 90))
        )
        cv2.fillPoly(ground, [box.astype(np.int32)], float(draw.choice([30, 60, 200, 235])))
    ground += draw.normal(0, 3, ground.shape)
    x, y = np.meshgrid(np.arange(shot.wide), np.arange(shot.tall))
    if shot.bend:
        places = taken.on_plane(np.column_stack([x.ravel(), y.ravel()]).astype(float))
        maps = (places * [scale, -scale] + [0, tall]).reshape(shot.tall, shot.wide, 2).astype(np.float32)
        shown = cv2.remap(ground, maps[..., 0], maps[..., 1], cv2.INTER_LINEAR, borderValue=[45.0])
    else:
        flip = np.array([[1 / scale, 0, 0], [0, -1 / scale, scene.table[1]], [0, 0, 1]])
        shown = cv2.warpPerspective(ground, taken.homography() @ flip, (shot.wide, shot.tall), borderValue=[45.0])
    return np.asarray(shown, float)


def _drawn(
    shown: Numbers,
    taken: Camera,
    at: tuple[float, float],
    facing: float,
    size: tuple[float, float],
    cells: Numbers,
    height: float,
    ahead: float = 0.0,
) -> None:
    """Draw cells upon a picture: a rectangle of inches about a place, `ahead` of it; each pixel the mean of its parts."""
    wide, deep = size
    ends = [(x, y + ahead) for x in (-wide / 2, wide / 2) for y in (-deep / 2, deep / 2)]
    rim = np.array([(*tags.laid(at, facing, one), height) for one in ends])
    there = taken.seen(rim)
    low = np.maximum(np.floor(there.min(0)).astype(int) - 1, 0)
    high = np.minimum(np.ceil(there.max(0)).astype(int) + 2, [taken.shot.wide, taken.shot.tall])
    if (high <= low).any():
        return
    parts = (np.arange(FINE) + 0.5) / FINE - 0.5
    x = (np.arange(low[0], high[0])[:, None] + parts).ravel()
    y = (np.arange(low[1], high[1])[:, None] + parts).ravel()
    grid = np.stack(np.meshgrid(x, y), -1)
    away = taken.on_plane(grid.reshape(-1, 2), height) - at
    turn = math.radians(facing)
    right = away @ [math.cos(turn), -math.sin(turn)] / wide + 0.5
    forward = (away @ [math.sin(turn), math.cos(turn)] - ahead) / deep + 0.5
    inside = (right >= 0) & (right < 1) & (forward >= 0) & (forward < 1)
    rows = np.clip(((1 - forward) * cells.shape[0]).astype(int), 0, cells.shape[0] - 1)
    columns = np.clip((right * cells.shape[1]).astype(int), 0, cells.shape[1] - 1)
    shape = (high[1] - low[1], FINE, high[0] - low[0], FINE)
    share = inside.astype(float).reshape(shape).mean((1, 3))
    light = np.where(inside, cells[rows, columns], 0.0).reshape(shape).mean((1, 3))
    part = shown[low[1] : high[1], low[0] : high[0]]
    part[:] = part * (1 - share) + light


def _on_film(shown: Numbers, shot: Shot, draw: np.random.Generator) -> NDArray[np.uint8]:
    x, y = np.meshgrid(np.linspace(0, 1, shot.wide), np.linspace(0, 1, shot.tall))
    lit = shown * (1 - (1 - shot.dark) * (0.7 * x + 0.3 * y))
    if shot.blur:
        lit = np.asarray(cv2.GaussianBlur(lit, (0, 0), shot.blur))
    return np.clip(lit + draw.normal(0, shot.noise, lit.shape), 0, 255).round().astype(np.uint8)

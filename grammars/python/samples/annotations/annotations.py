from __future__ import annotations

import typing as t
from collections.abc import Iterator
from typing import Dict, List, Literal, Optional, Union


class Node:
    parent: Optional["Node"]
    children: List[Node]
    kind: Literal["a", "b"]

    def walk(self) -> Iterator[Node]:
        yield self

    def touch(self) -> None: ...


class Leaf(Node):
    def fall(self): ...


Alias = Union[Node, Leaf]
type Modern = list[Node]
Pair = tuple[Node, Leaf]


def one(node: Node, leaf: "Leaf", maybe: Optional[Node] = None, either: Node | None = None):
    node.touch()
    leaf.fall()
    maybe.touch()
    either.touch()
    node.parent.touch()
    node.children[0].touch()
    for child in node.children:
        child.touch()
    for each in node.walk():
        each.touch()


def many(
    nodes: list[Node],
    named: Dict[str, Node],
    union: Union[Node, Leaf],
    alias: Alias,
    modern: Modern,
    qualified: t.Optional[Node],
    quoted: "t.List[Node]",
    old: "Optional[Node]",
    *args: Node,
    **kwargs: Leaf,
) -> Optional[Node]:
    nodes[0].touch()
    named["x"].touch()
    union.touch()
    alias.touch()
    modern[0].touch()
    qualified.touch()
    quoted[0].touch()
    old.touch()
    return nodes[0]


def chain(found: Node):
    many(found, {}, found, found, [], None, [], None).touch()
    value: Node = load()
    value.touch()
    declared: Leaf
    declared.fall()


async def later() -> Node:
    return Node()


async def use():
    (await later()).touch()
    node = await later()
    node.touch()
    async for part in stream():
        part.touch()
    async with later() as entered:
        entered.touch()
    if isinstance(node, Leaf):
        node.fall()


def generic[T: Node](value: T) -> T:
    value.touch()
    return value


def load(): ...


async def stream() -> Iterator[Node]:
    yield Node()

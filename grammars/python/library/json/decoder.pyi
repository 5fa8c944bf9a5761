# Made by "npm run libraries" from typeshed at commit 289e5d3568961c8bcd33d01eef5b7ec5e1ad33ad, with changes: do not edit.
# Comments were removed, modules merged, and declarations replaced by those of upstream/patch. See license.txt.
import sys
from collections.abc import Callable
from typing import Any
class JSONDecodeError(ValueError):
    msg: str
    doc: str
    pos: int
    lineno: int
    colno: int
    def __init__(self, msg, doc, pos) -> None: ...
class JSONDecoder:
    array_hook: Callable[[list[Any]], Any] | None
    object_hook: Callable[[dict[str, Any]], Any]
    parse_float: Callable[[str], Any]
    parse_int: Callable[[str], Any]
    parse_constant: Callable[[str], Any]
    strict: bool
    object_pairs_hook: Callable[[list[tuple[str, Any]]], Any]
    def __init__(self, *, object_hook: Callable[[dict[str, Any]], Any] | None = None, parse_float: Callable[[str], Any] | None = None, parse_int: Callable[[str], Any] | None = None, parse_constant: Callable[[str], Any] | None = None, strict=..., object_pairs_hook: Callable[[list[tuple[str, Any]]], Any] | None = None, array_hook: Callable[[list[Any]], Any] | None = None) -> None: ...
    def decode(self, s, _w: Callable[..., Any] = ...) -> Any: ...
    def raw_decode(self, s) -> tuple[Any, int]: ...

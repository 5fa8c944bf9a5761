# Made by "npm run libraries" from typeshed at commit 289e5d3568961c8bcd33d01eef5b7ec5e1ad33ad, with changes: do not edit.
# Comments were removed, modules merged, and declarations replaced by those of upstream/patch. See license.txt.
from collections.abc import Callable, Iterator
from typing import Any
class JSONEncoder:
    item_separator: str
    key_separator: str
    skipkeys: bool
    ensure_ascii: bool
    check_circular: bool
    allow_nan: bool
    sort_keys: bool
    indent: int | str
    def __init__(self, *, skipkeys=..., ensure_ascii=..., check_circular=..., allow_nan=..., sort_keys=..., indent=..., separators=..., default: Callable[..., Any] | None = None) -> None: ...
    def default(self, o) -> Any: ...
    def encode(self, o) -> str: ...
    def iterencode(self, o) -> Iterator[str]: ...

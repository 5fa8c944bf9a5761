# Made by "npm run libraries" from typeshed at commit 289e5d3568961c8bcd33d01eef5b7ec5e1ad33ad, with changes: do not edit.
# Comments were removed, modules merged, and declarations replaced by those of upstream/patch. See license.txt.
import builtins
import sys
from enum import Enum
from typing import Final, TypeAlias
_FieldsType: TypeAlias = tuple[int, int, int, int, int, int]
class SafeUUID(Enum):
    safe = 0
    unsafe = -1
    unknown = None
class UUID:
    is_safe: Final[SafeUUID]
    int: Final[builtins.int]
    def __init__(self) -> None: ...
    bytes: builtins.bytes
    bytes_le: builtins.bytes
    clock_seq: builtins.int
    clock_seq_hi_variant: builtins.int
    clock_seq_low: builtins.int
    fields: _FieldsType
    hex: str
    node: builtins.int
    time: builtins.int
    time_hi_version: builtins.int
    time_low: builtins.int
    time_mid: builtins.int
    urn: str
    variant: str
    version: builtins.int | None
def getnode() -> int: ...
def uuid1() -> UUID: ...
def uuid6() -> UUID: ...
def uuid7() -> UUID: ...
def uuid8() -> UUID: ...
def uuid3(namespace, name) -> UUID: ...
def uuid4() -> UUID: ...
def uuid5(namespace, name) -> UUID: ...
NAMESPACE_DNS: Final[UUID]
NAMESPACE_URL: Final[UUID]
NAMESPACE_OID: Final[UUID]
NAMESPACE_X500: Final[UUID]

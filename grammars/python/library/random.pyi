# Made by "npm run libraries" from typeshed at commit 289e5d3568961c8bcd33d01eef5b7ec5e1ad33ad, with changes: do not edit.
# Comments were removed, modules merged, and declarations replaced by those of upstream/patch. See license.txt.
from typing import TypeAlias
import _random
import sys
from collections.abc import Set as AbstractSet
from typing import Any, NoReturn, TypeVar
from collections.abc import Sequence
def choice[T](values: Sequence[T]) -> T: ...
def choices[T](values: Sequence[T], weights=None, *, cum_weights=None, k: int = 1) -> list[T]: ...
def sample[T](values: Sequence[T], k: int) -> list[T]: ...
_State: TypeAlias = tuple[int, ...]
class Random:
    def __init__(self) -> None: ...
    def seed(self) -> None: ...
    def getstate(self) -> _State: ...
    def setstate(self, state) -> None: ...
    def random(self) -> float: ...
    def getrandbits(self, k) -> int: ...
_T = TypeVar("_T")
class SystemRandom(Random):
    def getrandbits(self, k) -> int: ...
    def getstate(self, *args: Any, **kwds: Any) -> NoReturn: ...
    def setstate(self, *args: Any, **kwds: Any) -> NoReturn: ...
_inst: Random
seed = _inst.seed
random = _inst.random
uniform = _inst.uniform
triangular = _inst.triangular
randint = _inst.randint
randrange = _inst.randrange
shuffle = _inst.shuffle
normalvariate = _inst.normalvariate
lognormvariate = _inst.lognormvariate
expovariate = _inst.expovariate
vonmisesvariate = _inst.vonmisesvariate
gammavariate = _inst.gammavariate
gauss = _inst.gauss
binomialvariate = _inst.binomialvariate
betavariate = _inst.betavariate
paretovariate = _inst.paretovariate
weibullvariate = _inst.weibullvariate
getstate = _inst.getstate
setstate = _inst.setstate
getrandbits = _inst.getrandbits
randbytes = _inst.randbytes

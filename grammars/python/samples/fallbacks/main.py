"""Names that branches bind to several things, such as an import and its fallback."""

import sys
from typing import TYPE_CHECKING

try:
    from .fast import quote
except ImportError:
    from .slow import quote

try:
    from . import fast as module
except ImportError:
    from . import slow as module

try:
    from .compiled import grade
except ImportError:
    from .slow import grade

try:
    from outside import quote as foreign
except ImportError:
    from .slow import quote as foreign

try:
    from .fast import grade as maybe
except ImportError:
    maybe = None

try:
    from .fast import grade as own
except ImportError:

    def own(text): ...


try:
    from .fast import grade as named
except ImportError:
    named = quote_slowly = foreign

if sys.version_info > (3, 12):
    from .fast import Codec
elif sys.version_info > (3, 8):
    from .slow import Codec
else:

    class Codec:
        def encode(self): ...


if TYPE_CHECKING:
    from .fast import Codec as Typed
else:
    from .slow import Codec as Typed

if TYPE_CHECKING:
    from .fast import Codec as Alias
else:
    Alias = object

if sys.platform == "win32":

    def pick():
        return Codec()

else:

    def pick():
        return None


from .fast import quote as later

if sys.platform == "win32":
    from .slow import quote as later

if sys.platform == "win32":
    from .fast import quote as last

from .slow import quote as last


def use(typed: Typed, alias: Alias):
    quote("")
    module.quote("")
    grade("")  # slow.py:grade
    foreign("")  # foreign -> slow.py:quote, foreign -> package:outside:quote
    maybe("")  # maybe -> fast.py:grade
    own("")
    named("")
    Codec().encode()
    Typed().encode()  # slow.py:Codec.encode
    typed.encode()  # fast.py:Codec.encode
    alias.encode()  # fast.py:Codec.encode
    pick()
    later("")
    last("")  # last -> slow.py:quote


try:
    from .fast import grade as inner

    inner("")  # inner -> fast.py:grade

    def reach():
        inner("")  # inner -> fast.py:grade

except ImportError:
    from .slow import grade as inner

    inner("")  # inner -> slow.py:grade


def local():
    try:
        from .fast import quote
    except ImportError:
        from .slow import quote
    quote("")
    return lambda: quote("")


def first(early):
    if early:
        from .fast import quote

        return quote("")  # fast.py:quote
    from .slow import quote

    return quote("")  # slow.py:quote


class Store:
    if sys.platform == "win32":

        def save(self): ...

    else:

        def save(self): ...

    def flush(self):
        self.save()


class Files(Store, Codec): ...


Files().save()

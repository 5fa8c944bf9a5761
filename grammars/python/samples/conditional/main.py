from __future__ import annotations

import sys
from typing import TYPE_CHECKING

try:
    from fast import parse
except ImportError:
    from slow import parse

try:
    import ujson as json
except ImportError:
    json = None

if TYPE_CHECKING:
    from fast import Parser

if sys.version_info >= (3, 11):
    from fast import Parser as Chosen
else:
    from slow import Parser as Chosen


def use(parser: Parser, chosen: Chosen):
    parser.feed()  # fast.py:Parser.feed
    parse().feed()
    chosen.feed()


def local():
    from slow import Parser

    Parser().feed()  # slow.py:Parser.feed


if sys.platform == "win32":

    def pick():
        return Chosen()

else:

    def pick():
        return None


pick()

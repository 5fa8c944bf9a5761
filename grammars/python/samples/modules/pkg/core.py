from __future__ import annotations

import os
import os.path
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

from .sub import helper
from .sub.deep import Deep
from ..pkg import sub as again

if TYPE_CHECKING:
    from .star import Starred

try:
    import ujson as json
except ImportError:
    import json


class Engine:
    def start(self, starred: Starred) -> Deep:
        helper()
        again.helper()
        starred.shine()
        os.path.join("a", "b")
        ET.parse("x")
        json.loads("1")
        return Deep()


def run() -> Engine:
    engine = Engine()
    engine.start(None).dive()
    return engine

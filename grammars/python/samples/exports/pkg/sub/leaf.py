from ..helpers import *


def grow():
    return help()

# The module of that name is a file of the library; upstream's variable would hide it.
from os import path as path

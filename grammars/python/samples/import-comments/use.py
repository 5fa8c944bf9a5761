# Comments in what loads a module, and above the docstring.

# They are no parts of the code.
"""Loads a module by its name."""

import importlib

importlib.import_module(  # the module
    "pkg"  # by its name
).load()  # load

import pkg
import pkg.core
import pkg.sub.deep as deep
import requests
from pkg import Motor, run, sub, starred, missing
from pkg.core import *
from pkg.star import _hidden
from no_such_thing import thing
import importlib

pkg.run()
pkg.core.run()
pkg.core.Engine().start(None)
pkg.sub.helper()
deep.Deep().dive()
Motor().start(None)
run().start(None)
sub.helper()
starred().shine()
Engine()
_hidden()
missing()
thing()
requests.get("https://example.org")
importlib.import_module("pkg.core")
pkg.Motor
pkg.starred().shine()

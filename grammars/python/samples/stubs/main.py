from both import Thing, create
from native import load

load("x").start().inner.start()
create("Thing").use()
Thing().use().use()

from pkg.both import *
from pkg.last import *
from pkg.open import *

Twice().last()  # Twice.last
OpenThing().use()  # OpenThing.use

from pkg import *

_Inner().use()  # _Inner.use
Hidden().use()  # pkg/two.py:Hidden.use
Extra().use()  # Extra.use
_Late().use()  # _Late.use
_Later().use()  # _Later.use
Unlisted().use()  # use -> unresolved
Passed().use()  # use -> unresolved

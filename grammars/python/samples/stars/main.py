from pkg import *

_Inner().use()  # _Inner.use
Hidden().use()  # Hidden.use
Extra().use()  # Extra.use
_Late().use()  # _Late.use
_Later().use()  # _Later.use
Unlisted().use()  # -
Passed().use()  # -

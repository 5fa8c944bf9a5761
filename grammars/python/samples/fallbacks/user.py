from . import main
from .main import Codec, grade, last, module, own, quote
from .main import maybe as perhaps

quote("")
own("")
grade("")  # slow.py:grade
last("")  # last -> slow.py:quote
perhaps("")  # perhaps -> fast.py:grade
module.grade("")
main.quote("")
main.module.quote("")
Codec().encode()

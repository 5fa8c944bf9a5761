class JSONDecodeError(ValueError):
    colno: int
    doc: str
    lineno: int
    msg: str
    pos: int
class JSONDecoder:
    def __init__(self, **options) -> None: ...
    def decode(self, text: str): ...
    def raw_decode(self, text: str, idx: int = 0): ...

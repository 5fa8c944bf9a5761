class Csv:
    def emit_row(self, s): return len(s)
class Both:
    def emit_row(self, s, more=1): return len(s)
    def flush_all(self): pass
class Wrong:
    def emit_row(self): return 1
class Tag:
    label = "x"
    def rename(self, to): self.label = to
class IntHolder:
    def hold(self, item): return item


class Named(Csv):
    def flush_all(self, *, force=False): ...


class Partial:
    def flush_all(self): ...


class Doc:
    @property
    def slug_id(self) -> str: return "d"
    shown = 1


class Page:
    def __init__(self, slug_id: str, shown):
        self.slug_id = slug_id
        self.shown = shown


class Slugless:
    def slug_id(self): ...
    shown = 1


class Numbered:
    slug_id: dict = {}
    shown = 1

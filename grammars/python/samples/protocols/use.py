from proto import Sink, Named, Holder, More
import proto
def emit(w: Sink):
    return w.emit_row("x")  # Sink.emit_row
class Box:
    def __init__(self, sinks: list[Sink], more: More):
        self.sinks = sinks
        self.more: More = more
    def go(self):
        for s in self.sinks:
            s.emit_row("y")
        self.more.flush_all()
        self.more.emit_row("z")  # Sink.emit_row
def name(x):
    if isinstance(x, Named):
        x.rename("b")
        return x.label
def keep(h: Holder[int]):
    return h.hold(1)
def link(n: "proto.Slugged"):
    return n.slug_id

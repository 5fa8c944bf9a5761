__all__ = (
    # Kept.
    "Twice",
)


class Twice:
    def last(self): ...

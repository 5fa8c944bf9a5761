def helper():
    from .deep import Deep

    Deep().dive()

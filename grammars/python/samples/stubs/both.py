class Thing:
    def use(self):
        return _make()


def create(kind):
    return globals()[kind]()


def _make(): ...

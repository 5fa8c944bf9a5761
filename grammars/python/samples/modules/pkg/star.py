class Starred:
    def shine(self):
        pass


def starred():
    return Starred()


def _hidden():
    pass

def help():
    return Star()


class Star:
    def run(self): ...

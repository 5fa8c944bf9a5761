def helper(name):
    return name


class Basket:
    def total(self):
        return 1

class Base:
    def __init__(self, name): ...

    def save(self): ...

    def check(self): ...


class Logging:
    def save(self):
        super().save()

    def log(self):
        return self


class Cached:
    def check(self):
        return super().check()


class Model(Logging, Cached, Base):
    def __init__(self):
        super().__init__("model")  # Base.__init__
        self.log().save()  # Logging.log, Model.save
        self.check()  # Cached.check

    def save(self):
        super().save()  # Logging.save


Model().save()  # Model.save
Model().check()  # Cached.check


class Meta(type):
    def make(cls): ...


class Made(metaclass=Meta): ...


Made.make()  # Meta.make


def outer():
    class Inner(Base):
        def save(self):
            super().save()  # Base.save

    return Inner("x")

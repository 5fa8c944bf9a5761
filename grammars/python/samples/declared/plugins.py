"""Methods that declaring a class runs."""


class Meta(type):
    def __new__(mcs, name, bases, names):
        return super().__new__(mcs, name, bases, names)


class Fields(Meta):
    def __init__(cls, name, bases, names): ...


class Plain: ...


class Plugin:
    def __init_subclass__(cls, **options):
        super().__init_subclass__(**options)


class Csv(Plugin):
    def __init_subclass__(cls): ...


class Tsv(Plain, Csv): ...


class Model(metaclass=Fields): ...


class Order(Model): ...

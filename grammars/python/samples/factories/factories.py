from typing import Self, TypeVar

Q = TypeVar("Q", bound="Query")


class Query:
    @classmethod
    def create(cls):
        return cls()

    @classmethod
    def declared(cls) -> Self: ...

    @classmethod
    def through(cls):
        return cls.create()

    @classmethod
    def typed(cls: type[Q]) -> Q: ...

    def again(self):
        return type(self)()

    def other(self):
        return self.__class__()

    def order(self: Q) -> Q: ...

    def run(self): ...


class Select(Query):
    @classmethod
    def above(cls):
        return super().create()

    def run(self): ...


Query.create().run()  # Query.run
Select.create().run()  # Select.run
Select.declared().run()  # Select.run
Select.through().run()  # Select.run
Select.typed().run()  # Select.run
Query.typed().run()  # Query.run
Select.above().run()  # Select.run
Select().create().run()  # Select.run
Select().again().run()  # Select.run
Select().other().run()  # Select.run
Select().order().run()  # Select.run
Query().order().run()  # Query.run


class Registry:
    @classmethod
    def of(cls, kind: type[Query]):
        return kind.create()


Registry.of(Select).run()  # Query.run

from typing import Self, TypeVar

Q = TypeVar("Q", bound="Query")


class Query:
    def where(self) -> Self:
        return self

    def limit(self):
        return self

    def order(self: Q) -> Q:
        return self

    @classmethod
    def create(cls) -> Self:
        return cls()

    @classmethod
    def build(cls):
        return cls()

    def run(self): ...


class Select(Query):
    def columns(self) -> "Select":
        return self

    def run(self): ...


class Other:
    def where(self): ...

    def limit(self): ...

    def columns(self): ...

    def run(self): ...


Select().where().limit().columns().run()  # Query.where, Query.limit, Select.columns, Select.run
Select().order().run()  # Query.order, Select.run
Query.create().run()  # Query.create, Query.run
Query.build().run()  # Query.build, Query.run
Query().where().run()  # Query.where, Query.run

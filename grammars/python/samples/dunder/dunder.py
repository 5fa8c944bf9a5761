class Item:
    def use(self): ...


class Other:
    def use(self): ...


class Vector:
    def __add__(self, other) -> "Vector": ...

    def __mul__(self, factor):
        return Other()

    def __getitem__(self, index) -> Item: ...

    def __iter__(self):
        return Cursor()

    def __len__(self): ...

    def __call__(self, item: Item):
        return Other()

    def __enter__(self):
        return Item()

    def __exit__(self, *given): ...

    def use(self): ...

    @property
    def first(self) -> Item:
        return self[0]

    @first.setter
    def first(self, item): ...

    def __new__(cls):
        return super().__new__(cls)

    @staticmethod
    def zero():
        return Vector()


class Cursor:
    def __next__(self) -> Item: ...

    def __iter__(self):
        return self


class Later:
    def __await__(self):
        yield Item()


(Vector() + Vector()).use()  # Vector.use
(Vector() * 2).use()  # Other.use
Vector()[0].use()  # Item.use
for item in Vector():
    item.use()  # Item.use
Vector()(Item()).use()  # Other.use
with Vector() as entered:
    entered.use()  # Item.use
Vector().first.use()  # Item.use
Vector.zero().use()  # Vector.use
next(iter(Vector())).use()  # Item.use
vector = Vector()
vector.__add__(vector).use()  # Vector.__add__, Vector.use

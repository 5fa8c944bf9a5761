"""Methods that constructs call without naming them."""


class Row:
    def paint(self): ...


class Rows:
    def __iter__(self):
        return self

    def __next__(self):
        return Row()


class Grid:
    def __call__(self, x): ...

    def __getitem__(self, key):
        return Row()

    def __setitem__(self, key, value): ...

    def __delitem__(self, key): ...

    def __contains__(self, key):
        return True

    def __iter__(self):
        return Rows()

    def __len__(self):
        return 2

    def __enter__(self):
        return self

    def __exit__(self, *args): ...

    async def __aenter__(self):
        return self

    async def __aexit__(self, *args): ...

    def __await__(self):
        yield 1

    def __add__(self, other):
        return self

    def __radd__(self, other):
        return self

    def __eq__(self, other):
        return True

    def __lt__(self, other):
        return True

    def __str__(self):
        return ""

    def inside(self):
        return self[1]

    @classmethod
    def __class_getitem__(cls, item): ...


class Counter:
    def __iadd__(self, other):
        return self


def uses(grid: Grid, counter: Counter):
    grid(1)
    grid[1].paint()  # paint -> Row.paint
    grid[1] = 2
    del grid[1]
    1 in grid
    1 not in grid
    for row in grid:
        row.paint()  # paint -> Row.paint
    [row for row in grid]
    len(grid)
    with grid:
        pass
    with grid as entered:
        entered(1)
    grid + grid
    1 + grid
    grid += grid
    counter += 1
    grid[1] += 2
    grid == grid
    grid > grid
    str(grid)


async def waits(grid: Grid):
    await grid
    async with grid:
        pass
    async with grid as entered:
        entered(1)


def not_ours(values: list[int], len):
    values[0] + 1
    len(values)
    Grid[int]

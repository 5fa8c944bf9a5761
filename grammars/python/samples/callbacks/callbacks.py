from typing import Callable


class Row:
    def render(self): ...

    def size(self): ...


class Table:
    rows: list[Row] = []

    def render(self): ...

    def each(self, visit: Callable[[Row], None]):
        for row in self.rows:
            visit(row)

    def start(self):
        self.each(self.show)  # Table.show

    def show(self, row: Row):
        row.render()  # Row.render


def show(row: Row):
    row.render()  # Row.render


table = Table()
table.each(show)  # show -> show
table.each(lambda row: row.render())  # Row.render
list(map(show, table.rows))  # show -> show
sorted(table.rows, key=lambda row: row.size())  # Row.size
sorted(table.rows, key=Row.size)  # Row.size
handlers = {"show": show, "render": table.render}  # show -> show, Table.render
handlers["show"](Row())

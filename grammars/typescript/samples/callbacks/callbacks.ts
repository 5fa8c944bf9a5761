class Row {
  render(): void {}
}
class Table {
  rows: Row[] = [];
  render(): void {}
  each(visit: (row: Row, index: number) => void): void {
    this.rows.forEach(visit); // Table.rows
  }
}
const table = new Table();
table.each((row) => row.render()); // Row.render
table.rows.map((row) => row.render()); // Row.render
table.rows.filter((row) => row).map((row) => row.render()); // Row.render
table.rows.reduce((all, row) => [...all, row], [] as Row[])[0].render(); // Row.render
table.each(show); // show -> show
function show(row: Row): void {
  row.render(); // Row.render
}
const byName: Record<string, (row: Row) => void> = {
  show,
  hide: (row) => row.render(), // Row.render
};
byName.hide(new Row());
type Visitor = { row(row: Row): void; table?: (table: Table) => void };
function visit(visitor: Visitor): void {
  visitor.row(new Row());
}
visit({
  row(row) {
    row.render(); // Row.render
  },
  table: (table) => table.render(), // Table.render
});
function later(): (table: Table) => void {
  return (table) => table.render(); // Table.render
}
const handler: Visitor['row'] = (row) => row.render(); // missing: Row.render
setTimeout(later, 1); // later -> later

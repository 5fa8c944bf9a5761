class Cell {
  void ping() {}
}

interface Sink<@Deprecated T> {
  void next(T value);
}

class Pipe<T> implements Sink<T> {
  public void next(T value) {}
}

class Grid {
  Cell[][] cells = new Cell[3][4];

  Cell[] row(int number) {
    return cells[number];
  }

  void use(Cell[][][] cube) {
    cells[0][1].ping(); // ping -> Cell.ping
    row(1)[2].ping(); // ping -> Cell.ping
    cube[0][1][2].ping(); // ping -> Cell.ping
    new Cell[][] {{null}}[0][0].ping(); // ping -> Cell.ping
    var made = new Cell[1][2][3];
    made[0][1][2].ping(); // ping -> Cell.ping
    for (Cell[] row : cells) for (var cell : row) cell.ping(); // ping -> Cell.ping
  }

  void choose() {
    take(new int[][] {{1}}); // take -> Grid.take~2
    take(new int[] {1}); // take -> Grid.take
    new Pipe<String>().next("x"); // next -> Pipe.next
  }

  void take(int[] numbers) {}

  void take(Object[] objects) {}
}

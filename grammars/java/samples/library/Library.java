package library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Map;

class Row {
  void read() {}
}

class Rows implements Iterable<Row> {
  public Iterator<Row> iterator() {
    return null;
  }
}

class Table extends java.util.ArrayList<Row> {
  void all() {
    get(0).read(); // Row.read
  }
}

public class Library {
  void read(Rows rows, Table table, Map<Path, Row> byPath) throws IOException {
    for (Row row : rows) row.read(); // Row.read
    rows.iterator().next().read(); // Rows.iterator
    table.get(1).read(); // Row.read
    table.stream().findFirst().get().read(); // Row.read
    byPath.get(Path.of("a").resolve("b")).read(); // Row.read
    for (String line : Files.readAllLines(Path.of("a"))) line.trim();
    byPath.computeIfAbsent(Path.of("c"), path -> new Row()).read(); // Row.read
  }
}

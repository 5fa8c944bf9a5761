package print;

import java.util.List;

class Shape {}

class Circle extends Shape {}

public class Printer {
  void print(int value) {}
  void print(long value) {}
  void print(double value) {}
  void print(Object value) {}
  void print(String value) {}
  void print(Shape value) {}
  void print(Circle value) {}
  void print(char[] value) {}
  void print(int[] value) {}
  void print(String format, Object... values) {}

  static void only(long value) {}
  static void only(Integer value) {}
  static <T> void only(T[] values) {}

  void calls(Circle circle, Shape shape, byte small, Integer boxed, List<String> list) {
    print(1); // Printer.print
    print(1L); // Printer.print~2
    print(1.5f); // Printer.print~3
    print(small); // Printer.print
    print('c'); // Printer.print
    print("a" + 1); // Printer.print~5
    print(1 + 2L); // Printer.print~2
    print(list); // Printer.print~4
    print(circle); // Printer.print~7
    print(shape); // Printer.print~6
    print("abc".toCharArray()); // Printer.print~8
    print(new int[] {1, 2}); // Printer.print~9
    print("%s", shape); // Printer.print~10
    print(list.get(0)); // Printer.print~5
    print(small > 0 ? circle : shape); // Printer.print~6
    only(1); // Printer.only
    only(boxed); // Printer.only~2
    only(new String[0]); // Printer.only~3
    Object hidden = "a";
    if (hidden instanceof String) print(hidden); // Printer.print~4
    if (hidden instanceof String text) print(text); // Printer.print~5
  }
}

abstract class Base {
  Base() {}
  Base(int size) {}
  void add(Object item) {}
  abstract void add(long item);
  void add(String item) {}
}

class Derived extends Base {
  Derived() {
    this(1); // this -> Derived.Derived~2
  }

  Derived(int size) {
    super(size); // super -> Base.Base~2
  }

  @Override
  void add(Object item) {
    super.add(item); // Base.add
    super.add("a"); // Base.add~3
    add(1); // Derived.add~2
    new Derived(2).add("b"); // Base.add~3
  }

  @Override
  void add(long item) {}
}

interface Connection {
  Connection at(StringBuilder place);
  Connection at(String place);
  Connection with(String key, String value);
  Connection with(java.util.Map<String, String> values);
}

class HttpConnection implements Connection {
  public Connection at(String place) {
    return this;
  }

  public Connection at(StringBuilder place) {
    return this;
  }

  public Connection with(java.util.Map<String, String> values) {
    return this;
  }

  public Connection with(String key, String value) {
    return this;
  }
}

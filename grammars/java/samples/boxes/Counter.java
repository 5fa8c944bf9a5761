package counts;

import java.util.List;

/** Values of primitive types are taken by parameters of the classes that hold them, after all that takes them as they are. */
public class Counter {
  static void held(Integer value) {}
  static void held(String value) {}

  static void nearest(Long value) {}
  static void nearest(Number value) {}

  static void plain(int value) {}
  static void plain(Object value) {}

  void calls(int count, Integer boxed, List<Integer> all) {
    held(count); // Counter.held
    held(boxed); // Counter.held
    nearest(count); // Counter.nearest~2
    nearest(2L); // Counter.nearest
    plain(boxed); // Counter.plain~2
    plain(count); // Counter.plain
    for (int each : all) plain(each); // Counter.plain
  }
}

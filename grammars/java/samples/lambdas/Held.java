package fields;

import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

class Deep {
  static int one() {
    return 1;
  }

  static int two(int n) {
    return n;
  }

  static <T> T wrap(T value) {
    return value;
  }
}

class Held {
  static final Supplier<Integer> LAMBDA = () -> Deep.one();
  final Supplier<Integer> wrapped = Deep.wrap(() -> { return Deep.one(); });
  static final Function<Integer, Integer> METHOD = Deep::two;
  static final Map<String, Function<Integer, Integer>> TABLE = Map.of("a", n -> Deep.two(n), "b", Deep::two);
  int first = Deep.one(), second = 2;
  Supplier<Supplier<Integer>> outer = () -> { Supplier<Integer> inner = () -> Deep.one(); return inner; };

  int read() {
    return LAMBDA.get();
  }
}

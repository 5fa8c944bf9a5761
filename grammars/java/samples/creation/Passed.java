import java.util.function.BiFunction;
import java.util.function.Function;

class Shop {
  Shop(String path) {}
}

class Depot implements AutoCloseable {
  Depot(String path) {}

  Depot(String path, int size) {}

  @Override
  public void close() {}
}

class Passed {
  Function<String, Shop> single() {
    return Shop::new; // Shop -> Shop | Shop.Shop
  }

  BiFunction<String, Integer, Depot> several() {
    return Depot::new; // Depot -> Depot | Depot.Depot | Depot.Depot~2
  }

  void closes(Depot given) throws Exception {
    try (Depot depot = new Depot("a"); // Depot -> Depot | Depot.Depot
        given) {
      depot.close(); // close -> Depot.close
    }
  }
}

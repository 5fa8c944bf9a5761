class Engine {
  void start() {}
  void stop() {}
}

record Car(int wheels, Engine engine) {
  public int wheels() {
    return trace(wheels);
  }

  static int trace(int n) {
    return n;
  }
}

record Pair(Car left, Car right) {}

class Use {
  void go(Object o, Car car) {
    car.wheels(); // wheels -> Car.wheels
    car.engine().start(); // engine -> Car.engine, start -> Engine.start
    if (o instanceof Car(int w, Engine e)) e.start(); // start -> Engine.start
    if (o instanceof Pair(Car a, Car(int b, Engine c))) {
      a.wheels(); // wheels -> Car.wheels
      c.stop(); // stop -> Engine.stop
    }
    switch (o) {
      case Car(int w, Engine e) -> e.stop(); // stop -> Engine.stop
      default -> {}
    }
  }
}

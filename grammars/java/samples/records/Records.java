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
    java.util.function.ToIntFunction<Car> declared = Car::wheels; // wheels -> Car.wheels
    java.util.function.Function<Car, Engine> implied = Car::engine; // engine -> Car.engine
    java.util.function.IntSupplier bound = car::wheels; // wheels -> Car.wheels
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

  void inferred(Object o) {
    if (o instanceof Car(var w, var e)) e.start(); // start -> Engine.start
    if (o instanceof Pair(Car(int n, var f), var b)) {
      f.stop(); // stop -> Engine.stop
      b.engine(); // engine -> Car.engine
    }
    if (o instanceof Held<?>(var h, Engine e)) e.stop(); // stop -> Engine.stop
    new Circle(2.0, "round").area(); // Circle -> Circle | Circle.Circle~2, area -> Circle.area
    new Circle(2.0, new Engine[0]); // Circle -> Circle | Circle.Circle
  }
}

record Held<T>(T held, Engine engine) {}

record Circle(double radius, Engine[] parts) {
  Circle {
    if (radius < 0) throw new IllegalArgumentException();
  }

  Circle(double radius, String name) {
    this(radius, new Engine[0]); // this -> Circle.Circle
  }

  double area() {
    return radius * radius;
  }
}

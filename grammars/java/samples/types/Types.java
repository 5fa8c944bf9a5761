package types;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

interface Animal {
  String name();

  default String shout() {
    return name().toUpperCase(); // Animal.name
  }

  static Animal of(String name) {
    return new Cat(name); // Cat -> Cat | Cat.Cat
  }
}

class Cat implements Animal {
  private final String name;
  static int count = 0;

  Cat(String name) {
    this.name = name; // Cat.name
    count++; // Cat.count
  }

  @Override
  public String name() {
    return name; // Cat.name
  }

  void purr() {}
}

class Dog implements Animal {
  public String name() {
    return "dog";
  }

  void purr() {}
}

class Box<T extends Animal> {
  T held;

  Box(T held) {
    this.held = held;
  }

  T get() {
    return held; // Box.held
  }

  <R extends Animal> Box<R> with(R other) {
    return new Box<>(other); // Box -> Box | Box.Box
  }

  class Lid {
    T under() {
      return get(); // Box.get
    }
  }

  static class Maker {
    Box<Dog> make() {
      return new Box<Dog>(new Dog()); // Box -> Box | Box.Box
    }
  }
}

record Pair<A, B>(A first, B second) {
  Pair {
    check(first); // Pair.check
  }

  static void check(Object value) {}
}

sealed interface Expr permits Sum, Num {}

record Sum(Num left, Num right) implements Expr {}

record Num(int value) implements Expr {
  void use() {}
}

enum Size {
  SMALL,
  LARGE {
    @Override
    void grow() {
      super.grow(); // Size.grow
    }
  };

  void grow() {
    ordinal();
  }
}

class Uses {
  Map<String, Cat> cats = new HashMap<>();
  Cat[] array;

  void generics(Box<Cat> box, List<? extends Cat> many) {
    box.get().purr(); // Cat.purr
    box.held.purr(); // Cat.purr
    box.with(new Dog()).get().purr(); // Dog.purr
    cats.get("a").purr(); // Cat.purr
    array[0].purr(); // Cat.purr
    for (Cat cat : many) cat.purr(); // Cat.purr
    for (var cat : cats.values()) cat.purr(); // Cat.purr
    var list = new ArrayList<Dog>();
    list.get(0).purr(); // Dog.purr
    new Box.Maker().make().get().purr(); // Dog.purr
    ((Dog) Animal.of("x")).purr(); // Dog.purr
    new Pair<>(new Cat("a"), new Dog()).second().purr(); // Dog.purr
  }

  void patterns(Object value, Expr expr) {
    if (value instanceof Cat cat) cat.purr(); // Cat.purr
    switch (expr) {
      case Num num -> num.use(); // Num.use
      case Sum sum -> sum.left().use(); // Num.use
    }
    try {
      Size.valueOf("SMALL").grow(); // Size.grow
    } catch (IllegalStateException | IllegalArgumentException problem) {
      problem.getMessage();
    }
  }
}

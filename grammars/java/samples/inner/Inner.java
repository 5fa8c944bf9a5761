class Inner {
  int outer() {
    class Walker {
      int walk() {
        return step(); // Inner.outer.Walker.step
      }

      int step() {
        return 1;
      }
    }
    return new Walker().walk(); // Inner.outer.Walker.walk
  }
}

class Outer<T> {
  class Part<U> {
    void turn() {}
  }

  Outer<T> self() {
    return this;
  }
}

class Maker {
  void make(Outer<String> outer) {
    outer.new Part<Integer>().turn(); // Part -> Outer.Part, turn -> Outer.Part.turn
    outer.self().new Part<>().turn(); // Part -> Outer.Part, turn -> Outer.Part.turn
    new Outer<String>().new Part<Integer>().turn(); // turn -> Outer.Part.turn
  }
}

// What runs when an instance is made, and what it is an instance of.
class Helper {
  static int init() {
    return 1;
  }
}

class Base {
  Base() {
    Helper.init();
  }

  Base(int n) {
    this(); // this -> Base.Base
  }
}

// The constructor that nobody wrote runs that of the parent type.
class Sub extends Base {}

class Deep extends Sub {
  // So does one that does not say so.
  Deep(int x) {}

  Deep(String text) {
    super(); // super -> Sub
  }
}

class Field {
  int f = Helper.init();
}

enum Color {
  RED(1),
  GREEN("g");

  Color(int n) {
    Helper.init();
  }

  Color(String text) {}
}

enum Plain {
  ONE
}

class Uses {
  void uses() {
    new Base(1); // Base -> Base | Base.Base~2
    new Sub(); // Sub -> Sub
    new Deep(1); // Deep -> Deep | Deep.Deep
    new Field(); // Field -> Field
    new Base() {}; // Base -> Base | Base.Base
  }
}

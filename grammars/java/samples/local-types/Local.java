class Base {
  int run() { return 1; }
}
class Uses {
  int small() {
    class Local extends Base { int x = 1; }
    record Pair(Base left) {}
    new Pair(new Local()).left().run(); // Base.run
    Local local = new Local();
    return local.run() + new Local().run(); // Base.run
  }
}

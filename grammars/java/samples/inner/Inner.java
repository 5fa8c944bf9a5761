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

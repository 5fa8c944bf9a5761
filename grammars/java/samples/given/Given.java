package given;

import java.util.*;

interface Fn { int apply(int x); }

class Work {
  static int plus(int x) { return x; }
  static int minus(int x) { return x; }
  static int routed(int x) { return x; }
  static int built(int x) { return x; }
  static int first(int x) { return x; }
  static int second(int x) { return x; }
  static int keyed(int x) { return x; }
  static int shared(int x) { return x; }
  static int direct(int x) { return x; }
  static int above(int x) { return x; }
  static int chained(int x) { return x; }
  static int other(int x) { return x; }
}

enum Op {
  ADD((a) -> Work.plus(a)),
  SUB(Work::minus);

  private final Fn fn;
  Op(Fn fn) { this.fn = fn; }
  int run(int x) { return fn.apply(x); } // apply -> Fn.apply | Work.minus | Work.plus
}

class Router {
  private final Fn fn;
  private final int size;
  Router(Fn fn, int size) { this.fn = fn; this.size = size; }
  // A constructor that takes something else.
  Router(Object unused) { this(Work::routed, 1); }
  int go(int x) { return fn.apply(x); } // apply -> Fn.apply | Work.routed
}

class Builder {
  private Fn handler;
  private Fn nobody;
  Builder handler(Fn handler) { this.handler = handler; return this; }
  Builder nobody(Fn nobody) { this.nobody = nobody; return this; }
  int fire() { return handler.apply(1); } // apply -> Fn.apply | Work.built
  int silent() { return nobody.apply(1); } // apply -> Fn.apply
}

class Other {
  Other handler(Fn handler) { return this; }
}

class Base {
  final Fn f;
  Base(Fn f) { this.f = f; }
  int go() { return f.apply(1); } // apply -> Fn.apply | Work.above | Work.chained
}

class Derived extends Base {
  Derived(Fn g) { super(g); }
  Derived() { this(Work::chained); }
}

class Use {
  static final Map<String, Fn> SHARED = Map.of("k", Work::shared);

  static int direct(Fn f) { return f.apply(2); } // apply -> Fn.apply | Work.direct

  void run(String key) {
    new Builder().handler(Work::built).fire();
    new Other().handler(Work::other);
    new Derived(Work::above).go();
    List<Fn> list = List.of(Work::first, Work::second);
    for (Fn each : list) each.apply(1); // apply -> Fn.apply | Work.first | Work.second
    Map<String, Fn> map = new HashMap<>(Map.of("k", Work::keyed));
    map.get(key).apply(2); // apply -> Fn.apply | Work.keyed
    SHARED.get(key).apply(3); // apply -> Fn.apply | Work.shared
    direct(Work::direct);
  }
}

class Made {
  private final Fn fn;
  Made(Fn fn) { this.fn = fn; }
  int go() { return fn.apply(1); } // apply -> Fn.apply | Made.byLambda | Made.byReference
  static Fn lambda() { return x -> byLambda(x); }
  static Fn reference() { return Made::byReference; }
  static int byLambda(int x) { return x; }
  static int byReference(int x) { return x; }

  static void all() {
    new Made(lambda()).go();
    new Made(Made.reference()).go();
  }
}

package held;

import java.util.*;
import java.util.function.*;

interface Visitor { void visit(int n); }

class Work {
  static void a(int n) {}
  static void b(int n) {}
  static void c() {}
  static void d() {}
  static void e(int n) {}
  static void f(int n) {}
  static int g(int n) { return n; }
  static void h() {}
  void own(int n) {}
  Work() {}
}

class Fields {
  private final Consumer<Integer> handler;
  private IntConsumer reference;
  private Visitor visitor;
  private Visitor later;
  private final Supplier<Runnable> made;
  private Runnable block;
  private final Consumer<Integer> chosen;
  private final Supplier<Work> maker;
  private final Runnable[] array = new Runnable[2];

  Fields(Work work) {
    this.handler = x -> Work.a(x);
    reference = Work::b;
    this.visitor = n -> Work.e(n);
    this.made = () -> () -> Work.h();
    this.block = () -> { Work.c(); };
    Consumer<Integer> local = n -> Work.a(n);
    chosen = work == null ? local : Work::b;
    maker = Work::new;
    array[0] = Work::d;
  }
  void setLater(Work w) { later = w::own; }

  void callHandler() { handler.accept(1); } // accept -> package:java.util.function:Consumer.accept, accept -> ? Work.a
  void callReference() { this.reference.accept(2); } // accept -> package:java.util.function:IntConsumer.accept, accept -> ? Work.b
  void callVisitor() { visitor.visit(3); } // visit -> Visitor.visit | Work.e
  void callLater() { later.visit(3); } // visit -> Visitor.visit | Work.own
  void callMade() { made.get().run(); } // run -> package:builtin:Runnable.run, run -> ? Work.h
  void callChosen() { chosen.accept(1); } // accept -> package:java.util.function:Consumer.accept, accept -> ? Work.a | Work.b
  Work callMaker() { return maker.get(); } // get -> package:java.util.function:Supplier.get, get -> ? Work.Work
  void callArray(int at) { array[at].run(); } // run -> package:builtin:Runnable.run, run -> ? Work.d
  void callBlock() { Runnable local = block; local.run(); } // run -> package:builtin:Runnable.run, run -> ? Work.c
}

class Tables {
  private static final Map<String, Runnable> HANDLERS = new HashMap<>();
  private static final List<IntConsumer> LIST = new ArrayList<>();
  private static final IntFunction<Integer> FN;
  private final Map<String, Consumer<Integer>> byName = new HashMap<>();
  static {
    HANDLERS.put("c", Work::c);
    HANDLERS.put("d", () -> Work.d());
    LIST.add(n -> Work.f(n));
    FN = n -> Work.g(n);
  }
  { byName.put("a", n -> Work.a(n)); }

  static void callMap(String k) { HANDLERS.get(k).run(); } // run -> package:builtin:Runnable.run, run -> ? Work.c | Work.d
  static void callMapLocal(String k) {
    Runnable r = HANDLERS.get(k);
    if (r != null) r.run(); // run -> package:builtin:Runnable.run, run -> ? Work.c | Work.d
  }
  static void callList() { for (IntConsumer each : LIST) each.accept(1); } // accept -> package:java.util.function:IntConsumer.accept, accept -> ? Work.f
  static void callListForEach() { LIST.forEach(each -> each.accept(1)); } // accept -> package:java.util.function:IntConsumer.accept, accept -> ? Work.f
  static int callFn() { return FN.apply(1); } // apply -> package:java.util.function:IntFunction.apply, apply -> ? Work.g
  void callByName(String k) { byName.get(k).accept(1); } // accept -> package:java.util.function:Consumer.accept, accept -> ? Work.a
  void callValues() { for (Consumer<Integer> each : byName.values()) each.accept(2); } // accept -> package:java.util.function:Consumer.accept, accept -> ? Work.a
}

class Base {
  protected Consumer<Integer> inherited;
  Runnable hook;
}

class Sub extends Base {
  Sub() { inherited = n -> Work.a(n); }
  void callInherited() { inherited.accept(1); } // accept -> package:java.util.function:Consumer.accept, accept -> ? Work.a
}

class Others {
  private static final Map<String, List<Runnable>> NESTED = new HashMap<>();
  private static final Set<Item> ITEMS = new HashSet<>();
  private final Runnable given;
  Others(Runnable given) { this.given = given; }
  void set(Base base) { base.hook = Work::c; }
  void callHook(Base base) { base.hook.run(); } // run -> package:builtin:Runnable.run, run -> ? Work.c
  void register(String k) { NESTED.computeIfAbsent(k, x -> new ArrayList<>()).add(Work::d); }
  void callNested(String k) { for (Runnable r : NESTED.get(k)) r.run(); } // run -> package:builtin:Runnable.run, run -> ? Work.d
  void callGiven() { given.run(); } // run -> package:builtin:Runnable.run
  void own(Item item) { ITEMS.add(item); for (Item i : ITEMS) i.run(); } // run -> Item.run
}

class Item {
  void run() {}
}

public class App {
  public static void main(String[] args) {
    new Fields(new Work()).callHandler();
    Tables.callMap("c");
  }
  static void unrelated() { Work.c(); }
}

class W { m(): void {} }
class V { m(): void {} }
class Host {
  later;
  other;
  private third?;
  constructor(flag: boolean) {
    this.later = new W();
    if (flag) this.other = new V();
  }
  start() { this.other = new W(); this.third = new V(); }
  run() {
    this.later.m(); // W.m
    this.other.m(); // V.m | W.m
    this.third.m(); // V.m
  }
}
new Host(true).later.m(); // W.m
class Typed { later: W; constructor(x: any) { this.later = x; } run() { this.later.m(); } } // W.m
interface Cat extends W {}
class Cat { meow(): void {} }
interface Holder<T = V> { item: T; get(): T; }
declare const h: Holder;
h.item.m(); // V.m
h.get().m(); // V.m
declare const h2: Holder<W>;
h2.item.m(); // W.m
class Box<T = W> { constructor(readonly value?: T) {} get(): T { return this.value!; } }
new Box().get().m(); // W.m
new Box(new V()).get().m(); // V.m
declare const box: Box;
box.get().m(); // W.m
type Alias<T = W> = { item: T; list: T[] };
declare const al: Alias;
al.item.m(); // W.m
al.list[0].m(); // W.m
class Sub extends Box {}
new Sub().get().m(); // W.m
class Sub2 extends Box<V> {}
new Sub2().get().m(); // V.m
function gen<T = W>(): T { return null as never; }
gen().m(); // W.m
gen<V>().m(); // V.m
interface Pair<A, B = A> { a: A; b: B }
declare const pair: Pair<W>;
pair.b.m(); // W.m

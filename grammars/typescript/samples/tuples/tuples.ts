class A { m(): void {} only(): void {} }
class B { m(): void {} }
class C { m(): void {} }
declare function fa(): Promise<A>;
declare function fb(): Promise<B>;
function useRef<T>(x: T): [T, (next: T) => void] { return null as never; }
async function arrays() {
  const [a, b] = [new A(), new B()];
  a.m(); // A.m
  b.m(); // B.m
  const t: [A, B] = [new A(), new B()];
  t[0].m(); // A.m
  t[1].m(); // B.m
  const [c, d] = await Promise.all([fa(), fb()]);
  c.m(); // A.m
  d.m(); // B.m
  const [e, f] = await Promise.all([fa(), new B()]);
  e.m(); // A.m
  f.m(); // B.m
  const list = [new A(), new B()];
  list[0].m(); // A.m | B.m
  const k = [new A(), new B()] as const;
  k[1].m(); // B.m
  const [[g], h] = [[new A()], new B()];
  g.m(); // A.m
  h.m(); // B.m
  for (const [i, j] of [[new A(), new B()], [new A(), new B()]] as [A, B][]) { i.m(); } // A.m
  const m = new Map([[new A(), new B()]]);
  for (const [n, o] of m) o.m(); // B.m
  m.forEach((value) => value.m()); // B.m
  const [p, ...q] = [new A(), new B(), new B()];
  p.m(); // A.m
  q[0].m(); // B.m
  const [state, setState] = useRef(new A());
  state.m(); // A.m
  const pair = (): [A, B] => [new A(), new B()];
  const [u, v] = pair();
  v.m(); // B.m
  const promises = [fa(), fa()];
  const many = await Promise.all(promises);
  many[0].m(); // A.m
  const mapped = await Promise.all([1, 2].map(() => fa()));
  mapped.forEach((each) => each.m()); // A.m
  let [l1, l2] = [new A(), new B()];
  l2.m(); // B.m
  [new A(), new A()][0].m(); // A.m
  [fa, fb][0]().then((z) => z.m()); // A.m | B.m
  function swap([first, second]: [A, B]) { second.m(); } // B.m
}

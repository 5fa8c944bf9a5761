class A { m(): void {} }
class B { m(): void {} }
const obj = Object.fromEntries([['a', new A()]]);
obj.a.m(); // A.m
obj['b'].m(); // A.m
const recA: Record<string, A> = {};
Object.entries(recA).forEach(([k, v]) => v.m()); // A.m
Object.values(recA).forEach((v) => v.m()); // A.m
for (const [k, v] of Object.entries(recA)) v.m(); // A.m
Object.values({ a: new A(), b: new B() })[0].m(); // A.m | B.m
Object.entries({ a: new A() })[0][1].m(); // A.m
const map = new Map([['a', new A()]]);
map.get('a')!.m(); // A.m
const map2 = new Map([['a', new A()], ['b', new A()]] as [string, A][]);
map2.get('a')!.m(); // A.m
const map3 = new Map([1, 2].map((n) => [n, new A()] as const));
map3.get(1)!.m(); // A.m
const map4 = new Map(Object.entries(recA));
map4.get('x')!.m(); // A.m
const map5 = new Map<string, A>();
map5.forEach((v) => v.m()); // A.m
Array.from([1], () => new A())[0].m(); // A.m
Array.from(new Set([new A()])).forEach((a) => a.m()); // A.m
Array.from(map.values()).forEach((a) => a.m()); // A.m
Array.from({ length: 3 }, () => new A()).forEach((a) => a.m()); // A.m
[1].flatMap(() => [new A()]).forEach((a) => a.m()); // A.m
[1].reduce((acc, n) => acc, new A()).m(); // A.m
[new B()].reduce((acc, n) => { acc.m(); return acc; }, new A()); // A.m
[new B()].reduce((acc, n) => { n.m(); return acc; }, new A()); // B.m
[1].reduce((acc, n) => { acc.push(new A()); return acc; }, [] as A[])[0].m(); // A.m
[new A(), new A()].reduce((a, b) => a).m(); // A.m
structuredClone(new A()).m(); // A.m
Reflect.construct(A, []).m(); // A.m
new WeakRef(new A()).deref()!.m(); // A.m
[new A()].at(-1)!.m(); // A.m
[[new A()]].flat()[0].m(); // A.m
[new A()].map((a) => a).filter(Boolean)[0].m(); // A.m
[new A()].concat([new A()])[0].m(); // A.m
[...[new A()]].pop()!.m(); // A.m
Object.groupBy([new A()], () => 'k').k![0].m(); // A.m
Object.create(new A()).m(); // A.m
Promise.resolve(new A()).then((a) => a.m()); // A.m
new Promise<A>((resolve) => resolve(new A())).then((a) => a.m()); // A.m
Promise.race([Promise.resolve(new A())]).then((a) => a.m()); // A.m
Promise.allSettled([Promise.resolve(new A())]).then(([r]) => { if (r.status === 'fulfilled') r.value.m(); }); // A.m
const ws = new WeakMap<object, A>(); ws.get({})!.m(); // A.m
[new A()].entries().next().value[1].m(); // A.m
[new A()].sort((x, y) => { x.m(); return 0; })[0].m(); // A.m
Array.of(new A())[0].m(); // A.m
const copy = { ...recA };
copy.z.m(); // A.m

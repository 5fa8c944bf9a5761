class X { m(): void {} }
class Y { m(): void {} }
const r = { a: { b: new X(), c: { d: new Y() } }, f: () => new X(), g() { return new Y(); }, list: [new X()] };
r.a.b.m(); // X.m
r.a.c.d.m(); // Y.m
r.f().m(); // r.f, X.m
r.g().m(); // r.g, Y.m
r.list[0].m(); // X.m
const { a: { b, c: { d } } } = r;
b.m(); // X.m
d.m(); // Y.m
const { a } = r;
a.b.m(); // X.m
const deep = { one: { two: { three: () => new X(), four() { return new Y(); } } } };
deep.one.two.three().m(); // deep.one.two.three, X.m
deep.one.two.four().m(); // deep.one.two.four, Y.m
const frozen = Object.freeze({ a: { b: new X() }, f() { return new Y(); } });
frozen.a.b.m(); // X.m
frozen.f().m(); // frozen.f, Y.m
const konst = { a: { b: new X() }, f: () => new Y() } as const;
konst.a.b.m(); // X.m
konst.f().m(); // konst.f, Y.m
const sat = { a: { b: new X() }, f: () => new Y() } satisfies Record<string, unknown>;
sat.a.b.m(); // X.m
sat.f().m(); // sat.f, Y.m
const assigned = Object.assign({ p: new X() }, { q: new Y() });
assigned.p.m(); // X.m
assigned.q.m(); // Y.m
const spread = { ...r, ...{ z: new Y() }, e: new X() };
spread.a.b.m(); // X.m
spread.z.m(); // Y.m
spread.e.m(); // X.m
spread.f().m(); // r.f, X.m
const over = { ...r, a: new Y() };
over.a.m(); // Y.m
function local() {
  const r = { a: { b: new X() }, f: () => new X(), g() { return new Y(); } };
  r.a.b.m(); // X.m
  r.f().m(); // X.m
  r.g().m(); // Y.m
  const { a: { b } } = r;
  b.m(); // X.m
  return { r, own: new Y(), nested: { x: new X() } };
}
local().r.a.b.m(); // X.m
local().own.m(); // Y.m
local().nested.x.m(); // X.m
const { nested: { x }, own } = local();
x.m(); // X.m
own.m(); // Y.m
export default { a: { b: new X() }, f: () => new X(), g() { return new Y(); }, deep: { h() { return new X(); } } };
class S { static table = { a: { b: new X() }, make: () => new Y() }; inst = { a: { b: new X() } }; run() { this.inst.a.b.m(); } } // X.m
S.table.a.b.m(); // X.m
S.table.make().m(); // S.table.make, Y.m
const key = 'k';
const computed = { [key]: new X(), 'quoted-name': new Y(), 12: new X() };
computed['quoted-name'].m(); // Y.m
const objs = [{ v: new X() }, { v: new X() }];
objs[0].v.m(); // X.m
objs.forEach(({ v }) => v.m()); // X.m
const shorthand = { b, d };
shorthand.b.m(); // X.m
const nest2 = { shorthand };
nest2.shorthand.d.m(); // Y.m
let lateObj = { k: new X() };
lateObj.k.m(); // X.m

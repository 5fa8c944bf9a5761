class A { m(): void {} only(): void {} }
class B { m(): void {} }
namespace N { export class One { m() {} } export const first = 1; export function two2() { return new Two(); } }
namespace N { export class Two { m() { new One().m(); } } export function make() { return new One(); } } // N.One.m
new N.Two().m(); // N~2.Two.m
new N.One().m(); // N.One.m
N.make().m(); // N~2.make, N.One.m
N.two2().m(); // N.two2, N~2.Two.m
function fn() { return new A(); }
namespace fn { export function helper() { return new B(); } }
fn.helper().m(); // fn.helper, B.m
fn().m(); // A.m
class K { n() { return new K.Inner(); } }
namespace K { export class Inner { m() { } } export const shared = new Inner(); }
new K.Inner().m(); // K.Inner.m
K.shared.m(); // K.Inner.m
new K().n().m(); // K.n, K.Inner.m
enum E { X, Y }
namespace E { export function parse(): A { return new A(); } }
E.parse().m(); // E.parse, A.m
namespace P { export namespace Q { export class X { m() {} } } }
namespace P { export namespace Q { export class Y { m() { new X().m(); } } } const hidden = new A(); } // P.Q.X.m
namespace P { export function both() { new Q.X().m(); new Q.Y().m(); hidden.m(); } } // P.Q.X.m, P~2.Q.Y.m, ? A.m | B.m | K.Inner.m | N.One.m | N~2.Two.m | P.Q.X.m | P~2.Q.Y.m
new P.Q.Y().m(); // P~2.Q.Y.m

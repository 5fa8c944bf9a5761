class A { m(): void {} only(): void {} }
class B { m(): void {} }
function assigned(param: A | B, cond: boolean, other: A | B | undefined) {
  let x: A | B = new A();
  x.m(); // A.m
  x = new B();
  x.m(); // B.m
  if (cond) { x = new A(); x.m(); } // A.m
  x.m(); // A.m | B.m
  param.m(); // A.m | B.m
  param = new B();
  param.m(); // B.m
  let w: A | B = make();
  w.m(); // A.m | B.m
  function inner() { x.m(); } // A.m | B.m
  let u: A | undefined = undefined;
  u = new A();
  u.m(); // A.m
  let v: A | B | undefined;
  v = new A();
  v.m(); // A.m
  let base: Base = new Derived();
  base.run(); // Base.run
  let any: any = new A();
  let un: unknown = new A();
  for (const each of [1]) { x.m(); x = new B(); } // A.m | B.m
  while (cond) { x.m(); x = new A(); } // A.m | B.m
  let y: A | B = new A();
  for (;;) { y.m(); y = new B(); } // A.m | B.m
}
class Base { run() {} }
class Derived extends Base { run() {} extra() {} }
declare function make(): A | B;

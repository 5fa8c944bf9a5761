class A {
  m() {}
}
class B {
  m() {}
}

let shared;
let twice = null;
let kept = new A();
function setUp() {
  shared = new A();
  twice = new A();
  kept = new B();
}
function tearDown() {
  twice = new B();
}
setUp();
shared.m(); // A.m
twice.m(); // A.m | B.m
kept.m(); // A.m
export function use() {
  shared.m(); // A.m
}

export function local(flag) {
  let x;
  x = new A();
  x.m(); // A.m
  x = new B();
  x.m(); // B.m
  let y;
  if (flag) y = new A();
  else y = new B();
  y.m(); // A.m | B.m
  let z = undefined;
  z = x;
  z.m(); // B.m
  var w;
  switch (flag) {
    case 1:
      w = new A();
      w.m(); // A.m
      break;
    default:
      w = new B();
  }
  w.m(); // A.m | B.m
}
export function closures() {
  let x;
  const fill = () => {
    x = new A();
  };
  fill();
  x.m(); // A.m
  [1].forEach(() => x.m()); // A.m
  let late;
  const read = () => late.m(); // B.m
  late = new B();
  read();
}
export function loops(list) {
  let last;
  for (const each of list) {
    if (last) last.m(); // A.m
    last = new A();
  }
  let first = null;
  let count;
  while (list.length) {
    count = new A();
    count.m(); // A.m
    count = new B();
  }
  count.m(); // A.m | B.m
}
export function patterns() {
  let a, b, c;
  [a, b] = [new A(), new B()];
  a.m(); // A.m
  b.m(); // B.m
  ({ c } = { c: new B() });
  c.m(); // B.m
}
export function fallbacks(given) {
  let cached;
  cached ??= new A();
  cached.m(); // A.m
  cached ||= new B();
  cached.m(); // A.m | B.m
  given = given || new B();
  given.m(); // B.m
}
export function narrowed(one) {
  if (one instanceof A) {
    one.m(); // A.m
    one = new B();
    one.m(); // B.m
  }
}

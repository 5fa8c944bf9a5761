import listed from './listed.cjs';
import added, * as all from './added.cjs';
import callable from './callable.cjs';
import quoted from './quoted.cjs';
import shared from './shared.cjs';
import frozen from './frozen.cjs';
import copied from './copied.cjs';
import spread from './spread.cjs';
import object from './object.mjs';
import inner, * as named from './inner-name.cjs';

const { go1, two } = listed;

export function taken() {
  go1(); // go1 -> main.mjs:go1 | listed.cjs:go1
  two(); // two -> two | listed.cjs:go2
  listed.go3(); // go3 -> listed.cjs:go3
  const { go3 } = listed;
  return go3(); // go3 -> listed.cjs:go3
}

export function put() {
  added.go2(); // go2 -> added.cjs:go2
  all.default.go1(); // go1 -> added.cjs:go1
  added['go3'](); // go3 -> added.cjs:go3
  callable(2); // callable -> shape
  callable.extra(); // extra -> extra
  inner(); // inner -> Promise
  named.Promise(); // missing: Promise -> inner-name.cjs:Promise
  quoted.g1(); // g1 -> g1
  return quoted['g-2'](); // g-2 -> g2
}

export function whole() {
  shared.i1(); // i1 -> api.i1
  shared.i2(); // i2 -> api.i2 | i2
  frozen.j1(); // j1 -> j1
  frozen.j2(); // j2 -> j2
  copied.k1(); // k1 -> k1
  copied.k2(); // k2 -> k2
  spread.n1(); // n1 -> n1
  spread.n2(); // n2 -> n2
  return spread.o1(); // o1 -> o1
}

export function literal() {
  const { fb } = object;
  fb(); // fb -> other
  object.fa(); // fa -> fa | default.fa
  object.fc(); // fc -> default.fc
  return object.fd(); // fd -> default.fd
}

export async function later() {
  const loaded = await import('./lazy.cjs');
  const {
    default: { y2 },
  } = await import('./lazy.cjs');
  const { y3 } = (await import('./lazy.cjs')).default;
  loaded.default.y1(); // y1 -> y1
  y2(); // y2 -> y2
  return y3(); // y3 -> y3
}

export function doubtful(given = go1) {
  let kept = go1;
  if (given) kept = two;
  const { missing = two } = listed;
  kept(); // kept -> ? listed.cjs:go1 | listed.cjs:go2
  missing(); // missing -> ? listed.cjs:go2
  return given(); // given -> ? listed.cjs:go1
}

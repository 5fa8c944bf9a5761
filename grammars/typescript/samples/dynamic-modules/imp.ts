import('./dyn').then((m) => m.make().m()); // make -> make, K.m
import('./dyn').then(({ make }) => make().m()); // make -> make, K.m
import('./dyn').then((m) => new m.default().m()); // D.m
async function f() {
  const { make, K } = await import('./dyn');
  make().m(); // make -> make, K.m
  new K().m(); // K.m
  const m = await import('./dyn');
  m.make().m(); // make -> make, K.m
  const { default: Def } = await import('./dyn');
  new Def().m(); // D.m
  (await import('./dyn')).make().m(); // make -> make, K.m
  const [a] = await Promise.all([import('./dyn')]);
  a.make().m(); // make -> make, K.m
}
const lazy = () => import('./dyn');
lazy().then((m) => m.make().m()); // make -> make, K.m
type T = typeof import('./dyn');
declare const t: T;
t.make().m(); // make -> make, K.m
type P = import('./dyn').K;
declare const p: P;
p.m(); // K.m

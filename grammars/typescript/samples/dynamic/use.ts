async function use() {
  const module = await import('./lazy.ts');
  module.lazy.wake(); // Lazy.wake
  new module.Lazy().wake(); // Lazy.wake
  module.default().wake(); // Lazy.wake
  const { lazy, default: start } = await import('./lazy.ts');
  lazy.wake(); // Lazy.wake
  start().wake(); // Lazy.wake
  (await import('./lazy.ts')).lazy.wake(); // Lazy.wake
  import('./lazy.ts').then(({ lazy }) => lazy.wake()); // Lazy.wake
  import('./lazy.ts').then((all) => all.lazy.wake()); // Lazy.wake
}
type Late = import('./lazy.ts').Lazy;
declare const late: Late;
late.wake(); // Lazy.wake
use();

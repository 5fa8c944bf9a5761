import { expect, test } from 'vitest';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const module = (name: string): string =>
  `export default function of_${name}() {}\nexport function run_${name}() {}\nexport function lone_${name}() {}\n`;

/** The severity of each finding in files that an expression loads, by name. */
async function findings(code: string, names: readonly string[]): Promise<Record<string, string>> {
  const { symbols } = await ask<{ symbols: { id: string; severity: string }[] }>(
    'dead_code',
    { limit: 200 },
    await sourceAtlas({
      'package.json': '{ "name": "x", "private": true, "main": "main.js" }',
      'main.js': `import { use } from 'library';\n${code}`,
      ...Object.fromEntries(names.map((name) => [`${name}.js`, module(name)])),
    }),
  );
  return Object.fromEntries(symbols.map(({ id, severity }) => [id.split(':')[2] ?? '', severity]));
}

test('what a loaded module exports is in doubt where the module is passed on', async () => {
  const uses = {
    lazy: "use(() => import('./lazy'));",
    comment: "use(() => import(/* webpackChunkName: 'comment' */ './comment'));",
    listed: "use([{ load: () => import('./listed') }]);",
    given: "import('./given').then((m) => use(m));",
    named: "import('./named').then(use);",
    held: "const held = await import('./held'); use(held);",
    all: "const [all] = await Promise.all([import('./all')]); all.run_all();",
    failing: "use(() => import('./failing').catch(() => null));",
    rest: "import('./rest').then(({ run_rest, ...others }) => use(others));",
    computed: "const computed = await import('./computed'); computed['run' + 1]();",
    required: "use(require('./required'));",
  };
  const names = Object.keys(uses);
  const found = await findings(Object.values(uses).join('\n'), names);
  for (const name of names) {
    expect([name, found[`lone_${name}`]]).toEqual([name, 'LOW']);
    expect([name, found[`of_${name}`]]).toEqual([name, undefined]);
  }
});

test('what a loaded module exports is known where only members are taken from it', async () => {
  const uses = {
    chained: "(await import('./chained')).run_chained();",
    taken: "const { run_taken } = await import('./taken'); run_taken();",
    then: "import('./then').then((m) => m.run_then());",
    pattern: "use(import('./pattern').then(({ run_pattern }) => ({ default: run_pattern })));",
    held: "async function f() { const m = await import('./held'); m.run_held(); } f();",
    effect: "await import('./effect');",
    required: "require('./required').run_required();",
  };
  const found = await findings(Object.values(uses).join('\n'), Object.keys(uses));
  for (const name of Object.keys(uses)) expect([name, found[`lone_${name}`]]).toEqual([name, 'HIGH']);
  expect(Object.keys(found).filter((name) => name.startsWith('run_'))).toEqual(['run_effect']);
});

test('types are in doubt where nothing imports them and a string has the path of their folder', async () => {
  const tool = (name: string, folder: string): string =>
    `<?php\nnamespace App\\${folder};\nclass ${name} {}\n`;
  const store = await sourceAtlas({
    'composer.json': '{"name":"a/app","type":"project"}',
    'index.php': [
      '<?php',
      'foreach (glob(app_path("Ai/Tools") . "/*.php") as $file) {',
      '    $class = "App\\\\Ai\\\\Tools\\\\" . basename($file, ".php");',
      '    new $class();',
      '}',
      'echo "Rules";',
    ].join('\n'),
    'app/Ai/Tools/Play.php': tool('Play', 'Ai\\Tools'),
    'app/Http/Rules/Lost.php': tool('Lost', 'Http\\Rules'),
  });
  const { symbols } = await ask<{ symbols: { id: string; severity: string }[] }>('dead_code', {}, store);
  expect(symbols.map(({ id, severity }) => `${severity} ${id}`).sort()).toEqual([
    'HIGH class:app/Http/Rules/Lost.php:Lost',
    'LOW file:app/Ai/Tools/Play.php',
    'LOW file:app/Http/Rules/Lost.php',
  ]);
});

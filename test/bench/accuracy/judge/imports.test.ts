import { expect, test } from 'vitest';
import { judgeImports, tallyImports } from './imports.ts';
import { Comparison } from './support/comparison.ts';

test('two imports of one file are one pair', async () => {
  const files = { 'src/a.ts': 'export {};\n', 'src/b.ts': "import './a';\nimport './a';\nimport 'c';\n" };
  const a = 'scip-typescript npm own 1 src/`a.ts`/';
  const first = { path: 'src/b.ts', text: "'./a'" };
  const world = await new Comparison(files)
    .defines(a, { path: 'src/a.ts', text: 'export' })
    .uses(a, first, { ...first, occurrence: 2 })
    .edge('IMPORTS', 'file:src/b.ts', 'file:src/a.ts', { ...first, skip: 1 })
    .world();
  const imports = judgeImports(world);
  expect(tallyImports(imports)).toEqual({ right: 1, wrong: 0, unjudged: 0, found: 1, missed: 0 });
  expect(imports.unjudged).toBe(1);
});

test('a relative import of Python leads where the folders say, and to the submodules that it names', async () => {
  const files = {
    'p/__init__.py': '\n',
    'p/sub.py': 'x = 1\n',
    'p/q/__init__.py': 'from .. import sub\nfrom ..sub import x\nfrom .no import y\n',
  };
  const from = { path: 'p/q/__init__.py', text: 'sub' };
  const world = await new Comparison(files)
    .uses('scip-python python own 1 sub/__init__:', from)
    .edge('IMPORTS', 'file:p/q/__init__.py', 'file:p/sub.py', from)
    .edge('IMPORTS', 'file:p/q/__init__.py', 'file:p/q/__init__.py', { path: 'p/q/__init__.py', text: '.no' })
    .world();
  const imports = judgeImports(world);
  expect(tallyImports(imports)).toEqual({ right: 1, wrong: 0, unjudged: 0, found: 1, missed: 1 });
  expect(imports.expectations.filter(({ found }) => !found).map(({ to }) => to)).toEqual(['p/__init__.py']);
  expect(imports.unjudged).toBe(1);
});

test('an import that leads out of the repository leads to none of its files', async () => {
  const files = { 'src/a.ts': 'export {};\n', 'src/b.ts': "import 'a';\n" };
  const world = await new Comparison(files)
    .defines('scip-typescript npm own 1 src/`a.ts`/', { path: 'src/a.ts', text: 'export' })
    .uses('scip-typescript npm a 2 `index.d.ts`/', { path: 'src/b.ts', text: "'a'" })
    .edge('IMPORTS', 'file:src/b.ts', 'file:src/a.ts', { path: 'src/b.ts', text: "'a'", skip: 1 })
    .world();
  expect(tallyImports(judgeImports(world))).toEqual({ right: 0, wrong: 1, unjudged: 0, found: 0, missed: 0 });
});

test('an import of a package leads to its folder, whichever of its files an edge names', async () => {
  const files = { 'a/one.go': 'package a\n', 'a/two.go': 'package a\n', 'main.go': 'import "own/a"\n' };
  const symbol = 'scip-go gomod own 1 `own/a`/';
  const site = { path: 'main.go', text: 'own/a' };
  const world = await new Comparison(files)
    .defines(symbol, { path: 'a/one.go', text: 'a\n' })
    .defines(symbol, { path: 'a/two.go', text: 'a\n' })
    .uses(symbol, site)
    .edge('IMPORTS', 'file:main.go', 'file:a/two.go', site)
    .world();
  expect(tallyImports(judgeImports(world))).toEqual({ right: 1, wrong: 0, unjudged: 0, found: 1, missed: 0 });
});

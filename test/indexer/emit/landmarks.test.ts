import { expect, test } from 'vitest';
import { readIndex } from '../../../src/query/read.ts';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const uses = (name: string, from: string) =>
  `import { ${name} } from '${from}';\nexport const x = ${name};\n`;

test('files to read first are entry points and what others build on, not helpers of tests', async () => {
  const store = await sourceAtlas({
    'package.json': JSON.stringify({ name: 'shop', description: 'Sells things.', bin: './src/main.ts' }),
    'src/main.ts':
      "import { Cart } from './cart/cart.ts';\nexport const start = () => new Cart();\nstart();\n",
    'src/cart/cart.ts':
      '/** What a customer buys. */\nexport class Cart {\n  a = 1;\n  b = 2;\n  c = 3;\n  d = 4;\n  e = 5;\n  f = 6;\n}\n',
    'src/order/order.ts': uses('Cart', '../cart/cart.ts'),
    'src/mail/mail.ts': uses('Cart', '../cart/cart.ts'),
    'src/fake/fake.ts': '/** Fakes. */\nexport function fake() {\n  return 1;\n}\n',
    'playground/package.json': JSON.stringify({ name: 'playground', bin: './play.ts' }),
    'playground/play.ts': "import { Cart } from '../src/cart/cart.ts';\nnew Cart();\n",
    'tests/a.test.ts': uses('fake', '../src/fake/fake.ts'),
    'tests/b/b.test.ts': uses('fake', '../../src/fake/fake.ts'),
  });
  const index = await readIndex(store);
  expect(index.project).toEqual({ name: 'shop', description: 'Sells things.' });
  expect(index.firstFiles?.map(({ path, defines }) => [path, defines])).toEqual([
    ['src/main.ts', []],
    ['src/cart/cart.ts', ['Cart']],
  ]);
  expect(index.topSymbols.map(({ name }) => name)).toEqual(['Cart']);
});

test('a module of Go is a package, and a README describes it', async () => {
  const store = await sourceAtlas({
    'go.mod': '// The shop.\nmodule example.org/tools/shop/v2\n\ngo 1.22\n',
    'README.md': '# The shop\n\nIt sells [many things] to people.\n',
    'main.go': 'package main\n\nfunc main() {}\n',
  });
  const index = await readIndex(store);
  expect(index.packages).toEqual([
    { path: '', name: 'example.org/tools/shop/v2', description: 'It sells many things to people.' },
  ]);
  expect(index.project).toEqual({ name: 'shop', description: 'It sells many things to people.' });
});

test('the program that reaches most is among the first, although others import a library more often; tools beside it are not', async () => {
  const modules = Array.from({ length: 50 }, (_, at) => `m${at}`);
  const store = await sourceAtlas({
    'package.json': JSON.stringify({
      name: 'all',
      private: true,
      scripts: { release: 'node tools/release.js' },
    }),
    'tools/release.js': "import { tag } from './tag.js';\ntag();\n",
    'tools/tag.js': 'export function tag() {}\n',
    'core/package.json': JSON.stringify({ name: 'core', main: './index.ts' }),
    'core/index.ts': modules.map((name) => `export * from './${name}.ts';\n`).join(''),
    ...Object.fromEntries(modules.map((name) => [`core/${name}.ts`, `export const ${name} = 1;\n`])),
    'app/package.json': JSON.stringify({ name: 'app', bin: './main.ts' }),
    'app/main.ts': "import { m1 } from '../core/index.ts';\nimport { view } from './view.ts';\nview(m1);\n",
    'app/view.ts': "import { m2 } from '../core/index.ts';\nexport const view = (x: number) => x + m2;\n",
    'app/page.ts': "import { m3 } from '../core/index.ts';\nexport const page = m3;\n",
  });
  const { firstFiles, entryPoints } = await readIndex(store);
  expect(entryPoints.map(({ path }) => path)).toContain('tools/release.js');
  expect(firstFiles?.slice(0, 2).map(({ path }) => path)).toEqual(['core/index.ts', 'app/main.ts']);
  expect(firstFiles?.map(({ path }) => path)).not.toContain('tools/release.js');
});

test('where references are known by name only, names that mean one thing say what is used', async () => {
  const use = 'func run() {\n  cart()\n}\n';
  const store = await sourceAtlas({
    'Sources/A/Cart.swift': '/// What a customer buys.\npublic func cart() {\n  a()\n  b()\n}\n',
    'Sources/B/Order.swift': use,
    'Sources/C/Mail.swift': use,
  });
  const index = await readIndex(store);
  expect(index.topSymbols.map(({ name }) => name)).toEqual(['cart']);
  const overview = await ask<{ topModules: unknown[] }>('overview', {}, store);
  expect(overview.topModules).toEqual([]);
});

test('a test that is a program of its own is not among the files to read first', async () => {
  const store = await sourceAtlas({
    'list.hpp': 'int length();\nint size();\n',
    'list.cpp': '#include "list.hpp"\nint length() { return 1; }\nint size() { return length(); }\n',
    'tool.cpp': '#include "list.hpp"\nint main() { return length(); }\n',
    'list_test.cpp': '#include "list.hpp"\nint main() { return size(); }\n',
  });
  const paths = (await readIndex(store)).firstFiles?.map(({ path }) => path);
  expect(paths).toContain('tool.cpp');
  expect(paths).not.toContain('list_test.cpp');
});

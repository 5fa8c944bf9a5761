import { expect, test } from 'vitest';
import { digest } from '../../../src/base/digest.ts';
import { artifactPath } from '../../../src/model/artifact.ts';
import { ExportsShard, InterfaceIndex, UsesShard } from '../../../src/model/interface.ts';
import { Packages } from '../../../src/model/packages.ts';
import { allPages } from '../../../src/model/page-scope.ts';
import { readFile } from '../../../src/query/read.ts';
import { Links } from '../../../src/site/views/links.ts';
import type { Store } from '../../../src/store/store.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const project = JSON.stringify({
  name: '@shop/cart',
  version: '1.2.0',
  exports: './src/index.ts',
  dependencies: { tax: '^2.0.0' },
  devDependencies: { tester: '3.x' },
});

async function exportsOf(store: Store): Promise<string[]> {
  const { exports } = InterfaceIndex.parse(await store.read(artifactPath.interface('index')));
  const shards = await Promise.all(
    exports.shards.map(async (_, number) =>
      ExportsShard.parse(await store.read(artifactPath.interfaceExports(number))),
    ),
  );
  return shards.flatMap(({ files }) =>
    files.flatMap(({ path, symbols }) => symbols.map(({ symbol }) => `${path} ${symbol}`)),
  );
}

test('the exports of a package are those of its entry, and those that it exports again', async () => {
  const store = await sourceAtlas({
    'package.json': project,
    'src/index.ts': "export { Cart } from './cart.ts';\nexport * from './all.ts';\nexport const own = 1;\n",
    'src/cart.ts':
      'export class Cart {\n  add() {}\n  private hide() {}\n}\nexport const inner = 1;\nconst local = 1;\n',
    'src/all.ts': 'export function everything() {}\n',
    'src/other.ts': 'export const other = 1;\n',
  });
  expect(await exportsOf(store)).toEqual([
    'src/all.ts everything',
    'src/cart.ts Cart',
    'src/cart.ts Cart.add',
    'src/index.ts own',
  ]);
});

test('an export under another name is listed under that name, with its members', async () => {
  const store = await sourceAtlas({
    'package.json': project,
    'src/index.ts':
      "export { Cart as Basket, both, both as again } from './cart.ts';\nexport { default as pay } from './cart.ts';\nexport * from './all.ts';\nfunction inner() {}\nexport { inner as outer };\n",
    'src/cart.ts':
      'export class Cart {\n  add() {}\n}\nexport function both() {}\nexport default function run() {}\n',
    'src/all.ts': "export { both as total } from './cart.ts';\n",
    'src/other.ts': "export { Cart as Unreachable } from './cart.ts';\n",
  });
  expect(await exportsOf(store)).toEqual([
    'src/cart.ts both',
    'src/cart.ts Basket',
    'src/cart.ts Basket.add',
    'src/cart.ts total',
    'src/cart.ts again',
    'src/cart.ts pay',
    'src/index.ts inner',
    'src/index.ts outer',
  ]);
});

test('a renamed import is an export where all names of a module can be imported, unless its name is private', async () => {
  const store = await sourceAtlas({
    'pyproject.toml': '[project]\nname = "menu"\n',
    'menu/__init__.py': 'from .x import y as z\nfrom .x import y as _hidden\n',
    'menu/x.py': 'def y(): pass\n',
  });
  expect(await exportsOf(store)).toEqual(['menu/x.py y', 'menu/x.py z']);
});

test('a public use under another name is an export of a crate', async () => {
  const store = await sourceAtlas({
    'Cargo.toml': '[package]\nname = "menu"\n',
    'src/lib.rs':
      'pub mod a;\npub use a::f as g;\npub use a::{Dish as Meal, h};\nuse a::h as hidden;\npub(crate) use a::f as own;\n',
    'src/a.rs':
      'pub fn f() {}\npub fn h() {}\npub struct Dish {}\nimpl Dish {\n  pub fn serve(&self) {}\n}\n',
  });
  expect(await exportsOf(store)).toEqual([
    'src/a.rs f',
    'src/a.rs h',
    'src/a.rs Dish',
    'src/a.rs Dish.serve',
    'src/a.rs g',
    'src/a.rs Meal',
    'src/a.rs Meal.serve',
  ]);
});

test('files beside the code of a package are no part of what it exports', async () => {
  const beside = {
    'docs/conf.py': 'project = 1\n',
    'examples/a.py': 'def shown(): pass\n',
    'scripts/run.py': 'def run(): pass\n',
    'benchmarks/speed.py': 'def speed(): pass\n',
    'tests/helper.py': 'def helper(): pass\n',
    'test_menu.py': 'def test_menu(): pass\n',
    'conftest.py': 'def fixture(): pass\n',
    'setup.py': 'def read(): pass\n',
  };
  const store = await sourceAtlas({
    'pyproject.toml': '[project]\nname = "menu"\n',
    'menu/__init__.py': 'def order(): pass\n',
    'menu/conf.py': 'size = 1\n',
    'menu/tools/__init__.py': 'def tool(): pass\n',
    ...beside,
  });
  expect(await exportsOf(store)).toEqual([
    'menu/__init__.py order',
    'menu/conf.py size',
    'menu/tools/__init__.py tool',
  ]);
});

test.each(['tools', 'docs', 'examples'])('a package below a folder %s exports its code', async (folder) => {
  const store = await sourceAtlas({
    [`${folder}/menu/pyproject.toml`]: '[project]\nname = "menu"\n',
    [`${folder}/menu/menu/__init__.py`]: 'def order(): pass\n',
    [`${folder}/menu/docs/conf.py`]: 'project = 1\n',
  });
  expect(await exportsOf(store)).toEqual([`${folder}/menu/menu/__init__.py order`]);
});

test('examples and scripts are exported if the package says so', async () => {
  const store = await sourceAtlas({
    'package.json': JSON.stringify({
      name: 'scene',
      exports: { '.': './scene.js', './loader': './examples/loader.js' },
    }),
    'scene.js': 'export const scene = 1;\n',
    'examples/loader.js': 'export const loader = 1;\n',
    'examples/page.js': 'export const page = 1;\n',
  });
  expect(await exportsOf(store)).toEqual(['examples/loader.js loader', 'scene.js scene']);
});

test('without a package, what files export can be imported, except from tests', async () => {
  const store = await sourceAtlas({
    'a.ts': 'export const a = 1;\n',
    'a.test.ts': 'export const helper = 1;\n',
  });
  expect(await exportsOf(store)).toEqual(['a.ts a']);
});

test('uses of packages have their places, and nothing of the language', async () => {
  const store = await sourceAtlas({
    'a.ts':
      "import { rate, Table } from 'tax';\nexport function pay() {\n  [1].map(String);\n  return rate(1) + rate(2);\n}\n",
    'b.ts': "import * as tax from 'tax';\nexport const again = tax.rate(3);\n",
  });
  const index = InterfaceIndex.parse(await store.read(artifactPath.interface('index')));
  const shard = await store.read(artifactPath.interfaceUses(0));
  expect(index.uses).toEqual({ total: 3, shards: [digest(JSON.stringify(shard))] });
  const { uses } = UsesShard.parse(shard);
  expect(uses.map((use) => [use.package, use.symbol, use.total])).toEqual([
    ['tax', '', 2],
    ['tax', 'Table', 1],
    ['tax', 'rate', 4],
  ]);
  expect(uses[2]?.places).toEqual([
    { path: 'a.ts', line: 1, address: 'a.ts' },
    { path: 'a.ts', line: 4, address: 'a.ts~/pay' },
    { path: 'a.ts', line: 4, address: 'a.ts~/pay' },
    { path: 'b.ts', line: 2, address: 'b.ts' },
  ]);
});

test('types, constants and exceptions of packages are uses too, at each place once', async () => {
  const places = async (files: Record<string, string>): Promise<string[]> => {
    const store = await sourceAtlas(files);
    const { uses } = UsesShard.parse(await store.read(artifactPath.interfaceUses(0)));
    return uses
      .filter(({ symbol }) => symbol !== '')
      .map(({ package: name, symbol, total, places }) =>
        [name, symbol, total, ...places.map(({ line, address }) => `${line} ${address}`)].join(' '),
      );
  };
  expect(
    await places({
      'a.ts':
        "import { type Table, MAX } from 'tax';\nimport * as tax from 'tax';\nexport function pay(table: Table): Table {\n  return MAX > tax.MIN ? table : new Map();\n}\n",
    }),
  ).toEqual([
    'tax MAX 2 1 a.ts 4 a.ts~/pay',
    'tax MIN 1 4 a.ts~/pay',
    'tax Table 3 1 a.ts 3 a.ts~/pay 3 a.ts~/pay',
  ]);
  expect(
    await places({
      'a.py':
        'from signer import Bad\n\ndef load():\n    try:\n        pass\n    except Bad:\n        pass\n',
    }),
  ).toEqual(['signer Bad 2 1 a.py 6 a.py~/load']);
});

test.each([
  [
    'a.ts',
    "import fs from 'fs';\nimport { join } from 'node:path';\nimport { rate } from 'tax';\nfs.readFileSync(join('a', rate));\n",
  ],
  [
    'a.py',
    'import hashlib, os.path\nfrom typing import Any\nfrom tax import rate\ndef f(a: Any): hashlib.md5(rate)\n',
  ],
  [
    'a.go',
    'package a\nimport (\n"fmt"\n"net/http"\n"tax.org/tax"\n)\nfunc F() { fmt.Println(http.Get, tax.Rate) }\n',
  ],
  [
    'A.java',
    'import java.util.List;\nimport javax.crypto.Mac;\nimport tax.Rate;\nclass A { List<Rate> rates; Mac mac; }\n',
  ],
  [
    'a.kt',
    'import kotlin.math.abs\nimport java.util.Date\nimport tax.Rate\nfun f(d: Date) { abs(1); println(Rate()) }\n',
  ],
  ['a.cs', 'using System.Linq;\nusing tax;\nclass A { void F() { System.Console.WriteLine(); } }\n'],
  ['a.rb', "require 'json'\nrequire 'net/http'\nrequire 'tax'\n"],
  ['a.cpp', '#include <vector>\n#include <stdio.h>\n#include <tax>\nstd::vector<int> list;\n'],
])('the standard library of %s is no package of others', async (path, code) => {
  const store = await sourceAtlas({ [path]: code });
  const { uses } = UsesShard.parse(await store.read(artifactPath.interfaceUses(0)));
  expect([...new Set(uses.map((use) => use.package))]).toEqual([path === 'a.go' ? 'tax.org/tax' : 'tax']);
  const { ends } = (await readFile(store, path))!;
  const standard = ends.filter((end) => end.standard);
  expect(standard.length).toBeGreaterThan(0);
  const links = new Links(`file/${path}.html`, { ...allPages, hub: 'https://hub.example/' });
  expect(standard.map((end) => links.end(end)).filter((href) => href !== undefined)).toEqual([]);
  expect(links.end(ends.find((end) => end.path.startsWith('tax'))!)).toContain('/package/tax');
});

test('a symbol with many uses in a file is counted whole, and its first places are listed', async () => {
  const store = await sourceAtlas({
    'a.ts': `import { MAX } from 'tax';\nexport const list = [MAX, MAX, MAX, MAX, MAX, MAX];\nexport function f() {\n  return [MAX, MAX, MAX, MAX, MAX, MAX];\n}\n`,
  });
  const { uses } = UsesShard.parse(await store.read(artifactPath.interfaceUses(0)));
  const max = uses.find(({ symbol }) => symbol === 'MAX');
  expect(max?.total).toBe(13);
  expect(max?.places.map(({ line }) => line)).toEqual([1, 2, 2, 2, 2, 2, 2, 4, 4, 4]);
});

test('packages have versions and dependencies by the project files of several languages', async () => {
  const store = await sourceAtlas({
    'package.json': project,
    'src/index.ts': 'export const a = 1;\n',
    'py/pyproject.toml':
      '[project]\nname = "menu"\ndynamic = ["version"]\ndependencies = ["requests[socks] >=2.0; python_version>\'3\'", "attrs"]\n',
    'py/menu.py': 'x = 1\n',
    'go/go.mod': 'module example.org/till\n\nrequire (\n\texample.org/coin v1.4.0 // indirect\n)\n',
    'go/a.go': 'package till\n',
  });
  const { packages } = Packages.parse(await store.read(artifactPath.packages));
  expect(packages).toEqual([
    {
      ...{ path: '', name: '@shop/cart', manager: 'npm', version: '1.2.0' },
      dependencies: [
        { name: 'tax', wanted: '^2.0.0' },
        { name: 'tester', wanted: '3.x' },
      ],
    },
    {
      ...{ path: 'go', name: 'example.org/till', manager: 'golang', version: null },
      dependencies: [{ name: 'example.org/coin', wanted: 'v1.4.0' }],
    },
    {
      ...{ path: 'py', name: 'menu', manager: 'python', version: null },
      dependencies: [
        { name: 'attrs', wanted: '' },
        { name: 'requests', wanted: '>=2.0' },
      ],
    },
  ]);
});

import { expect, test } from 'vitest';
import { digest } from '../../../src/base/digest.ts';
import { artifactPath } from '../../../src/model/artifact.ts';
import { ExportsShard, InterfaceIndex, UsesShard } from '../../../src/model/interface.ts';
import { Packages } from '../../../src/model/packages.ts';
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

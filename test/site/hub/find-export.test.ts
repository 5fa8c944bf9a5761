import { expect, it } from 'vitest';
import { hubArtifacts } from '../../../src/features/hub/build/hub-artifacts.ts';
import { readTables } from '../../../src/features/hub/build/read-tables.ts';
import { findExport } from '../../../src/site/hub/find-export.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const hub = 'https://atlas.example.org/hub/';
const manifest = (name: string, version: string, dependencies = {}): string =>
  JSON.stringify({ name, version, exports: './index.ts', dependencies });

async function read(): Promise<<Value>(path: string) => Promise<Value>> {
  const atlases = {
    shop: {
      'package.json': manifest('shop', '1.0.0', { tax: '^1.0.0', money: '1.0.0' }),
      'index.ts': "import { rate } from 'tax';\nexport const total = rate();\n",
    },
    tax: {
      'package.json': manifest('tax', '2.1.0'),
      'index.ts': 'export function rate(): number {\n  return 0;\n}\n',
    },
    till: {
      'pyproject.toml': '[project]\nname = "till"\ndependencies = ["PyMoney"]\n',
      'till.py': 'from money_api import coin\n\ncoin()\n',
    },
    money: {
      'pyproject.toml': '[project]\nname = "PyMoney"\nversion = "1.0.0"\n',
      'money_api/__init__.py': 'def coin():\n    pass\n',
    },
  };
  const sources = await Promise.all(
    Object.entries(atlases).map(async ([slug, files]) => ({
      ...{ slug, title: slug, address: `../${slug}/` },
      tables: await readTables(await sourceAtlas(files)),
    })),
  );
  const store = new MemoryStore(hubArtifacts(sources));
  return async <Value>(path: string) => (await store.read(path)) as Value;
}

const find = async (packageName: string, symbol: string, atlas = 'https://atlas.example.org/shop/') =>
  findExport({ package: packageName, symbol }, { hub, atlas, read: await read() });

it('finds the definition of an export in the atlas of its package, and how the version differs', async () => {
  expect(await find('tax', 'rate')).toMatchObject({
    package: 'tax',
    atlas: {
      ...{ title: 'tax', href: 'https://atlas.example.org/tax/index.html', version: '2.1.0' },
      note: 'wants ^1.0.0, but the hub has 2.1.0',
    },
    definition: {
      ...{ path: 'index.ts', line: 1, users: 1 },
      href: 'https://atlas.example.org/tax/file/index.ts.html#L1',
      page: 'https://atlas.example.org/tax/file/index.ts~/rate.html',
    },
  });
});

it('finds a name that is used through a module of the package', async () => {
  expect((await find('tax', 'table.rate')).definition?.symbol).toBe('rate');
});

it('finds the package of a module that has another name', async () => {
  expect(await find('money-api', 'coin', 'https://atlas.example.org/till/')).toMatchObject({
    package: 'PyMoney',
    definition: { path: 'money_api/__init__.py', line: 1 },
  });
});

it('says so if no atlas contains the package, or lists the name', async () => {
  expect(await find('money', 'coin')).toEqual({ package: 'money', atlas: undefined, definition: undefined });
  expect(await find('tax', 'gone')).toMatchObject({ atlas: { version: '2.1.0' }, definition: undefined });
});

it('an atlas that the hub does not have knows no required version', async () => {
  expect((await find('tax', 'rate', 'https://elsewhere.example.org/')).atlas?.note).toBe(
    'the hub does not know the version that this atlas requires',
  );
});

import { expect, it } from 'vitest';
import { artifactPath } from '../../../src/model/artifact.ts';
import type { HubIndex, HubName } from '../../../src/model/hub.ts';
import { searchHub } from '../../../src/site/hub/search-hub.ts';

const atlas = (slug: string, title: string): HubIndex['atlases'][number] => ({
  ...{ slug, title, address: `../${slug}/`, commit: null, version: null, languages: ['Go'] },
  ...{ counts: { packages: 1, exports: 1, uses: 0 }, digest: '47DEQpj8HBSa-_TImW-5JC' },
});
const name = (symbol: string, users: number): HubName => ({
  ...{ symbol, kind: 'class', path: 'a.go', line: 1, address: `a.go~/${symbol}` },
  ...{ users, slug: 'shop', package: 'shop' },
});
const artifacts: Record<string, unknown> = {
  [artifactPath.hub]: {
    ...{ schemaVersion: 1, atlases: [atlas('shop', 'The Shop'), atlas('tax', 'Tax')], problems: [] },
    names: ['ca', 'ct', 'r'].map((prefix) => ({ prefix, file: `hub/names/${prefix}.json` })),
    buckets: { packages: 1, users: 1 },
  },
  [artifactPath.below('hub/names/ca.json')]: {
    ...{ prefix: 'ca', names: [name('Cart', 0), name('Cartoon', 1), name('Cartesian', 3)] },
  },
  [artifactPath.hubPackages(0)]: {
    packages: [{ name: 'big_cart', atlases: [], dependents: [], dependentTotal: 0 }],
  },
};

async function search(text: string) {
  const read: string[] = [];
  const found = await searchHub(text, <Value>(path: string) => {
    read.push(path);
    return path in artifacts ? Promise.resolve(artifacts[path] as Value) : Promise.reject(new Error(path));
  });
  return { ...found, read };
}

it('reads one list of names, whole names first, then those that most atlases use', async () => {
  const { names, isCut, read } = await search('cart');
  expect(names.map(({ symbol }) => symbol)).toEqual(['Cart', 'Cartesian', 'Cartoon']);
  expect(isCut).toBe(false);
  expect(read).toHaveLength(3);
});

it('says that a beginning of more lists is too short', async () => {
  expect((await search('c')).isCut).toBe(true);
});

it('finds an atlas by its title, and a package however its name is written', async () => {
  expect((await search('the sh')).atlases.map(({ slug }) => slug)).toEqual(['shop']);
  expect((await search('Big-Cart')).package).toBe('big_cart');
});

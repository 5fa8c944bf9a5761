import { expect, it } from 'vitest';
import type { HubExport, HubUse } from '../../../src/model/hub.ts';
import { usedNames } from '../../../src/site/hub/used-names.ts';

const exported = (symbol: string): HubExport => ({
  ...{ symbol, kind: 'function', path: 'a.ts', line: 1, address: `a.ts~/${symbol}`, users: 1 },
});
const home = (slug: string, version: string, ...symbols: string[]) => ({
  ...{ slug, version, manager: 'npm', path: '', page: `../${slug}/index.html` },
  ...{ exportTotal: symbols.length, exports: symbols.map(exported) },
});
const use = (symbol: string, ...users: [slug: string, total: number][]): HubUse => ({
  ...{ package: 'tax', symbol, atlasTotal: users.length },
  total: users.reduce((sum, [, total]) => sum + total, 0),
  atlases: users.map(([slug, total]) => ({
    ...{ slug, wanted: null, total },
    places: [{ path: 'b.ts', line: total, address: 'b.ts' }],
  })),
});

it('a name that is used through a module of the package is the export, and its users are counted once', () => {
  const { used } = usedNames({ atlases: [home('tax', '1.0.0', 'rate')] }, [
    use('rate', ['shop', 1]),
    use('table.rate', ['shop', 2], ['till', 4]),
  ]);
  expect(used).toMatchObject([{ symbol: 'rate', total: 7, atlasTotal: 2, defined: { slug: 'tax' } }]);
  expect(used[0]?.users.map(({ slug, total }) => [slug, total])).toEqual([
    ['till', 4],
    ['shop', 3],
  ]);
});

it('names with most atlases come first, and names that no atlas defines are kept', () => {
  const { used, unused } = usedNames({ atlases: [home('tax', '1.0.0', 'rate', 'free')] }, [
    use('rate', ['shop', 9]),
    use('gone', ['shop', 1], ['till', 1]),
    use('', ['till', 1]),
  ]);
  expect(used.map(({ symbol, defined }) => [symbol, defined?.path])).toEqual([
    ['gone', undefined],
    ['rate', 'a.ts'],
    ['', undefined],
  ]);
  expect(unused.map(({ symbol }) => symbol)).toEqual(['free']);
});

it('a default export is used by those that use the package as a whole', () => {
  const { used, unused } = usedNames({ atlases: [home('tax', '1.0.0', 'default')] }, [use('', ['shop', 1])]);
  expect(used).toMatchObject([{ symbol: '', otherNames: ['default'], defined: { line: 1 } }]);
  expect(unused).toEqual([]);
});

it('an export of several versions is listed once', () => {
  const { unused } = usedNames(
    { atlases: [home('tax', '1.0.0', 'rate'), home('tax-2', '2.0.0', 'rate', 'fee')] },
    [],
  );
  expect(unused.map(({ symbol, slug }) => [symbol, slug])).toEqual([
    ['rate', 'tax'],
    ['fee', 'tax-2'],
  ]);
});

import { describe, expect, it } from 'vitest';
import { compareSides } from '../../../src/features/changes/compare-sides.ts';
import type { ChangeReport } from '../../../src/model/changes.ts';
import { sideOf } from '../../support/side-of.ts';

type Files = Readonly<Record<string, string>>;

const shop: Files = {
  'src/cart.ts': `export class Cart {
  constructor(private readonly rate: number) {}
  total(): number {
    return this.rate;
  }
}
export function make(): Cart {
  return new Cart(1);
}
`,
  'src/main.ts': `import { make } from './cart.ts';

export function main(): number {
  return make().total();
}
`,
};

async function compare(base: Files, head: Files): Promise<ChangeReport> {
  return compareSides(await sideOf(base, 'base'), await sideOf(head, 'head'));
}

const broken = ({ mustChange }: ChangeReport): string[] =>
  mustChange.map(
    ({ path, span, message, isCertain }) => `${path}:${span[0]} ${message}${isCertain ? '' : ' (possible)'}`,
  );

function edit(files: Files, path: string, from: string, to: string): Files {
  const text = files[path] ?? '';
  if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
  return { ...files, [path]: text.replaceAll(from, to) };
}

describe('the comparison of two states', () => {
  it('is empty for equal states', async () => {
    const report = await compare(shop, shop);
    expect([report.files, report.symbols, report.mustChange]).toEqual([[], [], []]);
    expect(report.risk).toEqual({ level: 'low', reasons: [] });
  });

  it('names the use of a member that was renamed', async () => {
    const report = await compare(shop, edit(shop, 'src/cart.ts', 'total', 'sum'));
    expect(broken(report)).toEqual(['src/main.ts:4 "total" was renamed to "sum"']);
    expect(
      report.symbols.map(({ change, symbol, isBreaking, isPublic }) => [
        change,
        symbol,
        isBreaking,
        isPublic,
      ]),
    ).toEqual([['renamed', 'Cart.sum', true, true]]);
    expect(report.symbols[0]?.callers).toMatchObject({ total: 1, mustChange: 1 });
  });

  it('names only the import of a name that is gone, not each of its uses', async () => {
    const report = await compare(shop, edit(shop, 'src/cart.ts', 'make', 'create'));
    expect(broken(report)).toEqual(['src/main.ts:1 "make" was renamed to "create"']);
  });

  it('names the imports of a file that moved', async () => {
    const { 'src/cart.ts': cart = '', ...rest } = shop;
    const report = await compare(shop, { ...rest, 'src/shop/cart.ts': cart });
    expect(broken(report)).toEqual(['src/main.ts:1 src/cart.ts moved to src/shop/cart.ts']);
    expect(report.files.map(({ change, path, fromPath }) => [change, path, fromPath])).toEqual([
      ['moved', 'src/shop/cart.ts', 'src/cart.ts'],
    ]);
  });

  it('finds nothing broken if the users change too', async () => {
    const renamed = edit(edit(shop, 'src/cart.ts', 'total', 'sum'), 'src/main.ts', 'total', 'sum');
    expect(broken(await compare(shop, renamed))).toEqual([]);
  });

  it('says that an export is gone', async () => {
    const report = await compare(shop, edit(shop, 'src/cart.ts', 'export function', 'function'));
    expect(broken(report)).toEqual(['src/main.ts:1 "make" cannot be used from here any more']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProject } from '../../../src/host/open-project.ts';
import { openChanges } from '../../../src/host/revisions/open-changes.ts';
import type { ChangeReport } from '../../../src/model/changes.ts';
import { temporaryRepository, type TemporaryRepository } from '../../support/temporary-repository.ts';

/** A shop whose history has one kind of change in each commit. */
const begin = {
  'package.json': '{ "name": "shop", "main": "src/index.ts" }\n',
  'src/index.ts': "export { checkout } from './order/checkout.ts';\n",
  'src/order/checkout.ts': `import { Cart } from '../cart/cart.ts';
import { round } from '../cart/money.ts';

export function checkout(prices: number[]): number {
  const cart = new Cart(prices);
  return round(cart.total(), 2);
}
`,
  'src/cart/cart.ts': `export class Cart {
  constructor(readonly prices: number[]) {}

  /** The sum of all prices. */
  total(): number {
    return this.prices.reduce((sum, price) => sum + price, 0);
  }
}
`,
  'src/cart/money.ts': `export function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
`,
  'src/order/order.ts':
    "import { round } from '../cart/money.ts';\nexport const cent = (): number => round(0.01, 2);\n",
  'test/checkout.test.ts': `import { checkout } from '../src/order/checkout.ts';
import { expect, test } from 'vitest';
test('sums', () => expect(checkout([1, 2])).toBe(3));
`,
  'README.md': '# Shop\n',
};

const cart = (from: string, to: string): string => begin['src/cart/cart.ts'].replace(from, to);
const money = (from: string, to: string): string => begin['src/cart/money.ts'].replaceAll(from, to);

/** Each commit starts from the first one. */
const commits: Record<string, Record<string, string | null>> = {
  'doc-only': { 'src/cart/cart.ts': cart('The sum of all prices.', 'All prices together.') },
  'format-only': {
    'src/cart/money.ts': money('const factor = 10 ** digits;', 'const factor =\n    10 ** digits;'),
  },
  body: { 'src/cart/cart.ts': cart('sum + price, 0', 'sum + price, 0.0') },
  'parameter-added': { 'src/cart/money.ts': money('digits: number)', 'digits: number, mode: string)') },
  'parameter-optional': { 'src/cart/money.ts': money('digits: number)', "digits: number, mode = 'half')") },
  'parameter-removed': {
    'src/cart/money.ts': money('value: number, digits: number)', 'value: number)').replace(
      '10 ** digits',
      '100',
    ),
  },
  'member-renamed': { 'src/cart/cart.ts': cart('total()', 'sum()') },
  'export-removed': { 'src/cart/money.ts': money('export function', 'function') },
  'file-moved': { 'src/cart/money.ts': null, 'src/money/money.ts': begin['src/cart/money.ts'] },
  'export-renamed': { 'src/order/checkout.ts': begin['src/order/checkout.ts'].replace('checkout(', 'pay(') },
  cycle: {
    'src/cart/cart.ts': `import { checkout } from '../order/checkout.ts';\n${cart('this.prices.reduce', 'checkout([]) + this.prices.reduce')}`,
  },
  dead: { 'src/cart/money.ts': `${begin['src/cart/money.ts']}function unused(): number {\n  return 1;\n}\n` },
  rule: { 'src/cart/utils.ts': 'export const one = 1;\n' },
  readme: { 'README.md': '# A shop\n' },
};

let repository: TemporaryRepository;
const reports = new Map<string, ChangeReport>();

beforeAll(async () => {
  repository = temporaryRepository();
  const first = repository.commit(begin, 'begin');
  repository.git('tag', 'begin');
  for (const [name, files] of Object.entries(commits)) {
    repository.git('checkout', '-q', '--detach', first);
    repository.commit(files, name);
    repository.git('tag', name);
  }
  const project = await openProject(repository.root, { config: false });
  for (const name of Object.keys(commits))
    reports.set(name, (await openChanges(project, `begin..${name}`)).report);
}, 240_000);

afterAll(() => repository.remove());

function reportOf(name: string): ChangeReport {
  const report = reports.get(name);
  if (!report) throw new Error(`There is no commit ${name}.`);
  return report;
}

const broken = (name: string): string[] =>
  reportOf(name).mustChange.map(
    ({ path, span, reason, isCertain }) => `${isCertain ? '' : '? '}${path}:${span[0]} ${reason}`,
  );
const changed = (name: string): string[] =>
  reportOf(name).symbols.map(
    ({ change, symbol, isBreaking, parts }) =>
      `${change} ${symbol} [${parts.join()}]${isBreaking ? ' breaking' : ''}`,
  );

describe('a history with each kind of change', () => {
  it('breaks nothing where only documentation, layout or a body differ', () => {
    for (const name of ['doc-only', 'format-only', 'body', 'parameter-optional', 'readme'])
      expect(broken(name), name).toEqual([]);
    expect(changed('doc-only')).toEqual(['changed Cart.total [doc]']);
    expect(changed('format-only')).toEqual([]);
    expect(changed('body')).toEqual(['changed Cart.total [body]']);
    expect(changed('readme')).toEqual([]);
    expect(reportOf('readme').files.map(({ path }) => path)).toEqual(['README.md']);
  });

  it('names the calls that lack an argument or give one too many', () => {
    expect(broken('parameter-added')).toEqual([
      'src/order/checkout.ts:6 missing argument',
      'src/order/order.ts:2 missing argument',
    ]);
    expect(changed('parameter-added')).toEqual(['changed round [signature] breaking']);
    expect(broken('parameter-removed')).toEqual([
      'src/order/checkout.ts:6 too many arguments',
      'src/order/order.ts:2 too many arguments',
    ]);
    expect(changed('parameter-optional')).toEqual(['changed round [signature]']);
  });

  it('names uses of a member and imports of a name and a file', () => {
    expect(broken('member-renamed')).toEqual(['src/order/checkout.ts:6 renamed']);
    expect(broken('export-removed')).toEqual([
      'src/order/checkout.ts:2 hidden',
      'src/order/order.ts:1 hidden',
    ]);
    expect(broken('file-moved')).toEqual(['src/order/checkout.ts:2 moved', 'src/order/order.ts:1 moved']);
    expect(reportOf('file-moved').files).toMatchObject([
      {
        change: 'moved',
        path: 'src/money/money.ts',
        fromPath: 'src/cart/money.ts',
        addedLines: 0,
        removedLines: 0,
      },
    ]);
  });

  it('finds a new cycle, a new edge between folders, a violation and dead code', () => {
    expect(reportOf('cycle').cycles.added).toEqual([['src/cart/cart.ts', 'src/order/checkout.ts']]);
    expect(reportOf('cycle').packages.added).toMatchObject([
      { from: 'src/cart', to: 'src/order', example: { path: 'src/cart/cart.ts', line: 1 } },
    ]);
    expect(reportOf('rule').violations.added.map(({ rule, path }) => [rule, path])).toEqual([
      ['generic_module', 'src/cart/utils.ts'],
    ]);
    expect(reportOf('dead').deadCode.added.map(({ id }) => id)).toEqual([
      'function:src/cart/money.ts:unused',
    ]);
    expect(reportOf('body').cycles).toEqual({ added: [], removed: [] });
  });

  it('finds the tests that reach a change', () => {
    expect(reportOf('body').tests).toMatchObject({
      affected: [{ path: 'test/checkout.test.ts', through: 'method:src/cart/cart.ts:Cart.total' }],
      isComplete: true,
    });
    expect(reportOf('doc-only').tests.affected).toEqual([]);
  });

  it('rates the risk by what breaks', () => {
    expect(reportOf('doc-only').risk.level).toBe('low');
    const { level, reasons } = reportOf('member-renamed').risk;
    expect([level, reasons[0]]).toEqual(['high', '1 place must change and did not']);
  });

  it('takes for public what the package exports, through other files too', () => {
    const publicOnes = (name: string): string[] =>
      reportOf(name).symbols.flatMap(({ isPublic, symbol }) => (isPublic ? [symbol] : []));
    expect(publicOnes('export-renamed')).toEqual(['pay']);
    expect(publicOnes('member-renamed')).toEqual([]);
    expect(reportOf('export-renamed').risk.reasons).toContain('1 breaking change of the public interface');
    expect(broken('export-renamed')).toEqual(['src/index.ts:1 renamed', 'test/checkout.test.ts:1 renamed']);
  });
});

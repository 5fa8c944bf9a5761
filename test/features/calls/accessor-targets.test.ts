import { describe, expect, test } from 'vitest';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const typescript = `function read() { return 1; }
function write(next: number) {}
class Gauge {
  get value(): number { return read(); }
  set value(next: number) { write(next); }
  get rest(): number[] { return [read()]; }
  set rest(next: number[]) { write(next.length); }
}
class Pair { left = { value: 1 }; list = [1]; }
const gauge = new Gauge();
`;

const javascript = `function read() { return 1; }
function write(next) {}
class Gauge {
  get value() { return read(); }
  set value(next) { write(next); }
  get rest() { return [read()]; }
  set rest(next) { write(next.length); }
}
const gauge = new Gauge();
`;

const python = `def read(): return 1
def write(next): pass
def drop(): pass
class Gauge:
    @property
    def value(self):
        return read()
    @value.setter
    def value(self, next):
        write(next)
    @value.deleter
    def value(self):
        drop()
`;

const csharp = `class Log { public static int Read() => 1; public static void Write(int next) { } }
class Cart { public int Total { get { return Log.Read(); } set { Log.Write(value); } } }
class Shop { public Cart Cart { get { Log.Read(); return null; } set { Log.Write(1); } } }
class Program
{
`;

/** Statements, and the functions to which paths lead from code that has one of them. */
type Cases = readonly (readonly [statement: string, reached: string])[];

/** Returns the functions that each statement reaches: all are in one file, in functions with the numbers of the cases. */
const reachedFrom = async (
  path: string,
  text: string,
  cases: Cases,
  from: (number: number) => string,
  names: readonly string[],
): Promise<[string, string][]> => {
  const store = await sourceAtlas({ [path]: text });
  const isReached = async (number: number, to: string): Promise<boolean> => {
    const { paths } = await ask<{ paths: unknown[] }>('path_between', { from: from(number), to }, store);
    return paths.length > 0;
  };
  return Promise.all(
    cases.map(async ([statement], number): Promise<[string, string]> => {
      const found = await Promise.all(names.map((to) => isReached(number, to)));
      return [statement, names.filter((_, index) => found[index]).join(' ')];
    }),
  );
};

const targets: Cases = [
  ['({ v: gauge.value } = p);', 'write'],
  ['({ v: gauge.value = 3 } = p);', 'write'],
  ['({ v: [gauge.value] } = p);', 'write'],
  ['({ ...gauge.rest } = p);', 'write'],
  ['[gauge.value] = p;', 'write'],
  ['[gauge.value = 3] = p;', 'write'],
  ['[...gauge.rest] = p;', 'write'],
  ["[gauge['value']] = p;", 'write'],
  ["gauge['value'] = 3;", 'write'],
  ['(gauge.value) = 3;', 'write'],
  ['for (gauge.value of p) {}', 'write'],
  ['for (gauge.value in p) {}', 'write'],
  ['for ([gauge.value] of p) {}', 'write'],
  ['gauge.value ??= 3;', 'read write'],
  ["gauge['value']++;", 'read write'],
  ['delete gauge.value;', ''],
  ["delete gauge['value'];", ''],
  ['delete (gauge.value);', ''],
  ['[p[gauge.value]] = p;', 'read'],
  ['let x; [x = gauge.value] = p;', 'read'],
  ['let x; ({ [gauge.value]: x } = p);', 'read'],
  ['delete p[gauge.value];', 'read'],
  ['const { value } = gauge;', 'read'],
];

const typed: Cases = [
  ...targets,
  ['gauge.value! = 3;', 'write'],
  ['[gauge.value!] = p;', 'write'],
  ['(gauge.value as number) = 3;', 'write'],
  ['(gauge.value as number)++;', 'read write'],
  ['(<number>gauge.value) = 3;', 'write'],
  ['(<number>gauge.value)++;', 'read write'],
  ['[(gauge.value)] = p;', 'write'],
  ['[(gauge.value as number)] = p;', 'write'],
  ['[gauge.value as number] = p;', 'write'],
  ['[<number>gauge.value] = p;', 'write'],
  ['[(gauge.value satisfies number)] = p;', 'write'],
  ['[...(gauge.rest)] = p;', 'write'],
  ['[[(gauge.value)]] = p;', 'write'],
  ['({ v: (gauge.value) } = p);', 'write'],
  ['({ v: gauge.value as number } = p);', 'write'],
  ['for ((gauge.value as number) of p) {}', 'write'],
  ['for ([(gauge.value)] of p) {}', 'write'],
  ['[p[(gauge.value)]] = p;', 'read'],
  ['[p[gauge.value] as number] = p;', 'read'],
  ['let x = [(gauge.value as number)];', 'read'],
  ['delete gauge.value!;', ''],
  ["let x: Gauge['value'];", ''],
  ['let x: typeof gauge.value;', ''],
  ['let x: ReturnType<() => typeof gauge.value>;', ''],
  ['let x = gauge.value as typeof gauge.value;', 'read'],
];

const ofPython: Cases = [
  ['g.value, x = pair', 'write'],
  ['(g.value, x) = pair', 'write'],
  ['[g.value, x] = pair', 'write'],
  ['x, *g.value = pair', 'write'],
  ['(g.value) = 3', 'write'],
  ['g.value: int = 3', 'write'],
  ['g.value: int', ''],
  ['for g.value in items: pass', 'write'],
  ['for g.value, x in items: pass', 'write'],
  ['[1 for g.value in items]', 'write'],
  ['with open("a") as g.value: pass', 'write'],
  ['with open("a") as (g.value, x): pass', 'write'],
  ['del g.value', 'drop'],
  ['del g.value, items[0]', 'drop'],
  ['del (g.value)', 'drop'],
  ['del (g.value, items[0])', 'drop'],
  ['del [g.value]', 'drop'],
  ['del items[g.value]', 'read'],
  ['items[g.value], x = pair', 'read'],
  ['for x in g.value: pass', 'read'],
];

const ofCSharp: Cases = [
  ['int n; (c.Total, n) = pair;', 'Log.Write'],
  ['(c.Total, var n) = pair;', 'Log.Write'],
  ['((c.Total, var n), var m) = (pair, 3);', 'Log.Write'],
  ['(c!.Total, var m) = pair;', 'Log.Write'],
  ['(c.Total) = 3;', 'Log.Write'],
  ['(items[c.Total], var n) = pair;', 'Log.Read'],
  ['var n = (c.Total, 1);', 'Log.Read'],
  ['var n = nameof(c.Total);', ''],
  ['var n = nameof(Cart.Total);', ''],
  ['var n = nameof(s.Cart.Total);', ''],
  ['var n = nameof(c.Total) + c.Total;', 'Log.Read'],
  ['var n = new Shop { Cart = { Total = 3 } };', 'Log.Read'],
  ['var n = new Shop { Cart = new Cart() };', 'Log.Write'],
  ['c.Total ??= 3;', 'Log.Read Log.Write'],
];

describe('a property with accessors leads through those that a target runs', () => {
  const script = (cases: Cases, parameter: string): string =>
    cases
      .map(([statement], number) => `export function use${number}(${parameter}) { ${statement} }\n`)
      .join('');

  test('JavaScript', async () => {
    const text = javascript + script(targets, 'p');
    const reached = await reachedFrom('gauge.js', text, targets, (number) => `use${number}`, [
      'read',
      'write',
    ]);
    expect(reached).toEqual(targets);
  });

  test('TypeScript', async () => {
    const text = typescript + script(typed, 'p: any');
    const reached = await reachedFrom('gauge.ts', text, typed, (number) => `use${number}`, ['read', 'write']);
    expect(reached).toEqual(typed);
  });

  test('Python', async () => {
    const uses = ofPython.map(
      ([statement], number) => `def use${number}(g: Gauge, pair: list, items: list):\n    ${statement}\n`,
    );
    const text = python + uses.join('');
    const names = ['read', 'write', 'drop'];
    const reached = await reachedFrom('gauge.py', text, ofPython, (number) => `use${number}`, names);
    expect(reached).toEqual(ofPython);
  });

  test('C#', async () => {
    const uses = ofCSharp.map(
      ([statement], number) =>
        `    static void Use${number}(Cart c, Shop s, (int, int) pair, int[] items) { ${statement} }\n`,
    );
    const text = `${csharp}${uses.join('')}}\n`;
    const names = ['Log.Read', 'Log.Write'];
    const reached = await reachedFrom('Cart.cs', text, ofCSharp, (number) => `Program.Use${number}`, names);
    expect(reached).toEqual(ofCSharp);
  });
});

test('a property that is only named is not in a call graph', async () => {
  const store = await sourceAtlas({
    'gauge.ts': `${typescript}
export function named() { let x: typeof gauge.value; delete gauge.value; }
export function sets() { [gauge.value] = [1]; }
`,
  });
  const nodes = async (id: string): Promise<string[]> => {
    const graph = await ask<{ nodes: { id: string }[] }>(
      'call_graph',
      { id, direction: 'callees', depth: 3 },
      store,
    );
    return graph.nodes.map((node) => node.id.replace(/^.*:/, ''));
  };
  expect(await nodes('function:gauge.ts:named')).toEqual(['named']);
  expect(await nodes('function:gauge.ts:sets')).toEqual(['sets', 'Gauge.value', 'write']);
});

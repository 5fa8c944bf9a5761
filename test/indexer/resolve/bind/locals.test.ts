import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packLocals, unpackLocals, type Local } from '../../../../src/model/locals.ts';
import { indexMemory } from '../../../support/index-memory.ts';
import { memorySource } from '../../../support/memory-source.ts';

/** Returns each local of a file as `name declaration: occurrences`, with lines and columns. */
async function localsIn(path: string, lines: readonly string[]): Promise<string[]> {
  const source = lines.join('\n');
  const { shards } = await indexMemory(memorySource({ [path]: source }));
  const place = (offset: number): string => {
    const before = source.slice(0, offset).split('\n');
    return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  };
  return unpackLocals(shards.get(path)?.view?.locals ?? []).map(({ length, declaration, occurrences }) => {
    const name = source.slice(declaration, declaration + length);
    return `${name} ${place(declaration)}: ${occurrences.map(place).join(' ')}`;
  });
}

describe('the local names of a file', () => {
  it('are told apart where one hides another', async () => {
    const lines = [
      'export function f(a: number[]) {',
      '  const x = a;',
      '  for (const x of a) use(x);',
      '  return (a: number) => a + x.length;',
      '}',
    ];
    expect(await localsIn('a.ts', lines)).toEqual([
      'a 1:19: 1:19 2:13 3:19',
      'x 2:9: 2:9 4:29',
      'x 3:14: 3:14 3:26',
      'a 4:11: 4:11 4:25',
    ]);
  });

  it('may be used before their declaration, and by defaults and patterns', async () => {
    const lines = [
      'export function f<T>({ p, q: r = p }: Pair<T>, s = r): T {',
      '  late = { s };',
      '  var late;',
      '}',
    ];
    expect(await localsIn('a.ts', lines)).toEqual([
      'T 1:19: 1:19 1:44 1:56',
      'p 1:24: 1:24 1:34',
      'r 1:30: 1:30 1:52',
      's 1:48: 1:48 2:12',
      'late 3:7: 2:3 3:7',
    ]);
  });

  it('include neither names of the file nor members', async () => {
    const lines = ['const top = 1;', 'class C { m() { return top + this.m(); } }'];
    expect(await localsIn('a.ts', lines)).toEqual([]);
  });

  it('follow the scopes of Python', async () => {
    const lines = [
      'def f(a, *rest):',
      '    total = [n for n in rest if n > a]',
      '    def g():',
      '        nonlocal total',
      '        global COUNT',
      '        COUNT = total',
      '    return lambda n: n + total',
      'COUNT = 0',
    ];
    expect(await localsIn('a.py', lines)).toEqual([
      'a 1:7: 1:7 2:37',
      'rest 1:11: 1:11 2:25',
      'total 2:5: 2:5 6:17 7:26',
      'n 2:20: 2:14 2:20 2:33',
      'n 7:19: 7:19 7:22',
    ]);
  });

  it('hide fields of the type around them', async () => {
    const lines = [
      'class C<T> {',
      '  int size;',
      '  void f(T first, int... rest) {',
      '    int size = rest.length;',
      '    if (first instanceof String s && s.length() > size) this.size = size;',
      '  }',
      '  int g() { return size; }',
      '}',
    ];
    expect(await localsIn('C.java', lines)).toEqual([
      'T 1:9: 1:9 3:10',
      'first 3:12: 3:12 5:9',
      'rest 3:26: 3:26 4:16',
      'size 4:9: 4:9 5:51 5:69',
      's 5:33: 5:33 5:38',
    ]);
  });

  it('have one declaration for all cases of a switch on a type', async () => {
    const lines = [
      'package e',
      'func (s *S[T]) f(v any) (out int, err error) {',
      '\tswitch x := v.(type) {',
      '\tcase int:',
      '\t\tout = x',
      '\tcase string:',
      '\t\tout = len(x) + s.n',
      '\t}',
      '\treturn',
      '}',
    ];
    expect(await localsIn('e.go', lines)).toEqual([
      's 2:7: 2:7 7:18',
      'T 2:12: 2:12',
      'v 2:18: 2:18 3:14',
      'out 2:26: 2:26 5:3 7:3',
      'err 2:35: 2:35',
      'x 3:9: 3:9 5:9 7:13',
    ]);
  });

  it('keep their positions when packed', () => {
    const offsets = fc.uniqueArray(fc.nat(10_000), { minLength: 1, maxLength: 8 });
    const local = fc.tuple(offsets, fc.nat(), fc.nat(20)).map(([all, pick, length]): Local => {
      const occurrences = all.sort((a, b) => a - b);
      return { length, declaration: occurrences[pick % occurrences.length] ?? 0, occurrences };
    });
    fc.assert(
      fc.property(fc.array(local), (locals) => {
        const byFirst = [...locals].sort((a, b) => (a.occurrences[0] ?? 0) - (b.occurrences[0] ?? 0));
        expect(unpackLocals(packLocals(locals))).toEqual(byFirst);
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { columnOf, lineOf, nameAt, type FileSyntax, type Place } from './file-syntax.ts';
import { parseSyntax } from './read-syntax.ts';

function calls(syntax: FileSyntax): string[] {
  return [...syntax.calls].map(([place, form]) => `${form} ${nameAt(syntax, place) ?? ''}`);
}

function split(syntax: FileSyntax, places: Iterable<Place>): { visible: string[]; local: string[] } {
  const names = { visible: [] as string[], local: [] as string[] };
  for (const place of places)
    names[syntax.isLocal(place) ? 'local' : 'visible'].push(nameAt(syntax, place) ?? '');
  return names;
}

describe('TypeScript', () => {
  test('every way to call is found, with its form', async () => {
    const syntax = await parseSyntax(
      'a.tsx',
      `@deco class A extends b.B { constructor() { super(); } }
       f(); o?.m(); g!(); (h)(); new ns.C(); tag\`x\`; a[0](); (() => 1)();
       const x = <><Comp/><ns.Part>text</ns.Part><div/></>;`,
    );
    expect(calls(syntax).sort()).toEqual(
      [
        'decorator deco',
        'super super',
        ...['f', 'm', 'g', 'h'].map((name) => `call ${name}`),
        'new C',
        'tagged template tag',
        'element Comp',
        'element Part',
      ].sort(),
    );
    const [[, base = -1] = []] = syntax.superClasses;
    expect(nameAt(syntax, base)).toBe('B');
  });

  test('parameters, locals and what a block holds are local; members and module variables are not', async () => {
    const syntax = await parseSyntax(
      'a.ts',
      `export function f(p: number) { const v = 1; class L { m() {} } }
       class C<T> { x = 1; constructor(private q: T) {} m() { const w = 2; } }
       if (true) { const b = 1; var hoisted = 2; }
       const named = { key: 1, method() {} };
       call({ anonymous: 1 });
       namespace N { export const inside = 1; }`,
    );
    const { visible, local } = split(syntax, syntax.definitions);
    expect(visible).toEqual([
      'f',
      'C',
      'x',
      'constructor',
      'm',
      'hoisted',
      'named',
      'key',
      'method',
      'N',
      'inside',
    ]);
    expect(local).toEqual(['v', 'L', 'm', 'w', 'b', 'anonymous']);
    const parameter = syntax.lines[1]?.indexOf('q:') ?? 0;
    expect(syntax.isLocal(2 ** 20 + parameter)).toBe(false);
  });

  test('modules are named by imports, exports, require and import()', async () => {
    const text = `import a from './a'; export * from "./b"; import c = require('./c'); require('./d'); import('./e');`;
    const { modules } = await parseSyntax('a.ts', text);
    expect(modules.map((module) => module.text)).toEqual(['./a', './b', './c', './d', './e']);
  });

  test('the container of a line is the innermost definition that is not local', async () => {
    const text = 'class A {\n  m() {\n    function inner() {\n      f();\n    }\n  }\n}\nf();\n';
    const syntax = await parseSyntax('a.ts', text);
    expect(syntax.containerAt(3)?.name).toBe('m');
    expect(syntax.containerAt(0)?.name).toBe('A');
    expect(syntax.containerAt(7)).toBeUndefined();
  });

  test('what is exported as a whole has one meaning at all its places', async () => {
    const syntax = await parseSyntax('a.js', 'module.exports = class Named {};\n');
    expect(syntax.defaults).toEqual([[0, 7, 23]]);
    expect(syntax.isLocal(23)).toBe(false);
  });
});

describe('Python', () => {
  const text = `from .a import b as c, d
import p.q
@deco
class C(Base):
    x = 1
    def m(self, p):
        self.y = f(p)
        v = [z for z in p]
        global g
        g = 1
        return super().m(p)
def outer():
    def inner(): pass
    inner()
`;

  test('calls, decorators included', async () => {
    const syntax = await parseSyntax('a.py', text);
    expect(calls(syntax)).toEqual(['decorator deco', 'call f', 'call m', 'call super', 'call inner']);
    expect(syntax.shapes.get([...syntax.calls.keys()][2] ?? 0)).toBe('member of super');
  });

  test('attributes of self and globals are seen outside of the function', async () => {
    const syntax = await parseSyntax('a.py', text);
    const { visible, local } = split(syntax, syntax.definitions);
    expect(visible).toEqual(['c', 'C', 'x', 'm', 'y', 'g', 'outer']);
    expect(local).toEqual(['self', 'p', 'v', 'z', 'g', 'inner']);
  });

  test('imports tell the module and the names that may be modules', async () => {
    const { modules } = await parseSyntax('a.py', text);
    expect(modules.map((module) => [module.text, module.names.map((name) => name.text)])).toEqual([
      ['.a', ['b', 'd']],
      ['p.q', []],
    ]);
  });
});

test('columns count UTF-16 code units', async () => {
  const syntax = await parseSyntax('a.py', '"😀é"; f()\n');
  const [place = 0] = syntax.calls.keys();
  expect([lineOf(place), columnOf(place)]).toEqual([0, 7]);
});

test('what the parser does not understand is told', async () => {
  const syntax = await parseSyntax('a.py', 'f(\n)\nclass ???:\n');
  expect(syntax.isUnderstood(0)).toBe(true);
  expect(syntax.isUnderstood(2 * 2 ** 20 + 6)).toBe(false);
});

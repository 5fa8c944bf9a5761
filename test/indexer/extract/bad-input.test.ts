import { splitAddress } from '../../../src/model/address.ts';
import { describe, expect, it } from 'vitest';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { indexMemory, type IndexedMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

const index = (files: Record<string, string | Uint8Array>): Promise<IndexedMemory> =>
  indexMemory(memorySource(files), { workers: 1 });

async function shardOf(content: string | Uint8Array, path = 'a.ts'): Promise<FileShard> {
  const { shards } = await index({ [path]: content });
  const shard = shards.get(path);
  if (!shard) throw new Error(`${path} has no shard`);
  return shard;
}

const symbols = ({ nodes }: FileShard): string[] => nodes.slice(1).map(({ symbol }) => symbol);
const calls = (shard: FileShard): string[] =>
  shard.edges
    .filter(({ type, from }) => type === 'CALLS' && from < shard.nodes.length)
    .map(({ to }) => (shard.nodes[to] ?? shard.ends[to - shard.nodes.length])?.id ?? '');
const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

describe('content of files', () => {
  it.each(['', '\n', '   ', '\ufeff'])('%j has a page and no symbols', async (text) => {
    for (const path of ['a.ts', 'a.py', 'a.js', 'a.tsx']) {
      const shard = await shardOf(text, path);
      expect(shard.status).toBe('parsed');
      expect(symbols(shard)).toEqual([]);
    }
  });

  it('a byte order mark moves nothing', async () => {
    const shard = await shardOf('\ufeffexport function f() {}\nf();\n');
    expect(shard.nodes[1]?.nameSpan).toEqual([1, 17, 1, 18]);
    expect(shard.source.startsWith('export')).toBe(true);
    expect(calls(shard)).toEqual(['function:a.ts:f']);
  });

  it('line ends of Windows are no part of docs and names', async () => {
    const shard = await shardOf('/**\r\n * Doc.\r\n * More.\r\n */\r\nfunction f() {\r\n  f();\r\n}\r\n');
    expect(shard.nodes[1]).toMatchObject({ name: 'f', doc: 'Doc.\nMore.', span: [5, 1, 7, 2] });
    const python = await shardOf(
      'def f():\r\n    """Doc.\r\n\r\n    More.\r\n    """\r\n    f()\r\n',
      'a.py',
    );
    expect(python.nodes[1]).toMatchObject({ name: 'f', doc: 'Doc.\n\nMore.' });
  });

  it('a NUL far down is a syntax error, and what is around it is read', async () => {
    const shard = await shardOf(`function f() {}\n${'// words\n'.repeat(1000)}\0\nf();\n`);
    expect(shard).toMatchObject({ status: 'partial', findings: [{ code: 'syntax-error' }] });
    expect(calls(shard)).toEqual(['function:a.ts:f']);
  });

  it('bytes that are no UTF-8 are shown as such and told', async () => {
    const encoder = new TextEncoder();
    const bytes = [...encoder.encode('function f() {}\n// '), 0xff, 0x80, ...encoder.encode('\nf();\n')];
    const shard = await shardOf(Uint8Array.from(bytes));
    expect(shard.findings).toMatchObject([{ code: 'invalid-encoding', severity: 'warning' }]);
    expect(calls(shard)).toEqual(['function:a.ts:f']);
  });

  it.each([
    ['a line of 5 MB', `const s = "${'x'.repeat(4_900_000)}";`, 'minified'],
    [
      'brackets 10,000 deep on one line',
      `const x = ${'('.repeat(10_000)}1${')'.repeat(10_000)};`,
      'minified',
    ],
    ['a hundred thousand tokens on one line', `x = ${'a+'.repeat(100_000)}a;`, 'minified'],
  ])('%s is skipped with its reason', async (_, text, reason) => {
    const { index: atlas } = await index({ 'a.ts': text });
    expect(atlas.coverage.reasons).toEqual([{ reason, count: 1, examples: ['a.ts'] }]);
  });

  it.each(['a.ts', 'a.tsx', 'a.js', 'a.py'])('garbage in %s is told', async (path) => {
    const noise = Array.from({ length: 400 }, (_, at) => `%$ )]} ?? @@ ${at} ((( ~~ ::`).join('\n');
    const shard = await shardOf(noise, path);
    expect(['partial', 'failed']).toContain(shard.status);
    expect(shard.findings.length).toBeGreaterThan(0);
    expect(shard.source).toBe(noise);
  });
});

describe('deep nesting, one level a line', () => {
  it.each([
    ['a.ts', times(10_000, () => '(\n')],
    ['a.ts', `const x =\n${times(10_000, () => '(\n')}1\n${times(10_000, () => ')\n')}`],
    ['a.js', times(10_000, () => '[\n')],
    ['a.py', `x = ${times(10_000, () => '[\n')}1${times(10_000, () => ']\n')}`],
    ['a.py', times(10_000, () => '(\n')],
    ['a.tsx', `const x = ${times(2_000, () => '<a>\n')}${times(2_000, () => '</a>\n')}`],
    ['a.ts', `class A { y() {} }\ntype X = A${times(5_000, () => '[]\n')};\nfunction f(x: X) { x.y(); }`],
    ['a.ts', `type X = ${times(3_000, () => 'A<\n')}B${times(3_000, () => '>\n')};`],
    ['a.ts', `type X = ${times(2_000, (at) => `A${at} |\n`)} B; function f(x: X) { x.y(); }`],
    ['a.js', `const x = ${times(2_000, (at) => `a${at} ||\n`)} b; x.y();`],
    ['a.ts', `namespace a {\n`.repeat(500) + '}'.repeat(500)],
    ['a.ts', `const ${times(3_000, () => '{ a:\n')}b${times(3_000, () => '}\n')} = c;`],
    ['a.js', times(2_000, () => 'function f() {\n') + '}'.repeat(2_000)],
  ])('in %s ends', async (path, text) => {
    const shard = await shardOf(text, path);
    expect(['parsed', 'partial', 'failed']).toContain(shard.status);
    if (shard.status !== 'parsed') expect(shard.findings.length).toBeGreaterThan(0);
  });
});

describe('chains', () => {
  it('of 5,000 members end', async () => {
    const shard = await shardOf(`const a = 1;\na${times(5_000, (at) => `\n.b${at}`)}();`);
    expect(shard.status).toBe('parsed');
  });

  it('of 200 calls are followed to their end', async () => {
    const shard = await shardOf(`class B { x(): B { return this; } }\nnew B()${'\n  .x()'.repeat(200)};\n`);
    const followed = shard.edges.filter(({ type, how }) => type === 'CALLS' && how === 'member');
    expect(followed.flatMap(({ sites }) => sites)).toHaveLength(200);
    expect(shard.candidates).toEqual([]);
  });

  it('of 3,000 parents end, and near ones are found', async () => {
    const classes = times(3_000, (at) => `class C${at + 1} extends C${at} {}\n`);
    const shard = await shardOf(`class C0 { far() {} }\n${classes}new C5().far();\nnew C3000().far();\n`);
    expect(calls(shard)).toContain('method:a.ts:C0.far');
    expect(shard.findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('were not checked against what they refer to'),
    ]);
  });

  it('of 3,000 variables and functions that lead to each other end', async () => {
    const shard = await shardOf(
      times(3_000, (at) => `const v${at} = v${at + 1};\nfunction f${at}() { return f${at + 1}(); }\n`) +
        'v0.m(); f0().m();\n',
    );
    expect(shard.status).toBe('parsed');
  });

  it('of 1,000 re-exports end, by name and by star', async () => {
    const names = Object.fromEntries(
      Array.from({ length: 1000 }, (_, at) => [
        `n${at}.ts`,
        at === 999 ? 'export function q() {}' : `export { q } from './n${at + 1}';`,
      ]),
    );
    const stars = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [
        `s${at}.ts`,
        at === 299 ? 'export function q() {}' : `export * from './s${at + 1}';`,
      ]),
    );
    const use = 'import { q as a } from "./n960";\nimport { q as b } from "./s0";\na(); b();\n';
    const { shards } = await index({ ...names, ...stars, 'use.ts': use });
    const shard = shards.get('use.ts');
    expect(shard && calls(shard)).toEqual(['function:n999.ts:q', 'function:s299.ts:q']);
  });
});

describe('what doubles with every line', () => {
  const levels = 48;

  it('a type that holds another twice ends', async () => {
    const pairs = times(levels, (at) => `type P${at + 1}<T> = [P${at}<T>, P${at}<T>];\n`);
    const shard = await shardOf(
      `class C {}\ntype P0<T> = [T, T];\n${pairs}function f(x: P${levels}<C>) { x.m(); }\n`,
    );
    expect(shard.status).toBe('parsed');
  });

  it('a function that gives the result of another twice ends', async () => {
    const shard = await shardOf(
      `from typing import TypeVar\nT = TypeVar("T")\ndef f0(a: T):\n  return (a, a)\n${times(
        levels,
        (at) => `def f${at + 1}(a: T):\n  x = f${at}(a)\n  return (x, x)\n`,
      )}f${levels}(1).m()\n`,
      'a.py',
    );
    expect(shard.status).toBe('parsed');
  });

  it('a type with very many parameters in itself ends', async () => {
    const list = (of: (at: number) => string): string => Array.from({ length: 80 }, (_, at) => of(at)).join();
    const nested = times(4, (at) => `type B${at + 1}<T> = A<\n${list(() => `B${at}<T>`)}>;\n`);
    const shard = await shardOf(
      `class A<${list((at) => `T${at}`)}> { m() {} }\ntype B0<T> = T;\n${nested}function f<T>(x: T): B4<T> { throw x; }\nf(1).m();\n`,
    );
    expect(calls(shard)).toContain('method:a.ts:A.m');
  });

  it('types with two parents end, tested or asked for a member', async () => {
    const parents = times(
      levels,
      (at) =>
        `interface L${at} extends A${at} {}\ninterface R${at} extends A${at} {}\ninterface A${at + 1} extends L${at}, R${at} {}\n`,
    );
    const shard = await shardOf(
      `class Z {}\ninterface A0 { m(): void }\n${parents}function f(x: A5, y: A${levels}) { x.m(); if (y instanceof Z) y.m(); else y.q(); }\n`,
    );
    expect(calls(shard)).toContain('method:a.ts:A0.m');
  });

  it('an object with another spread into it twice ends', async () => {
    const objects = times(levels, (at) => `const o${at + 1} = { ...o${at}, ...o${at}, k${at}: f };\n`);
    const shard = await shardOf(
      `function g() {\nconst o0 = { m: f };\n${objects}o${levels}.q();\n}\nfunction f() {}\n`,
      'a.js',
    );
    expect(shard.status).toBe('parsed');
  });
});

describe('circles', () => {
  it('of parents end', async () => {
    const shard = await shardOf(
      'class A extends B { f() { this.g(); super.f(); } }\nclass B extends A { g() {} }\nclass S extends S { h() { this.q(); } }\n',
    );
    expect(calls(shard)).toEqual(['method:a.ts:B.g']);
  });

  it('of imports lead each name to where it is', async () => {
    const { shards } = await index({
      'a.ts':
        'export * from "./b";\nexport * from "./c";\nexport function inA() { inC(); }\nimport { inC } from "./b";\n',
      'b.ts':
        'export * from "./a";\nimport { inC, inA } from "./a";\nexport function inB() { inC(); inA(); }\n',
      'c.ts': 'import { inB } from "./a";\nexport * from "./a";\nexport function inC() { inB(); }\n',
      'd.ts': 'export { ghost } from "./e";\n',
      'e.ts': 'export { ghost } from "./d";\nimport { ghost } from "./d";\nghost();\n',
    });
    const called = [...shards.values()].map((shard) => calls(shard));
    expect(called).toEqual([
      ['function:c.ts:inC'],
      ['function:a.ts:inA', 'function:c.ts:inC'],
      ['function:b.ts:inB'],
      [],
      [],
    ]);
    expect(shards.get('e.ts')?.unresolved).toEqual([{ name: 'ghost', count: 1 }]);
  });

  it('of star imports end', async () => {
    const { shards } = await index({
      'p/__init__.py': 'from .a import *\nfrom .b import *\n',
      'p/a.py': 'from .b import *\nfrom . import *\nfound()\nnowhere()\n',
      'p/b.py': 'from .a import *\ndef found(): found()\n',
    });
    const shard = shards.get('p/a.py');
    expect(shard && calls(shard)).toEqual(['function:p/b.py:found']);
    expect(shard?.unresolved).toEqual([{ name: 'nowhere', count: 1 }]);
  });

  it('of types, aliases and values end', async () => {
    const shard = await shardOf(
      'type A = B; type B = A | C; interface C extends C {}\nfunction f(a: A) { a.x(); }\nconst p = q; const q = p; p.y();\nfunction g() { return h(); } function h() { return g(); } g().z();\n',
    );
    expect(shard.unresolved.map(({ name }) => name)).toEqual(['x', 'y', 'z']);
  });
});

describe('names', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

  it('that every object has are names like others', async () => {
    const shard = await shardOf(
      times(names.length, (at) => `export function ${names[at]}() { ${names[at]}(); }\n`),
    );
    expect(symbols(shard)).toEqual(names);
    expect(calls(shard)).toEqual(names.map((name) => `function:a.ts:${name}`));
    const python = await shardOf(
      times(names.length, (at) => `class ${names[at]}:\n  def ${names[at]}(self): self.${names[at]}()\n`),
      'a.py',
    );
    expect(calls(python)).toEqual(names.map((name) => `method:a.py:${name}.${name}`));
  });

  it('that no object has are not found on it', async () => {
    const shard = await shardOf(
      'export const o = { a() {} };\no.toString(); o.__proto__(); o.constructor();\nbare.valueOf();\n',
    );
    expect(calls(shard)).toEqual([]);
  });

  it('of files that every object has lead to those files', async () => {
    const { shards } = await index({
      '__proto__.ts': 'import { o } from "./constructor";\no();\n',
      'constructor.ts': 'export function o() {}\nimport * as p from "./toString";\np.valueOf();\n',
      'toString/index.ts': 'export function valueOf() {}\n',
    });
    expect([...shards.values()].map((shard) => calls(shard))).toEqual([
      ['function:constructor.ts:o'],
      ['function:toString/index.ts:valueOf'],
      [],
    ]);
  });

  it('in quotes cannot leave their folder', async () => {
    const wild = ['index.html', 'a/b', '../../x', '<script>', 'con', 'a:b', ' '];
    const shard = await shardOf(
      `export const o = {\n${wild.map((name) => `  '${name}'() {},\n`).join('')}};\n`,
    );
    expect(shard.nodes.slice(2).map(({ name }) => name)).toEqual(wild);
    const pages = shard.nodes.slice(1).map(({ address }) => splitAddress(address).page);
    expect(new Set(pages)).toEqual(new Set(['a.ts~/o']));
  });

  it('repeated thousands of times end', async () => {
    const shard = await shardOf(
      `${'function f() {}\n'.repeat(3_000)}${'var v = 1;\n'.repeat(3_000)}class A {\n${'get a() { return 1; }\n'.repeat(3_000)}}\n`,
      'a.js',
    );
    expect(symbols(shard)).toHaveLength(3_000 + 1 + 2);
  });
});

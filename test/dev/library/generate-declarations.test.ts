import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateDeclarations } from '../../../src/dev/library/generate-declarations.ts';
import { libraryFiles } from '../../../src/dev/library/library-files.ts';
import { root } from '../../../src/dev/process.ts';

function generate(upstream: string, names: Record<string, string>, patch = '', module = ''): string {
  const files = generateDeclarations(
    { 'globals.d.ts': { from: ['lib/a.d.ts'], module, names } },
    '// notice',
    {
      upstream: () => upstream,
      patch: () => patch,
    },
  );
  return (files.get('globals.d.ts') ?? '').replace('// notice\n', '');
}

describe('a library of declarations', () => {
  it('merges an interface and its constructor into a class', () => {
    const upstream = `
      /** Comment */
      interface Box<T> extends Base { readonly held: T; }
      interface Base { size: number; }
      interface BoxConstructor { new <T>(held: T): Box<T>; (held: any): any; readonly prototype: Box<any>; of<T>(held: T): Box<T>; }
      declare var Box: BoxConstructor;
      interface BoxConstructor { empty(): Box<never>; }
    `;
    expect(generate(upstream, { Box: '*', Base: '*' })).toBe(
      [
        'declare class Box<T> implements Base {',
        '  constructor(held: T);',
        '  static of<T>(held: T): Box<T>;',
        '  static empty(): Box<never>;',
        '  readonly held: T;',
        '}',
        'interface Base {',
        '  size: number;',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('makes a namespace of an interface and the only variable of its type', () => {
    const upstream =
      'interface Sums { readonly zero: number; add(a: number): number; } declare var Sums: Sums;';
    expect(generate(upstream, { Sums: '*' })).toBe(
      'declare namespace Sums {\n  const zero: number;\n  function add(a: number): number;\n}\n',
    );
  });

  it('takes over the selected members, and those of the patch instead of upstream', () => {
    const upstream = 'interface Page { title: string; owner: any; other: number; }';
    const patch = '// Owners are pages.\ninterface Page { owner: Page; }';
    expect(generate(upstream, { Page: 'title owner' }, patch)).toBe(
      'interface Page {\n  owner: Page;\n  title: string;\n}\n',
    );
  });

  it('reads a module', () => {
    const upstream = "declare module 'm' { export function f(): void; } declare function g(): void;";
    expect(generate(upstream, { f: '*' }, '', 'm')).toBe('export function f(): void;\n');
  });

  it('refuses names that upstream does not declare, and a patch without a reason', () => {
    expect(() => generate('interface A {}', { B: '*' })).toThrow('declares B');
    expect(() => generate('interface A {}', { A: 'b' })).toThrow('declares no b in A');
    expect(() => generate('interface A {}', { A: '*' }, 'interface A { b: string; }')).toThrow('comment');
  });

  it('is what the installed upstreams make', () => {
    const grammar = join(root, 'grammars', 'ecmascript');
    const files = libraryFiles(grammar, { offline: true });
    expect(files.has('globals.d.ts')).toBe(true);
    for (const [file, text] of files) {
      expect(
        readFileSync(join(grammar, 'library', file), 'utf8') === text,
        `${file}: npm run libraries`,
      ).toBe(true);
    }
  });
});

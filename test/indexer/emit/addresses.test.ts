import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimPathAddresses, nodeAddresses } from '../../../src/indexer/emit/addresses.ts';
import { DeclarationColumn as D, type Declarations } from '../../../src/indexer/files/declarations.ts';
import { addressAbove, fileOfAddress, splitAddress } from '../../../src/model/address.ts';
import { compareText } from '../../../src/model/order.ts';
import { parentPath } from '../../../src/model/path.ts';

const part = fc.constantFrom(
  'a',
  'A',
  'b.ts',
  'B.ts',
  'index.html',
  'Index.HTML',
  'con',
  'CON',
  '.x',
  '~2ex',
  'ä',
  'a~~2',
  'x'.repeat(250),
  `${'x'.repeat(249)}y`,
  '__proto__',
);
/** Few names, so that deep paths share folders. */
const deep = fc.array(fc.constantFrom('d', 'D', 'x'.repeat(90)), { minLength: 20, maxLength: 60 });
/** Valid sets of paths: no file is also a folder. */
const paths = fc
  .uniqueArray(
    fc
      .oneof(fc.array(part, { minLength: 1, maxLength: 4 }), { weight: 1, arbitrary: deep })
      .map((parts) => parts.join('/')),
    { maxLength: 30 },
  )
  .map((all) => all.filter((path) => !all.some((other) => other.startsWith(`${path}/`))).sort(compareText));

function foldersOf(all: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const path of all) for (let at = parentPath(path); at !== ''; at = parentPath(at)) folders.add(at);
  return [...folders];
}

describe('claimPathAddresses', () => {
  it('assigns unique addresses, ignoring case', () => {
    fc.assert(
      fc.property(paths, (all) => {
        const addresses = claimPathAddresses(all);
        const given = [...all.map(addresses.file), ...foldersOf(all).map(addresses.directory)];
        expect(new Set(given.map((address) => address.toLowerCase())).size).toBe(given.length);
        for (const address of given)
          for (const segment of address.split('/')) expect(segment).toMatch(/^[^./\\:*?"<>|][^/\\:*?"<>|]*$/);
      }),
    );
  });

  it('limits the length of addresses of deep folders', () => {
    fc.assert(
      fc.property(paths, (all) => {
        for (const address of foldersOf(all).map(claimPathAddresses(all).directory)) {
          expect(address.length).toBeLessThan(425);
          expect(address.split('/').length).toBeLessThanOrEqual(25);
        }
      }),
    );
  });

  it('lets addresses of folders determine those of their parents', () => {
    fc.assert(
      fc.property(paths, (all) => {
        const addresses = claimPathAddresses(all);
        for (const folder of foldersOf(all)) {
          const names = folder.split('/');
          const above = names.map((_, at) => addressAbove(folder, addresses.directory(folder), at + 1));
          const own = names.map((_, at) => addresses.directory(names.slice(0, at + 1).join('/')));
          expect(above).toEqual(own);
        }
      }),
    );
  });

  it('places files below their folder', () => {
    fc.assert(
      fc.property(paths, (all) => {
        const addresses = claimPathAddresses(all);
        for (const path of all) {
          const folder = path.split('/').slice(0, -1).join('/');
          const address = addresses.file(path);
          expect(address.split('/').slice(0, -1).join('/')).toBe(addresses.directory(folder));
        }
      }),
    );
  });
});

describe('nodeAddresses', () => {
  it('gives each symbol a section of the reference page of its file', () => {
    const symbols = [
      '',
      'Run',
      'run',
      'RUN',
      'index.html',
      '__proto__',
      'a/b',
      '..',
      'x'.repeat(400),
      'x'.repeat(401),
    ];
    const rows = new Int32Array(symbols.length * D.Width);
    for (const index of symbols.keys()) rows[index * D.Width + D.Symbol] = index;
    const addresses = nodeAddresses('src/a.ts', { strings: symbols, rows } as Declarations);
    expect(addresses[0]).toBe('src/a.ts');
    expect(addresses.slice(1)).toEqual(symbols.slice(1).map((symbol) => `src/a.ts~ref#.${symbol}`));
    for (const address of addresses) expect(fileOfAddress(address)).toBe('src/a.ts');
  });

  it('gives types with many members pages of their own, and divides what is long', () => {
    const small = { name: 'f', members: 3 };
    const types = [
      { name: 'Big', members: 12 },
      { name: 'big', members: 12 },
      { name: 'x'.repeat(300), members: 12 },
      { name: 'Huge', members: 450 },
    ];
    const addresses = nodeAddresses('a.ts', declarationsOf([small, ...types, small]));
    const pages = [...new Set(addresses.slice(1).map((address) => splitAddress(address).page))];
    expect(pages).toEqual([
      'a.ts~ref',
      'a.ts~ref-Big',
      'a.ts~ref-big~~2',
      expect.stringMatching(/^a\.ts~ref-x{22}~~[0-9a-f]{16}$/),
      'a.ts~ref-Huge',
      'a.ts~ref-Huge~p2',
      'a.ts~ref-Huge~p3',
    ]);
    expect(pages.map(fileOfAddress)).toEqual(pages.map(() => 'a.ts'));
  });
});

/** A file with types at its top level, each followed by its members. */
function declarationsOf(types: readonly { name: string; members: number }[]): Declarations {
  const symbols = [''];
  const parents = [-1];
  for (const { name, members } of types) {
    const type = symbols.length;
    symbols.push(name, ...Array.from({ length: members }, (_, at) => `${name}.m${at}`));
    parents.push(0, ...Array.from({ length: members }, () => type));
  }
  const rows = new Int32Array(symbols.length * D.Width);
  for (const index of symbols.keys()) {
    rows[index * D.Width + D.Symbol] = index;
    rows[index * D.Width + D.Parent] = parents[index]!;
  }
  return { strings: symbols, rows } as Declarations;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimPathAddresses, nodeAddresses } from '../../../src/indexer/emit/addresses.ts';
import { DeclarationColumn as D, type Declarations } from '../../../src/indexer/files/declarations.ts';
import { addressAbove, fileOfAddress, sectionId, splitAddress } from '../../../src/model/address.ts';
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
  const addressesOf = (
    types: Parameters<typeof declarationsOf>[0],
    withPages: readonly string[],
  ): string[] => {
    const declarations = declarationsOf(types);
    const pages = declarations.strings.flatMap((symbol, at) => (withPages.includes(symbol) ? [at] : []));
    return nodeAddresses('src/a.ts', declarations, new Set(pages));
  };

  it('gives symbols pages in the folder of their file, members sections there, and the others sections of the file', () => {
    expect(
      addressesOf(
        [
          { name: 'Cart', members: 2 },
          { name: 'helper', members: 1 },
        ],
        ['Cart'],
      ),
    ).toEqual([
      'src/a.ts',
      'src/a.ts~/Cart',
      'src/a.ts~/Cart#.Cart.m0',
      'src/a.ts~/Cart#.Cart.m1',
      'src/a.ts#.helper',
      'src/a.ts#.helper.m0',
    ]);
  });

  it('gives different symbols different addresses, ignoring case, that are safe and lead back to the file', () => {
    const names = [
      'Run',
      'run',
      'RUN',
      'run',
      'index.html',
      '__proto__',
      'a/b',
      '..',
      'con',
      'x'.repeat(400),
      'x'.repeat(401),
    ];
    const types = names.map((name) => ({ name, members: 0 }));
    const addresses = addressesOf(types, names).slice(1);
    expect(addresses.slice(0, 4)).toEqual([
      'src/a.ts~/Run',
      'src/a.ts~/run~~2',
      'src/a.ts~/RUN~~3',
      'src/a.ts~/run~~4',
    ]);
    expect(new Set(addresses.map((address) => address.toLowerCase())).size).toBe(names.length);
    for (const address of addresses) {
      expect(address).toMatch(/^src\/a\.ts~\/[^./\\:*?"<>|#][^/\\:*?"<>|#]{0,110}$/);
      expect(fileOfAddress(address)).toBe('src/a.ts');
      expect(splitAddress(address)).toEqual({ page: address, section: '' });
    }
  });

  it('gives no section the id of a page', () => {
    const addresses = addressesOf(
      [
        { name: 'Run', members: 0 },
        { name: 'run', members: 0 },
      ],
      ['Run', 'run'],
    );
    const sections = nodeAddresses(
      'a.ts',
      declarationsOf([
        { name: 'Run', members: 0 },
        { name: 'run', members: 0 },
        { name: 'run~~2', members: 0 },
      ]),
      new Set([1, 2]),
    );
    expect(addresses.map(sectionId).slice(1)).toEqual(['.Run', '.run~~2']);
    expect(sections.map(sectionId).slice(1)).toEqual(['.Run', '.run~~2', '.run~~2~~2']);
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimPathAddresses, nodeAddresses } from '../../../src/indexer/emit/addresses.ts';
import type { DefinitionFact } from '../../../src/indexer/facts.ts';
import { compareText } from '../../../src/model/order.ts';

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
/** Paths that a repository can have: no file is also a folder. */
const paths = fc
  .uniqueArray(
    fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/')),
    { maxLength: 30 },
  )
  .map((all) => all.filter((path) => !all.some((other) => other.startsWith(`${path}/`))).sort(compareText));

describe('claimPathAddresses', () => {
  it('gives every file and folder an address of its own, case apart', () => {
    fc.assert(
      fc.property(paths, (all) => {
        const addresses = claimPathAddresses(all);
        const folders = new Set(
          all.flatMap((path) =>
            path
              .split('/')
              .slice(0, -1)
              .map((_, at, parts) => parts.slice(0, at + 1).join('/')),
          ),
        );
        const given = [...all.map(addresses.file), ...[...folders].map(addresses.directory)];
        expect(new Set(given.map((address) => address.toLowerCase())).size).toBe(given.length);
        for (const address of given)
          for (const segment of address.split('/')) expect(segment).toMatch(/^[^./\\:*?"<>|][^/\\:*?"<>|]*$/);
      }),
    );
  });

  it('keeps files below their folder', () => {
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
  it('tells apart what differs in case only, and what a file system would confuse', () => {
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
    const definitions = symbols.map((symbol) => ({ symbol }) as DefinitionFact);
    const addresses = nodeAddresses('src/a.ts', { definitions });
    expect(addresses[0]).toBe('src/a.ts');
    expect(new Set(addresses.map((address) => address.toLowerCase())).size).toBe(symbols.length);
    for (const address of addresses.slice(1)) expect(address).toMatch(/^src\/a\.ts\/[^/]+$/);
    expect(addresses.slice(1, 4)).toEqual(['src/a.ts/Run', 'src/a.ts/run~~2', 'src/a.ts/RUN~~3']);
  });
});

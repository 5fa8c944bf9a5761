import { expect, test } from 'vitest';
import { chooseCorpora, readCorpora } from './corpora.ts';
import { revisionOf, sourcesOnly } from './fetch/debian-source.ts';

const corpora = await readCorpora();

test('every repository is pinned, and has a name of its own and a change to make', () => {
  expect(new Set(corpora.map(({ name }) => name)).size).toBe(corpora.length);
  for (const { origin, change } of corpora) {
    expect(origin.version).toMatch(/^(?:\d+\.|[0-9a-f]{40}$)/);
    expect(change.append).toContain('$N');
  }
});

test('without a wish the main ones are chosen', () => {
  const chosen = chooseCorpora(corpora, { only: [], all: false });
  expect(chosen.length).toBeGreaterThanOrEqual(4);
  expect(chosen.every(({ main }) => main)).toBe(true);
  expect(chooseCorpora(corpora, { only: [], all: true })).toHaveLength(corpora.length);
});

test('a name that no repository has is refused with those that there are', () => {
  expect(chooseCorpora(corpora, { only: ['express'], all: false }).map(({ name }) => name)).toEqual([
    'express',
  ]);
  expect(() => chooseCorpora(corpora, { only: ['nothing'], all: false })).toThrow(/called nothing.*three/);
});

test('both formats of a list of sources are turned to source packages', () => {
  expect(sourcesOnly('Types: deb\nURIs: mirror\n')).toBe('Types: deb-src\nURIs: mirror\n');
  expect(sourcesOnly('deb [signed-by=/a] mirror stable main\n# deb off\n')).toBe(
    'deb-src [signed-by=/a] mirror stable main\n# deb off\n',
  );
});

test('the revision of an upstream version is found beside that of a security update', () => {
  const records = 'Package: a\nVersion: 1:2.0+dfsg-3\n\nPackage: a\nVersion: 1:1.9-0+deb12u1\n';
  expect(revisionOf(records, '1.9')).toBe('1:1.9-0+deb12u1');
  expect(revisionOf(records, '2.0+dfsg')).toBe('1:2.0+dfsg-3');
  expect(revisionOf(records, '2.0')).toBeUndefined();
});

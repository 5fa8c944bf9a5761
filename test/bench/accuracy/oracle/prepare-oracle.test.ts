import { expect, test } from 'vitest';
import { readAccuracyCorpora } from '../corpora/corpora.ts';
import { documentPaths } from './documents.ts';

const corpora = await readAccuracyCorpora();

test('every repository is pinned, by itself or by the benchmark', () => {
  expect(new Set(corpora.map(({ name }) => name)).size).toBe(corpora.length);
  for (const { sha256, origin, language } of corpora) {
    expect(sha256).not.toMatch(/^0+$/);
    expect(origin.version).toMatch(/^(?:\d|[0-9a-f]{40}$)/);
    expect(language.oracle.tool.version).toMatch(/^\d/);
  }
});

test.each([
  ['typescript', 'library'],
  ['typescript', 'JSX'],
  ['typescript', 'workspaces'],
  ['typescript', 'aliases'],
  ['typescript', 'CommonJS'],
  ['python', 'typed'],
  ['python', 'untyped'],
  ['python', 're-exports'],
  ['python', 'inheritance'],
  ['python', 'decorators'],
  ['go', 'web framework'],
  ['go', 'embedding'],
  ['go', 'interfaces'],
  ['go', 'command line'],
  ['java', 'reflection'],
  ['java', 'nested classes'],
  ['java', 'overloads'],
  ['java', 'generics'],
  ['java', 'inheritance'],
  ['csharp', 'overloads'],
  ['csharp', 'extension methods'],
  ['csharp', 'partial classes'],
  ['csharp', 'generics'],
  ['csharp', 'LINQ'],
  ['csharp', 'attributes'],
  ['csharp', 'events'],
  ['c', 'library'],
  ['c', 'macros'],
  ['c', 'function pointers'],
  ['cpp', 'templates'],
  ['cpp', 'overloads'],
  ['cpp', 'inheritance'],
  ['kotlin', 'with Java'],
  ['kotlin', 'several platforms'],
  ['kotlin', 'extensions'],
  ['kotlin', 'lambdas with receivers'],
])('%s: %s is both among what is looked at and among what never is', (language, kind) => {
  const sets = corpora
    .filter((corpus) => corpus.language.id === language && corpus.kind.includes(kind))
    .map(({ set }) => set);
  expect(new Set(sets)).toEqual(new Set(['tuned', 'unseen']));
});

test('the paths of an index are read, whatever else is in it', () => {
  const path = [...new TextEncoder().encode('src/ä.ts')];
  const occurrences = [0x12, 3, 1, 2, 3];
  const document = [...occurrences, 0x0a, path.length, ...path, 0x18, 0x96, 0x01];
  const metadata = [0x0a, 2, 0x08, 1];
  const index = [...metadata, 0x12, document.length, ...document, 0x12, 2, 0x0a, 0];
  expect(documentPaths(Uint8Array.from(index))).toEqual(['src/ä.ts', '']);
  expect(() => documentPaths(Uint8Array.from([0x12, 9, 1]))).toThrow(RangeError);
});

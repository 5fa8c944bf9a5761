import { describe, expect, test } from 'vitest';
import { changedFileArtifacts } from '../../../src/features/changes/changed-file.ts';
import type { Side } from '../../../src/features/changes/side.ts';
import { artifactPath, isFileShard } from '../../../src/model/artifact.ts';
import { ChangedFile, type ChangedSide, differenceAddresses } from '../../../src/model/changed-file.ts';
import type { ChangeReport, FileChange } from '../../../src/model/changes.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';
import { emptyReport, fileChange, symbolChange } from '../../support/change-report.ts';

const price = `export function total(amounts: number[]): number {
  return amounts.length;
}

export function zero(): number {
  return 0;
}
`;
const log = 'export function log(text: string): void {}\n';
const cart = `import { total, zero } from './price.ts';
import { log } from './log.ts';

export function sum(): number {
  log('sum');
  return total([zero()]);
}
`;

async function sideOf(name: string, files: Record<string, string>): Promise<Side> {
  const { artifacts } = await indexMemory(memorySource(files));
  return {
    state: { name, commit: null, time: null, subject: null },
    store: new MemoryStore(artifacts),
    shards: new Map(artifacts.filter(({ path }) => isFileShard(path)).map(({ path }) => [path, path])),
  };
}

/** Compares two states, and returns the differences by path. */
async function compare(
  before: Record<string, string>,
  after: Record<string, string>,
  report: Partial<ChangeReport> & { files: FileChange[] },
): Promise<Map<string, ChangedFile>> {
  const [base, head] = await Promise.all([sideOf('v1', before), sideOf('v2', after)]);
  const found = new Map<string, ChangedFile>();
  for await (const { path, value } of changedFileArtifacts(base, head, { ...emptyReport, ...report })) {
    const file = ChangedFile.parse(value);
    expect(path).toBe(artifactPath.changedFile('v1..v2', file.address));
    found.set(file.path, file);
  }
  return found;
}

/** Returns the targets of the names in a line, as `name: page address line`. */
function namesIn(side: ChangedSide | null | undefined, line: number): string[] {
  return (side?.names ?? [])
    .filter((name) => name[0] === line)
    .map(([, start, end, at]) => {
      const part = side?.parts.findLast((each) => each.line <= line);
      const text = part?.text.split('\n')[line - part.line]?.slice(start - 1, end - 1) ?? '';
      const target = side?.targets[at];
      return [`${text}:`, target?.page, target?.address, target?.line, target?.title]
        .filter((word) => word !== undefined && word !== '')
        .join(' ');
    });
}

function textOf(side: ChangedSide | null | undefined): string[] {
  return (side?.parts ?? []).map(({ line, text }) => `${line}: ${text}`);
}

describe('the names of each side lead to their own state', async () => {
  const found = await compare(
    { 'src/price.ts': price, 'src/log.ts': log, 'src/cart.ts': cart },
    {
      'src/price.ts': price.replace('total(', 'sumOf('),
      'src/log.ts': log,
      'src/cart.ts': cart.replaceAll('total', 'sumOf').replace("'sum'", "'the sum'"),
    },
    {
      files: [fileChange('src/cart.ts'), fileChange('src/price.ts')],
      symbols: [
        symbolChange({
          change: 'renamed',
          id: 'function:src/price.ts:sumOf',
          fromId: 'function:src/price.ts:total',
          address: 'src/price.ts~/sumOf',
        }),
      ],
    },
  );

  test('names of the new side lead to pages of the new atlas', () => {
    expect(namesIn(found.get('src/cart.ts')?.head, 6)).toEqual([
      'sumOf: definition src/price.ts~/sumOf',
      'zero: definition src/price.ts~/zero',
    ]);
    expect(namesIn(found.get('src/price.ts')?.head, 1)).toEqual(['sumOf: symbol src/price.ts~/sumOf']);
  });

  test('names of the old side lead to the old line of a changed file', () => {
    expect(namesIn(found.get('src/cart.ts')?.base, 6)).toEqual([
      'total: old line src/price.ts 1',
      'zero: old line src/price.ts 5',
    ]);
  });

  test('names of the old side lead to the page of a file that did not change', () => {
    expect(namesIn(found.get('src/cart.ts')?.base, 5)).toEqual(['log: definition src/log.ts~/log']);
  });

  test('old definitions lead to what became of them', () => {
    expect(namesIn(found.get('src/price.ts')?.base, 1)).toEqual(['total: symbol src/price.ts~/sumOf']);
    expect(namesIn(found.get('src/price.ts')?.base, 5)).toEqual(['zero: symbol src/price.ts~/zero']);
  });
});

test('a removed definition says so, and one that the new state lacks has its old place as a title', async () => {
  const found = await compare(
    { 'src/price.ts': price, 'src/log.ts': log, 'src/cart.ts': cart },
    { 'src/price.ts': price.slice(0, price.indexOf('export function zero')), 'src/cart.ts': cart },
    {
      // As if the file of `log` were not compared.
      files: [fileChange('src/cart.ts'), fileChange('src/price.ts')],
      symbols: [symbolChange({ change: 'removed', id: 'function:src/price.ts:zero' })],
    },
  );
  expect(namesIn(found.get('src/price.ts')?.base, 5)).toEqual(['zero: none Removed']);
  expect(namesIn(found.get('src/cart.ts')?.base, 5)).toEqual([
    'log: none Defined in src/log.ts:1 of the old state',
  ]);
});

test('an added and a removed file have one side, and a file without text has none', async () => {
  const found = await compare(
    { 'src/old.ts': log },
    { 'src/new.ts': log },
    {
      files: [
        fileChange('src/new.ts', { change: 'added' }),
        fileChange('src/old.ts', { change: 'removed' }),
        fileChange('logo.png'),
      ],
    },
  );
  expect(found.get('src/new.ts')).toMatchObject({
    base: null,
    runs: [{ kind: 'added', oldLine: 1, newLine: 1, count: 1, shown: 'open' }],
  });
  expect(textOf(found.get('src/new.ts')?.head)).toEqual([`1: ${log.trim()}`]);
  expect(found.get('src/old.ts')).toMatchObject({
    head: null,
    runs: [{ kind: 'removed', oldLine: 1, newLine: 1, count: 1, shown: 'open' }],
  });
  expect(found.get('logo.png')).toMatchObject({ base: null, head: null, runs: [] });
});

test('a moved file is compared with its old path, and its old names are known', async () => {
  const found = await compare(
    { 'src/log.ts': log, 'src/cart.ts': `${log}log('a');\n` },
    { 'src/log.ts': log, 'lib/cart.ts': `${log}log('b');\n` },
    {
      files: [
        fileChange('lib/cart.ts', {
          change: 'moved',
          fromPath: 'src/cart.ts',
          fromAddress: 'src/cart.ts',
        }),
      ],
    },
  );
  const file = found.get('lib/cart.ts');
  expect(file?.base?.path).toBe('src/cart.ts');
  expect(file?.runs.map(({ kind, count }) => `${kind} ${count}`)).toEqual(['same 1', 'removed 1', 'added 1']);
  expect(namesIn(file?.base, 2)).toEqual(['log: old line lib/cart.ts 1']);
  expect(namesIn(file?.base, 1)).toEqual(['log: symbol lib/cart.ts~/log']);
});

test('unchanged lines of a small file are folded, except near changes and places that must change', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => `// line ${at + 1}`);
  const after = lines.with(19, '// changed');
  const found = await compare(
    { 'a.ts': lines.join('\n') },
    { 'a.ts': after.join('\n') },
    {
      files: [fileChange('a.ts')],
      mustChange: [
        {
          path: 'a.ts',
          span: [50, 1, 50, 3],
          text: '// line 50',
          inId: 'file:a.ts',
          causeId: null,
          reason: 'removed',
          message: 'it was removed',
          isCertain: true,
          isTest: false,
        },
      ],
    },
  );
  const runs = found
    .get('a.ts')
    ?.runs.map(({ kind, newLine, count, shown }) => [kind, newLine, count, shown]);
  expect(runs).toEqual([
    ['same', 1, 16, 'folded'],
    ['same', 17, 3, 'open'],
    ['removed', 20, 1, 'open'],
    ['added', 20, 1, 'open'],
    ['same', 21, 3, 'open'],
    ['same', 24, 23, 'folded'],
    ['same', 47, 7, 'open'],
    ['same', 54, 7, 'folded'],
  ]);
});

test('a large file has only the lines near changes, and the changed lines up to a limit', async () => {
  const lines = Array.from({ length: 5000 }, (_, at) => `line ${at + 1}`);
  const found = await compare(
    { 'near.txt': lines.join('\n'), 'all.txt': lines.join('\n') },
    { 'near.txt': lines.with(2499, 'changed').join('\n'), 'all.txt': 'nothing' },
    { files: [fileChange('near.txt'), fileChange('all.txt')] },
  );
  const near = found.get('near.txt');
  expect(near?.runs.map(({ shown, count }) => `${shown} ${count}`)).toEqual([
    'absent 2496',
    'open 3',
    'open 1',
    'open 1',
    'open 3',
    'absent 2497',
  ]);
  expect(textOf(near?.head)).toEqual([
    '2497: line 2497\nline 2498\nline 2499\nchanged\nline 2501\nline 2502\nline 2503',
  ]);
  const all = found.get('all.txt');
  expect(all?.cut).toBe(3000);
  expect(all?.base?.parts.map(({ line, text }) => [line, text.split('\n').length])).toEqual([[1, 2000]]);
});

test('a likely secret is masked on both sides', async () => {
  const secret = (word: string) => `const key = 'ghp_${word.repeat(4)}';\nexport const n = 1;\n`;
  const [first, second] = ['aB3dE6gH9', 'Zy8xW5vU2'];
  const found = await compare(
    { 'a.ts': secret(first) },
    { 'a.ts': `${secret(second)}// new\n` },
    { files: [fileChange('a.ts')] },
  );
  const json = JSON.stringify(found.get('a.ts'));
  expect(json).not.toContain(first);
  expect(json).not.toContain(second);
  expect(json).toContain('// new');
});

test('a line feed at the end that came or went is said, and is no changed line', async () => {
  const found = await compare(
    { 'a.txt': 'one\ntwo', 'b.txt': 'one\n' },
    { 'a.txt': 'one\ntwo\n', 'b.txt': 'one' },
    { files: [fileChange('a.txt'), fileChange('b.txt')] },
  );
  expect(found.get('a.txt')).toMatchObject({ finalLineFeed: 'added', runs: [{ kind: 'same', count: 2 }] });
  expect(found.get('b.txt')).toMatchObject({ finalLineFeed: 'removed', runs: [{ kind: 'same', count: 1 }] });
});

test('differences of files whose names differ only in case have different addresses', () => {
  expect(differenceAddresses([fileChange('A.ts', { change: 'removed' }), fileChange('a.ts')])).toEqual([
    'A.ts',
    'a.ts~~2',
  ]);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { OUTPUT_MARKER } from '../../src/model/output.ts';
import { type Change, planCommit } from '../../src/publish/commit-plan.ts';
import { openOutput } from '../../src/publish/output-folder.ts';
import { StagedWriter } from '../../src/publish/staged-writer.ts';
import { snapshot, temporaryFolder } from './support/folders.ts';

const marker = '{"generator":"treeatlas","generation":"g","entries":["a","b"]}';
const many = (folder: string, text: string) =>
  Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`${folder}/d${n % 7}/${n}.html`, `${text}${n}`]));

test('moves single files where little changes', () => {
  const old = { 'a/1': 'one', 'a/2': 'two', 'b/1': 'gone', [OUTPUT_MARKER]: marker };
  const { journal } = commit(old, {
    'a/1': 'ONE',
    'a/2': 'two',
    'a/new/3': 'three',
    [OUTPUT_MARKER]: marker,
  });
  expect(journal).toEqual({ put: ['a/1', 'a/new/3'], remove: ['b/1'] });
});

test('moves a folder that is new as a whole', () => {
  const { journal } = commit({ [OUTPUT_MARKER]: marker }, { ...many('a', 'x'), [OUTPUT_MARKER]: marker });
  expect(journal).toEqual({ put: ['a'], remove: [] });
});

test('swaps a folder in which much changes, with what did not change in it', () => {
  const old = { ...many('a', 'old'), 'a/same': 'same', 'b/1': 'one', [OUTPUT_MARKER]: marker };
  const { journal } = commit(old, {
    ...many('a', 'new'),
    'a/same': 'same',
    'b/1': 'one',
    [OUTPUT_MARKER]: marker,
  });
  expect(journal).toEqual({ put: ['a'], remove: [] });
});

test('removes a folder of which nothing is left', () => {
  const { journal } = commit({ ...many('a', 'old'), [OUTPUT_MARKER]: marker }, { [OUTPUT_MARKER]: marker });
  expect(journal).toEqual({ put: [], remove: ['a'] });
});

test.each([
  [{ 'a/x.html': 'a file' }, { 'a/x.html/y.html': 'below a folder' }],
  [{ 'a/x.html/y.html': 'below a folder' }, { 'a/x.html': 'a file' }],
  [{ 'a/x': 'a file' }, { 'a/x/y/z/1': 'deep below' }],
])('a file takes the place of a folder and the other way round: %j', (old, now) => {
  commit({ ...old, [OUTPUT_MARKER]: marker }, { ...now, [OUTPUT_MARKER]: marker });
});

/** Commits `now` over `old` and checks the result; undoes nothing. */
function commit(old: Record<string, string>, now: Record<string, string>) {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(old)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const output = openOutput(folder);
  const writer = new StagedWriter({ newFolder: output.staging.newFolder, output: output.folder });
  const change: Change = {
    output: output.folder,
    staging: output.staging,
    changed: Object.entries(now).flatMap(([path, text]) =>
      writer.write(path, Buffer.from(text)) ? [path] : [],
    ),
    removed: Object.keys(old).filter((path) => !(path in now)),
    files: () => Object.keys(now),
    swapFolders: true,
  };
  const journal = planCommit(change);
  output.staging.commit(journal);
  output.close();
  const expected = temporaryFolder();
  for (const [path, text] of Object.entries(now)) {
    mkdirSync(dirname(join(expected, path)), { recursive: true });
    writeFileSync(join(expected, path), text);
  }
  expect(snapshot(folder)).toEqual(snapshot(expected));
  return { journal };
}

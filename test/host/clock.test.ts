import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openServedAtlas } from '../../src/host/open-served-atlas.ts';
import { openProject } from '../../src/host/open-project.ts';
import { openStoredAtlas } from '../../src/host/stored/open-stored-atlas.ts';
import { artifactPath } from '../../src/model/artifact.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { republish } from '../faces/support/republish.ts';
import { startServer, staticFiles } from '../faces/support/static-server.ts';
import { tinyFiles } from '../faces/support/tiny-files.ts';
import { temporaryRepository } from '../support/temporary-repository.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

afterEach(() => void vi.useRealTimers());

/** Lets the program see another time than the file system, which is that of the machine. */
function setClock(shift: number): void {
  vi.useRealTimers();
  if (shift !== 0) vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shift });
}

test.each([
  ['was a day ahead when the cache was written', DAY, 0],
  ['was a year behind when the cache was written', -YEAR, 0],
  ['is set back by a day', 0, -DAY],
  ['is set forward by a year', 0, YEAR],
  ['is set back by a year after it was one ahead', YEAR, -YEAR],
])('an edit is read if the clock %s', async (_, before, after) => {
  const { root, commit, remove } = temporaryRepository();
  onTestFinished(remove);
  commit({ 'a.md': '# Text 1\n', 'b.md': '# Other 1\n', 'c.md': '# Gone\n' }, 'first');
  for (const path of ['a.md', 'b.md', 'c.md']) touch(join(root, path), before);
  setClock(before);
  expect(await sourceOf(root, 'a.md')).toBe('# Text 1\n');
  setClock(after);
  const { mtimeMs } = statSync(join(root, 'a.md'));
  // The same size, with the time of before and with one long before the cache.
  writeFileSync(join(root, 'a.md'), '# Text 2\n');
  utimesSync(join(root, 'a.md'), mtimeMs / 1000, mtimeMs / 1000);
  writeFileSync(join(root, 'b.md'), '# Other 2\n');
  touch(join(root, 'b.md'), after - YEAR);
  rmSync(join(root, 'c.md'));
  expect(await sourceOf(root, 'a.md')).toBe('# Text 2\n');
  expect(await sourceOf(root, 'b.md')).toBe('# Other 2\n');
  expect(await sourceOf(root, 'c.md')).toBeUndefined();
});

test('a new version of a published atlas is noticed after a minute, although the clock is set back', async () => {
  const files = await tinyFiles();
  const { url } = await startServer((request, response) => staticFiles(files)(request, response));
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const { getAtlas } = await openServedAtlas(url, { checkout: false });
  const path = artifactPath.file('src/main.ts');
  const read = async () => (await getAtlas()).store.read(path);
  expect(await read()).toMatchObject({ path: 'src/main.ts' });
  republish(files, path, files.get(path)!.replaceAll('main.ts', 'changed.ts'));
  vi.setSystemTime(Date.now() - DAY);
  vi.advanceTimersByTime(61_000);
  expect(await read()).toMatchObject({ path: 'src/changed.ts' });
});

async function sourceOf(root: string, path: string): Promise<string | undefined> {
  const store = await openStoredAtlas(await openProject(root));
  return ((await store.read(artifactPath.file(path))) as FileShard | undefined)?.source;
}

/** Gives a file the time that the shifted clock says. */
function touch(file: string, shift: number): void {
  const seconds = (Date.now() + shift) / 1000;
  utimesSync(file, seconds, seconds);
}

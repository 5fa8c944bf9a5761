import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareSides } from '../../../src/features/changes/compare-sides.ts';
import { copyRepository } from '../support/fetch/repository.ts';
import type { DrawnChange } from './drawn-change.ts';
import { applyEdits } from './inject/edits.ts';
import type { NamedPlace } from './judge.ts';
import { openSide } from './open-side.ts';

/**
 * The places that Treeatlas names for each change, in turn. Each is made to a copy and taken back. As in the other tables of
 * accuracy, files that Treeatlas skips count on no side: changes in them are passed over, and so are errors in them.
 */
export async function* namePlaces(
  root: string,
  changes: readonly DrawnChange[],
  work: string,
): AsyncGenerator<{ change: DrawnChange; named: NamedPlace[] }> {
  const folder = join(work, 'atlas');
  const cacheFolder = join(work, 'cache');
  await mkdir(cacheFolder, { recursive: true, mode: 0o700 });
  await copyRepository(root, folder);
  try {
    const base = await openSide(folder, 'base', cacheFolder);
    const read = (place: { path: string }): boolean => base.readPaths.has(place.path);
    for (const drawn of changes.filter(read)) {
      const change = { ...drawn, errors: drawn.errors.filter(read) };
      if (change.errors.every(({ isInside }) => isInside)) continue;
      const file = join(folder, change.path);
      const source = await readFile(file, 'utf8');
      await writeFile(file, applyEdits(source, change.edits).text);
      try {
        const { mustChange } = await compareSides(base, await openSide(folder, 'head', cacheFolder));
        const named = mustChange.map(({ path, span, reason, message, isCertain }): NamedPlace => {
          return { path, line: span[0], reason, message, isCertain };
        });
        yield { change, named };
      } finally {
        await writeFile(file, source);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

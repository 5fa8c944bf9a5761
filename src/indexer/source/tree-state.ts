import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintedFiles } from './git-files.ts';
import { splitZero } from './names.ts';
import { fileStamp } from './stamp.ts';

/** What git prints about the files of a folder. */
interface PrintedState extends PrintedFiles {
  /** Of `printStatus`. */
  status: Buffer;
}

/** A tag of `ls-files -v` other than that of a file which git compares with the disk. */
const NOT_COMPARED = /(?:^|\0)[^H]/;
/** Fields before the path of a changed and of a conflicting file in the output of `status --porcelain=v2`. */
const FIELDS: ReadonlyMap<string, number> = new Map([
  ['1', 8],
  ['u', 10],
]);

/**
 * Returns a digest of the files of a folder that is equal only if git and the disk say the same of each: git compares tracked
 * files with its index much faster than Node can, so only the others are looked at here. Undefined if git does not compare
 * all of them, as in a sparse checkout.
 */
export function treeState(
  folder: string,
  prefix: string,
  { tracked, others, status }: PrintedState,
): string | undefined {
  if (tracked.length === 0 || NOT_COMPARED.test(tracked.toString('latin1'))) return undefined;
  const hash = createHash('sha256').update(tracked).update('\n');
  // Paths of the status begin at the top of the repository.
  const changed = splitZero(status).flatMap(({ text }) => changedPath(text) ?? []);
  const untracked = others ? splitZero(others) : [];
  for (const path of changed) hash.update(`${path}\0${stampOf(folder, path.slice(prefix.length))}\n`);
  for (const { text } of untracked) hash.update(`${text}\0${stampOf(folder, text)}\n`);
  return hash.digest('base64url');
}

/** The path in a line of `status`, if it is of a tracked file. */
function changedPath(line: string): string | undefined {
  const fields = FIELDS.get(line.slice(0, 1));
  if (fields === undefined) return undefined;
  let at = 0;
  for (let field = 0; field < fields; field++) at = line.indexOf(' ', at) + 1;
  return line.slice(at);
}

function stampOf(folder: string, path: string): string {
  try {
    return fileStamp(lstatSync(join(folder, path)));
  } catch {
    return '';
  }
}

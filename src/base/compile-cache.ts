import { readdirSync, statSync, utimesSync } from 'node:fs';
import module from 'node:module';
import { join, resolve } from 'node:path';
import { codeDigest } from './code-digest.ts';
import { digest } from './digest.ts';
import { isInRepository } from './inside.ts';
import { DAY_MS, isRecorded, removeUnused } from './last-use.ts';
import { makePrivateFolder } from './private-files.ts';
import { isBundled, programFile } from './program-files.ts';
import { userCacheFolder } from './user-folders.ts';

/** Versions of this program whose compiled code is kept, and for how long after their last use. Each takes a few megabytes. */
const MAX_VERSIONS = 3;
const MAX_AGE_MS = 60 * DAY_MS;

/**
 * Keeps compiled code for the next start, also of the threads and processes of this program. Node runs what it finds in that folder without
 * looking who wrote it, and its default is a folder in `/tmp`, which another user can make first. So it is a private folder of this user, or there is
 * none. A folder that the user named (`NODE_COMPILE_CACHE`) is in use already, and no other is made if the user wants none. Node 20 cannot keep code.
 *
 * `words` is the command line. A folder inside a repository that it may be about is not used: compiled code could have come with the repository.
 */
export function keepCompiledCode(words: readonly string[], userFolder = userCacheFolder()): void {
  if (!('enableCompileCache' in module)) return;
  const { NODE_COMPILE_CACHE: own = '', NODE_DISABLE_COMPILE_CACHE: disabled } = process.env;
  if (own !== '' || disabled !== undefined) return;
  try {
    if (placesIn(words).some((place) => isInRepository(place, userFolder))) return;
    makePrivateFolder(userFolder);
    const { status, directory } = module.enableCompileCache(versionFolder(userFolder));
    if (status === module.constants.compileCacheStatus.ENABLED) process.env['NODE_COMPILE_CACHE'] = directory;
  } catch {
    // Without it, a start takes longer.
  }
}

/** The folders that may be the repository or in it: the current one, and what the command line names. */
function placesIn(words: readonly string[]): string[] {
  const named = words.map((word) => resolve(word.replace(/^-[^=]*=/, '')));
  return [process.cwd(), ...named.filter((path) => statSync(path, { throwIfNoEntry: false }))];
}

/** Returns the folder for this version of the program, so that those of other versions can be removed. */
function versionFolder(userFolder: string): string {
  const all = join(userFolder, 'code');
  const folder = join(all, isBundled ? codeDigest() : digest(programFile('.').href));
  makePrivateFolder(all);
  const isNew = makePrivateFolder(folder);
  const now = Date.now();
  if (!isNew && isRecorded(usedAt(folder), now)) return folder;
  utimesSync(folder, new Date(now), new Date(now));
  const others = readdirSync(all).map((name) => join(all, name));
  removeUnused(
    others.filter((each) => each !== folder),
    usedAt,
    { maxKept: MAX_VERSIONS - 1, maxAgeMs: MAX_AGE_MS, now },
  );
  return folder;
}

/** Returns the time of the last use, to the day. */
function usedAt(folder: string): number {
  return statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

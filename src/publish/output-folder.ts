import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import { z } from 'zod';
import { LOCK_FILE, OUTPUT_MARKER, STAGING_FOLDER } from '../model/output.ts';
import { lockOutput } from './output-lock.ts';
import { errorCode, PublishError, toPublishError } from './publish-error.ts';
import { Staging } from './staging.ts';

/** The content of the marker in every output. */
export const OutputMarker = z.object({
  generator: z.literal('treeatlas'),
  /** Names the content of the atlas: two with the same generation have the same bytes. */
  generation: z.string(),
  /** What at the root of the folder is ours; the rest is left alone (`.git`, `CNAME`). Sorted. */
  entries: z.array(z.string()),
});
export type OutputMarker = z.infer<typeof OutputMarker>;

export interface Output {
  /** Absolute, symbolic links resolved. */
  folder: string;
  /** What is published there now; undefined when nothing is. */
  marker: OutputMarker | undefined;
  /** True when files of others are in it, which `force` permits. */
  foreign: boolean;
  staging: Staging;
  /** Removes all that is not the atlas. Removes the folder too when it was made for nothing. */
  close(): void;
}

const ours: ReadonlySet<string> = new Set([LOCK_FILE, STAGING_FOLDER]);

/**
 * Opens a folder for one build: checks that it may be written, locks it and puts right what a build that died
 * left there. Throws a `PublishError` when it is no folder, holds something else, or is in use.
 */
export function openOutput(path: string, options: { force?: boolean } = {}): Output {
  try {
    return open(resolve(path), options.force ?? false);
  } catch (cause) {
    throw toPublishError(cause, 'write to the output folder', path);
  }
}

/**
 * Whether a folder may be opened later, as far as looking tells: makes, locks and changes nothing. Throws a
 * `PublishError` like `openOutput`.
 */
export function checkOutput(path: string, options: { force?: boolean } = {}): void {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat && !stat.isDirectory()) throw fileInTheWay(path);
    if (!stat || options.force || existsSync(join(path, STAGING_FOLDER))) return;
    refuseForeign(realpathSync(path));
  } catch (cause) {
    throw toPublishError(cause, 'write to the output folder', path);
  }
}

function fileInTheWay(path: string): PublishError {
  return new PublishError('The output is a file, not a folder.', {
    where: path,
    next: 'Choose another output folder with --out, or delete the file.',
  });
}

function open(path: string, force: boolean): Output {
  const made = makeFolder(path);
  const folder = realpathSync(path);
  // A build that died in the middle of its commit may have moved the marker: its staging folder has it.
  if (!made && !force && !existsSync(join(folder, STAGING_FOLDER))) refuseForeign(folder);
  const lock = lockOutput(folder);
  try {
    const staging = Staging.open(folder);
    if (!force) refuseForeign(folder, staging);
    const marker = readMarker(folder);
    return {
      folder,
      marker,
      foreign: !marker && hasForeign(folder),
      staging,
      close() {
        staging.discard();
        lock.release();
        if (made) removeEmpty(folder, made);
      },
    };
  } catch (cause) {
    lock.release();
    if (made) removeEmpty(folder, made);
    throw cause;
  }
}

/** The first folder that had to be made; undefined when all were there. */
function makeFolder(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return undefined;
  if (stat) throw fileInTheWay(path);
  try {
    return mkdirSync(path, { recursive: true });
  } catch (cause) {
    if (errorCode(cause) !== 'ENOENT') throw cause;
    // Node says this of a read-only file system and of a link to nothing as well: the plain call tells them apart.
    let first = path;
    while (!existsSync(dirname(first))) first = dirname(first);
    mkdirSync(first);
    mkdirSync(path, { recursive: true });
    return first;
  }
}

function refuseForeign(folder: string, staging?: Staging): void {
  if (readMarker(folder) || !hasForeign(folder)) return;
  staging?.discard();
  throw new PublishError('The output folder is not empty and holds no atlas.', {
    where: folder,
    next: 'Choose another folder with --out, or permit writing into this one with --force.',
  });
}

function hasForeign(folder: string): boolean {
  return readdirSync(folder).some((name) => !ours.has(name));
}

export function readMarker(folder: string): OutputMarker | undefined {
  try {
    return OutputMarker.safeParse(JSON.parse(readFileSync(join(folder, OUTPUT_MARKER), 'utf8'))).data;
  } catch (cause) {
    if (cause instanceof SyntaxError || errorCode(cause) === 'ENOENT') return undefined;
    throw cause;
  }
}

function removeEmpty(folder: string, first: string): void {
  try {
    for (let path = folder; path.length >= first.length && path !== parse(path).root; path = dirname(path)) {
      rmdirSync(path);
    }
  } catch {
    // Not empty: the atlas is in it, or something of somebody else.
  }
}

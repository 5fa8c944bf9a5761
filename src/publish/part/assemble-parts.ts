import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createYielder } from '../../base/create-yielder.ts';
import { digest } from '../../base/digest.ts';
import { errorMessage } from '../../base/error-message.ts';
import { isAtlasPath } from '../../model/is-atlas-path.ts';
import type { State } from '../state.ts';
import type { PublishedPart } from './publish-part.ts';

/** What a run begins with that others did a part of. */
export interface AssembledParts {
  folder: string;
  state: State;
}

/** A file of a part is missing or has other bytes, or two parts have it. `at` is the index of the part. */
export class DamagedPart extends Error {
  override name = 'DamagedPart';
  readonly at: number;

  constructor(at: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.at = at;
  }
}

/** Puts the files of parts into one folder, which is replaced. Throws `DamagedPart`. */
export async function assembleParts(
  parts: readonly (PublishedPart & { folder: string })[],
  folder: string,
  signal: AbortSignal,
): Promise<AssembledParts> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const state: State = { artifacts: {}, stable: {}, shards: {}, made: {}, layers: undefined };
  const folders = new Set<string>();
  const placed = new Map<string, string>();
  const pause = createYielder(signal);
  for (const [at, part] of parts.entries()) {
    for (const [path, expected] of part.files) {
      await pause();
      const to = join(folder, path);
      if (!isAtlasPath(path)) throw new DamagedPart(at, `${path} leads out of the atlas`);
      const before = placed.get(path);
      // Files that look the same share a card.
      if (before === expected) continue;
      if (before !== undefined) throw new DamagedPart(at, `another part has another ${path}`);
      placed.set(path, expected);
      if (!folders.has(dirname(to))) mkdirSync(dirname(to), { recursive: true });
      folders.add(dirname(to));
      place(at, join(part.folder, path), to, expected);
    }
    Object.assign(state.artifacts, part.state.artifacts);
    Object.assign(state.stable, part.state.stable);
    Object.assign(state.shards, part.state.shards);
    Object.assign(state.made, part.state.made);
  }
  return { folder, state };
}

function place(at: number, from: string, to: string, expected: string): void {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(from);
  } catch (cause) {
    throw new DamagedPart(at, `${from} cannot be read: ${errorMessage(cause)}`, { cause });
  }
  if (digest(bytes) !== expected) throw new DamagedPart(at, `${from} has other bytes than its job wrote`);
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

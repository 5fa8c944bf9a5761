import { join } from 'node:path';
import { digest } from '../base/digest.ts';
import { makeFolder } from '../base/make-folder.ts';
import { readRegularFileSync } from '../base/read-regular-file.ts';
import { writeAtomically } from '../base/write-atomically.ts';
import type { Embedder } from '../model/embedder.ts';
import { packDirections, unpackDirections } from '../model/packed-vectors.ts';

/** The oldest vectors beyond this are dropped. This many take a hundred megabytes. */
const MAX_KEPT = 200_000;
/**
 * Vectors are saved after this many texts. A model is slow, so an interrupted run should not lose everything.
 */
const SAVE_EVERY = 2000;

interface Kept {
  /** The name of the model: vectors of different models cannot be compared. */
  model: string;
  dimensions: number;
  vectors: [hash: string, packed: string][];
}

/** Wraps a model with a cache of its vectors in a file in `folder`. */
export function keepVectors(embedder: Embedder, folder: string): Embedder {
  const file = join(folder, `${digest(embedder.name).slice(0, 16)}.json`);
  return {
    name: embedder.name,
    async embed(texts) {
      const kept = load(file, embedder.name);
      const known = new Map(kept?.vectors);
      let dimensions = kept?.dimensions ?? 0;
      const missing = [...new Map(texts.map((text) => [digest(text), text]))].filter(
        ([hash]) => !known.has(hash),
      );
      for (let from = 0; from < missing.length; from += SAVE_EVERY) {
        const part = missing.slice(from, from + SAVE_EVERY);
        const made = await embedder.embed(part.map(([, text]) => text));
        dimensions = made[0]?.length ?? dimensions;
        for (const [at, [hash]] of part.entries()) known.set(hash, packDirections([made[at] ?? []]));
        save(file, { model: embedder.name, dimensions, vectors: [...known].slice(-MAX_KEPT) });
      }
      return texts.map((text) => unpackDirections(known.get(digest(text)) ?? '', dimensions));
    },
  };
}

function load(file: string, model: string): Kept | undefined {
  try {
    const kept = JSON.parse(readRegularFileSync(file).toString()) as Kept;
    return kept.model === model ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the cache. Errors are ignored, because a missing cache only costs time. */
function save(file: string, kept: Kept): void {
  try {
    makeFolder(join(file, '..'));
    writeAtomically(file, JSON.stringify(kept), { durable: false });
  } catch {
    return;
  }
}

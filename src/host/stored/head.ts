import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../../base/write-atomically.ts';
import type { RepositoryInfo } from '../../indexer/source/source.ts';
import type { RecentFile } from './listing.ts';

/** Increment this when the head or the names of files change. */
const FORMAT = 2;
export const HEAD_FILE = 'head.json';

/** The small file that says which atlas is stored, and of which state of the files. It is replaced as a whole. */
export interface Head {
  /** See `Source`. */
  state?: string | undefined;
  /** See `listingDigest`. */
  listing: string;
  recent: readonly RecentFile[];
  /** See `tagsDigest`; undefined if the atlas does not depend on the tags. */
  tags?: string | undefined;
  /** See `repositoryDigest`. */
  description: string;
  /** With secrets masked. Takes the place of the one in the stored index, since a commit need not change files. */
  repository: RepositoryInfo;
  /** The name of the list of the pack with the base artifacts. */
  base: string;
  /** Digest of all file shards, which layers are made of. */
  shards: string;
}

export function readHead(folder: string): Head | undefined {
  try {
    const { format, ...head } = JSON.parse(readFileSync(join(folder, HEAD_FILE), 'utf8')) as Head & {
      format: number;
    };
    return format === FORMAT ? head : undefined;
  } catch {
    return undefined;
  }
}

export function writeHead(folder: string, head: Head): void {
  writeAtomically(join(folder, HEAD_FILE), JSON.stringify({ format: FORMAT, ...head }), { durable: false });
}

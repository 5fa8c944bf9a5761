import { isFileShard } from './artifact.ts';
import type { FileShard } from './file-shard.ts';
import { packFile, unpackFile, type PackedFile } from './packed-file.ts';

/** Returns the JSON of an artifact as it is published: compact, keys in insertion order. */
export function artifactToJson(path: string, value: unknown): string {
  return JSON.stringify(isFileShard(path) ? packFile(value as FileShard) : value);
}

/** Restores the value of an artifact from its published form. Throws a `TypeError` if a shard is damaged. */
export function artifactFromJson(path: string, parsed: unknown): unknown {
  return isFileShard(path) ? unpackFile(parsed as PackedFile) : parsed;
}

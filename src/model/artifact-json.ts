import { isFileShard, isFileView, isSymbolShard } from './artifact.ts';
import type { FileShard } from './file-shard.ts';
import type { FileView, PublishedView } from './file-view.ts';
import { publishFile } from './publish-file.ts';
import { publishView, readPublishedView } from './publish-view.ts';
import type { PublishedFile } from './published-file.ts';
import { publishSymbols, readPublishedSymbols, type PublishedSymbols } from './published-symbols.ts';
import { readPublishedFile } from './read-published-file.ts';
import type { SymbolShard } from './symbol-shard.ts';

/** Returns the JSON of an artifact as it is published: compact, keys in insertion order. */
export function artifactToJson(path: string, value: unknown): string {
  if (isFileShard(path)) return JSON.stringify(publishFile(value as FileShard));
  if (isSymbolShard(path)) return JSON.stringify(publishSymbols(value as SymbolShard));
  return JSON.stringify(isFileView(path) ? publishView(value as FileView) : value);
}

/** Restores the value of an artifact from its published form. Throws a `TypeError` if a shard is damaged. */
export function artifactFromJson(path: string, parsed: unknown): unknown {
  if (isFileShard(path)) return readPublishedFile(parsed as PublishedFile);
  if (isSymbolShard(path)) return readPublishedSymbols(parsed as PublishedSymbols);
  return isFileView(path) ? readPublishedView(parsed as PublishedView) : parsed;
}

import { isFileShard, isFileView } from './artifact.ts';
import type { FileShard } from './file-shard.ts';
import type { FileView, PublishedView } from './file-view.ts';
import { publishFile } from './publish-file.ts';
import { publishView, readPublishedView } from './publish-view.ts';
import type { PublishedFile } from './published-file.ts';
import { readPublishedFile } from './read-published-file.ts';

/** Returns the JSON of an artifact as it is published: compact, keys in insertion order. */
export function artifactToJson(path: string, value: unknown): string {
  if (isFileShard(path)) return JSON.stringify(publishFile(value as FileShard));
  return JSON.stringify(isFileView(path) ? publishView(value as FileView) : value);
}

/** Restores the value of an artifact from its published form. Throws a `TypeError` if a shard is damaged. */
export function artifactFromJson(path: string, parsed: unknown): unknown {
  if (isFileShard(path)) return readPublishedFile(parsed as PublishedFile);
  return isFileView(path) ? readPublishedView(parsed as PublishedView) : parsed;
}

import type { FileShard } from '../../model/file-shard.ts';
import { viewOf } from '../../query/view-of.ts';
import { highlightHtml } from '../../render/highlight-html.ts';
import type { Store } from '../../store/store.ts';

/** The highlighted lines of the shards that were read. Walking through the references in a file shows many parts of it. */
const known = new WeakMap<FileShard, readonly string[]>();

/**
 * Returns lines of a file as highlighted HTML, without ids. Text of the repository is escaped in it, as it is when pages are built.
 * `marked` is the number of a line that gets the mark of a chosen line.
 */
export async function peekHtml(
  store: Store,
  shard: FileShard,
  [first, last]: readonly [first: number, last: number],
  marked?: number,
): Promise<string> {
  const lines = known.get(shard) ?? (await linesOf(store, shard));
  known.set(shard, lines);
  return lines
    .slice(first - 1, last)
    .map((line, at) => (first + at === marked ? line.replace('<u>', '<u class=on>') : line))
    .join('');
}

async function linesOf(store: Store, shard: FileShard): Promise<string[]> {
  const { highlights } = await viewOf(store, shard);
  const html = highlightHtml({ source: shard.source, highlights });
  // Long files have blocks around lines.
  return [...html.matchAll(/<u id=L\d+>(.*?<\/u>)/gs)].map(([, line]) => `<u>${line ?? ''}`);
}

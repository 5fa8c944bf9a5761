import { endAt, type FileShard } from '../../model/file-shard.ts';
import type { Span } from '../../model/position.ts';
import { canExpand, expandMacro } from '../../query/expand-macro.ts';
import { readFile } from '../../query/read.ts';
import { sliceSpan, textFrom } from '../../query/text.ts';
import type { Store } from '../../store/store.ts';

/**
 * Returns the text that a reference to a macro becomes; undefined for other references, and if it is not known. `targets` are the
 * indexes of the certain targets, the same one for each type of reference.
 */
export async function expansionAt(
  store: Store,
  shard: FileShard,
  span: Span,
  targets: readonly number[],
): Promise<string | undefined> {
  const [to, ...others] = new Set(targets);
  const end = to === undefined || others.length > 0 ? undefined : endAt(shard, to);
  if (!end || !canExpand(end)) return undefined;
  const file = 'nameSpan' in end ? shard : await readFile(store, end.path);
  const node = file?.nodes.find(({ id }) => id === end.id);
  if (!file || !node) return undefined;
  const [line, column] = span;
  const before = sliceSpan(shard.source, [line, 1, line, column]);
  return expandMacro(textFrom(file.source, node.span), textFrom(shard.source, span), before);
}

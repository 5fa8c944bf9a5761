import type { FileShard, ShardNode } from '../../../model/file-shard.ts';
import type { SnapshotNode } from '../../../model/history.ts';
import { lastLine } from '../../../query/text.ts';
import { ownTexts } from './own-texts.ts';
import { bodyOf, isWord, sketchOf, tokensOf } from './tokens.ts';

/** Returns the nodes of a file as snapshots have them. `hash` makes the identity of a text, which may be the text itself. */
export function snapshotNodes(shard: FileShard, hash: (text: string) => string): SnapshotNode[] {
  const own = ownTexts(shard);
  return shard.nodes.map((node, at) => snapshotNode(node, own[at] ?? '', hash));
}

function snapshotNode(node: ShardNode, own: string, hash: (text: string) => string): SnapshotNode {
  const { kind, name, symbol, parent, span, signature, visibility, doc } = node;
  const tokens = bodyOf(tokensOf(own), signature ?? '', symbol === '' ? '' : name);
  const sketch = sketchOf(tokens);
  return {
    kind,
    name,
    symbol,
    parent,
    lines: [span[0], Math.max(span[0], lastLine(span))],
    ...(signature === undefined ? {} : { signature }),
    ...(visibility === 'public' ? {} : { visibility }),
    body: hash(tokens.join('\u0002')),
    ...(doc === undefined ? {} : { doc: hash(doc) }),
    size: tokens.filter(isWord).length,
    ...(sketch === undefined ? {} : { sketch }),
  };
}

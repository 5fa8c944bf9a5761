import { z } from 'zod';
import { nodeDetails } from '../../operations/support/graph-node-text.ts';
import { Meta } from '../../operations/answer.ts';
import { Node } from '../../operations/support/graph-node.ts';
import { SnapshotRecord } from './history-target.ts';
import { item, paragraphs, section } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';

export const SnapshotAnswer = z.object({ snapshot: SnapshotRecord, node: Node, meta: Meta });
export type SnapshotAnswer = z.output<typeof SnapshotAnswer>;

export function renderSnapshot({ snapshot, node }: SnapshotAnswer): string {
  const edges = (list: typeof node.depends_on) =>
    list.map(({ target_id, edge_type }) => item(`${edge_type} ${target_id}`));
  return paragraphs([
    printableLine(`# ${node.id} at ${snapshot.shortId}`),
    `${snapshot.timestamp}, lines ${node.line_start} to ${node.line_end}`,
    nodeDetails(node),
    section('Depends on', edges(node.depends_on)),
    section('Depended on by', edges(node.depended_by)),
  ]);
}

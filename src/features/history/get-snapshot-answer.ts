import * as z from 'zod';
import { edgeLines, nodeDetails } from '../../operations/support/graph-node-text.ts';
import { Meta } from '../../operations/answer.ts';
import { Node } from '../../operations/support/graph-node.ts';
import { SnapshotRecord } from './history-target.ts';
import { item, paragraphs, section } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';

export const SnapshotAnswer = z.object({ snapshot: SnapshotRecord, node: Node, meta: Meta });
export type SnapshotAnswer = z.output<typeof SnapshotAnswer>;

export function renderSnapshot({ snapshot, node }: SnapshotAnswer): string {
  return paragraphs([
    printableLine(`# ${node.id} at ${snapshot.shortId}`),
    `${snapshot.timestamp}, lines ${node.startLine} to ${node.endLine}`,
    nodeDetails(node),
    node.kind === 'directory' ? section('Contains', node.childIds.map(item)) : '',
    section('Depends on', edgeLines(node.dependsOn)),
    section('Depended on by', edgeLines(node.dependedBy)),
  ]);
}

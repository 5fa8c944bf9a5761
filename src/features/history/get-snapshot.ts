import { artifactPath } from '../../model/artifact.ts';
import { inOptionalArtifact } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { edgeTypeAt, howAt, type Snapshot, type SnapshotFile } from '../../model/history.ts';
import { parseId } from '../../model/id.ts';
import { baseName, parentPath } from '../../model/path.ts';
import { directoryId } from '../../query/directory-id.ts';
import { closest } from '../../query/closest.ts';
import { edgesOf, indexInFile, nodeIdAt } from './query/history-node.ts';
import { readSnapshotFile, readSnapshotText, readSnapshotReferences } from './query/read-history.ts';
import { firstLine } from '../../query/text.ts';
import type { Store } from '../../store/store.ts';
import { pageMeta } from '../../operations/answer.ts';
import type { Node } from '../../operations/support/graph-node.ts';
import { edgeKind, DetailLevel, listLengths, over, type Edge } from '../../operations/support/graph-node.ts';
import {
  recordWithFiles,
  requireHistoryWith,
  requireInfo,
  requireSnapshot,
  snapshotName,
} from './history-target.ts';
import { auzoomInput, auzoomOutput } from '../../operations/contracts/auzoom.ts';
import { snapshotFields, snapshotInput } from '../../operations/contracts/auzoom-history.ts';
import { nodeId } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { shortened } from '../../operations/support/shortened.ts';
import { notFound } from '../../operations/support/target.ts';
import { directoryNode } from './directory-snapshot.ts';
import { SnapshotAnswer, renderSnapshot } from './get-snapshot-answer.ts';

const input = z.strictObject({
  snapshotId: snapshotName,
  id: nodeId.optional().describe('A node; without it, only the snapshot and its changed files are shown'),
  detail: DetailLevel.default('skeleton').describe(
    '`summary` adds signature and docs, `full` also the source',
  ),
});

export const getSnapshot = defineOperation({
  name: 'get_snapshot',
  contracts: [
    {
      names: ['auzoom_get_snapshot'],
      input: { ...auzoomInput, ...snapshotInput },
      output: { ...auzoomOutput, snapshot: ['snapshot', snapshotFields] },
    },
  ],
  description:
    'Shows a symbol, file or directory as it was at a commit: its position and edges, and on request its signature, docs and source; without an `id`, the commit and the files that it changed. For the current state use `get_node`; for all changes between two commits `diff_snapshots`.',
  input,
  output: SnapshotAnswer,
  toMarkdown: renderSnapshot,
  static: inOptionalArtifact(
    'history',
    artifactPath.snapshot('{commit}'),
    '',
    'Only with `treeatlas build --history`; the commit is one of `list_snapshots`.',
  ),
  async run(store, params, context) {
    // The record alone needs no snapshot of the files as they are now.
    const needed = params.id === undefined ? [] : [params.snapshotId];
    const view = await requireHistoryWith(needed, store, context);
    const meta = pageMeta(1, 0, 1);
    if (params.id === undefined)
      return {
        snapshot: await recordWithFiles(view, await requireInfo(view, params.snapshotId)),
        meta,
      };
    const snapshot = await requireSnapshot(view, params.snapshotId);
    const record = await recordWithFiles(view, snapshot);
    const directory = await directoryNode(view.store, snapshot, params.id);
    if (directory) return { snapshot: record, node: directory, meta };
    const { path } = parseId(params.id) ?? { path: params.id.replace(/^\.\//, '') };
    const file = await readSnapshotFile(view.store, snapshot, path);
    const index = file && indexInFile(file, params.id);
    if (!file || index === undefined) throw noSuchNode(snapshot, params.id, file);
    return { snapshot: record, node: await nodeAt(view.store, snapshot, file, index, params.detail), meta };
  },
});

function noSuchNode(snapshot: Snapshot, id: string, file: SnapshotFile | undefined): Error {
  const ids = file?.nodes.map((node) => nodeIdAt(file, node)) ?? [];
  const missing =
    parseId(id)?.kind === 'package' ? 'Packages have no snapshots.' : 'It did not exist at that commit.';
  const hint = file ? '' : ` ${missing}`;
  return notFound(
    `The snapshot ${snapshot.id.slice(0, 10)} has no node "${shortened(id)}".${hint}`,
    closest(id, ids, (each) => each, 5),
  );
}

async function nodeAt(
  store: Store,
  snapshot: Snapshot,
  file: SnapshotFile,
  index: number,
  level: DetailLevel,
): Promise<z.infer<typeof Node>> {
  const node = file.nodes[index];
  if (!node) throw new RangeError(`no node ${index} in ${file.path}`);
  const id = nodeIdAt(file, node);
  const parent = node.parent === null ? undefined : file.nodes[node.parent];
  const children = file.nodes.filter((each) => each.parent === index).map((each) => nodeIdAt(file, each));
  const dependsOn = edgesOf(file)
    .filter(({ from }) => from === id)
    .map(({ to, type, how }): Edge => edge(to, type, how));
  const uses = await readSnapshotReferences(store, snapshot, { id, path: file.path });
  const dependedBy = uses.map(([from, type, how]) => edge(from, edgeTypeAt(type), howAt(how)));
  const { children: mostChildren, edges: mostEdges } = listLengths.center;
  const omitted = {
    ...over('childIds', children.length, mostChildren),
    ...over('dependsOn', dependsOn.length, mostEdges),
    ...over('dependedBy', dependedBy.length, mostEdges),
  };
  return {
    id,
    name: node.name,
    kind: node.kind,
    level: levelOf(file, index),
    parentId: parent ? nodeIdAt(file, parent) : directoryId(parentPath(file.path)),
    childIds: children.slice(0, mostChildren),
    dependsOn: dependsOn.slice(0, mostEdges),
    dependedBy: dependedBy.slice(0, mostEdges),
    path: file.path,
    startLine: node.lines[0],
    endLine: node.lines[1],
    ...(Object.keys(omitted).length > 0 ? { omitted } : {}),
    ...(level === 'skeleton' ? {} : await texts(store, file, index, level)),
  };
}

async function texts(
  store: Store,
  file: SnapshotFile,
  index: number,
  level: DetailLevel,
): Promise<Pick<z.infer<typeof Node>, 'signature' | 'summary' | 'description' | 'source'>> {
  const node = file.nodes[index];
  const text = await readSnapshotText(store, file);
  const doc = text.docs.find(([symbol]) => symbol === node?.symbol)?.[1];
  const [first = 1, last = 1] = node?.lines ?? [];
  const source =
    index === 0
      ? text.source
      : text.source
          .split('\n')
          .slice(first - 1, last)
          .join('\n');
  return {
    ...(node?.signature === undefined ? {} : { signature: node.signature }),
    ...(doc === undefined ? {} : { summary: firstLine(doc), description: doc }),
    ...(level === 'full' ? { source } : {}),
  };
}

function edge(id: string, type: Parameters<typeof edgeKind>[0], how: Edge['how']): Edge {
  const { path = id, symbol = '' } = parseId(id) ?? {};
  const whole = symbol === '' ? baseName(path) : symbol;
  const name = symbol === '' ? whole : whole.slice(whole.lastIndexOf('.') + 1).replace(/~\d+$/, '');
  return { id, name, type: edgeKind(type), how };
}

function levelOf(file: SnapshotFile, index: number): number {
  let level = 1;
  for (let at = file.nodes[index]?.parent ?? null; at !== null; at = file.nodes[at]?.parent ?? null) level++;
  return level;
}

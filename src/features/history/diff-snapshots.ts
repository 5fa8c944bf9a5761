import { artifactPath } from '../../model/artifact.ts';
import { computedFrom } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import type { Comparison, Moved, Pair } from './query/compare.ts';
import type { HistoryEdge, HistoryNode } from './query/history-node.ts';
import { fitted, pageMeta } from '../../operations/answer.ts';
import { diffOutput, snapshotInput } from '../../operations/contracts/auzoom-history.ts';
import { edgeKind } from '../../operations/support/graph-node.ts';
import { requireComparison, snapshotName, snapshotRecord } from './history-target.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import type { ChangedNode, DiffNode, MovedNode, DiffEdge } from './diff-snapshots-answer.ts';
import { DiffAnswer, renderDiff } from './diff-snapshots-answer.ts';

const input = z.strictObject({
  fromSnapshotId: snapshotName,
  toSnapshotId: snapshotName,
  limit,
  offset,
  budget,
});

type Diff = DiffAnswer;

export const diffSnapshots = defineOperation({
  name: 'diff_snapshots',
  contracts: [{ names: ['auzoom_diff_snapshots'], input: snapshotInput, output: diffOutput }],
  description:
    'Compares two commits by symbols and references rather than lines: added, removed, changed, moved and renamed. Use it to review a branch or a release. `visualize_diff` draws the same; `affected_tests` lists the tests of a change.',
  input,
  output: DiffAnswer,
  toMarkdown: renderDiff,
  static: computedFrom(
    [artifactPath.snapshot('{commit}'), artifactPath.historyObject('{hash}')],
    'Fetch both snapshots, and the objects that only one of them lists; compare their files by path and their nodes by id.',
  ),
  async run(store, params, context) {
    const { from, to, found } = await requireComparison(store, params, context);
    const changes = orderedChanges(found);
    const head = { from: snapshotRecord(from), to: snapshotRecord(to), summary: summaryOf(found) };
    return fitted(capLimit(params.limit), params.budget, (count) => {
      const shown = changes.slice(params.offset, params.offset + count);
      return { ...head, ...groupChanges(shown), meta: pageMeta(changes.length, params.offset, shown.length) };
    });
  },
});

function summaryOf({ added, removed, changed, moved, edges, files, carried }: Comparison): Diff['summary'] {
  return {
    nodes: {
      added: added.length,
      removed: removed.length,
      changed: changed.length,
      moved: moved.length,
      movedWithParent: carried,
    },
    edges: { added: edges.added.length, removed: edges.removed.length },
    files,
  };
}

type Change =
  | { group: 'changed'; pair: Pair }
  | { group: 'moved'; pair: Moved }
  | { group: 'removed' | 'added'; node: HistoryNode }
  | { group: 'edge added' | 'edge removed'; edge: HistoryEdge };

/** Returns all changes as one list, which is then paginated. */
function orderedChanges({ changed, moved, removed, added, edges }: Comparison): Change[] {
  return [
    ...changed.map((pair) => ({ group: 'changed' as const, pair })),
    ...moved.map((pair) => ({ group: 'moved' as const, pair })),
    ...removed.map((node) => ({ group: 'removed' as const, node })),
    ...added.map((node) => ({ group: 'added' as const, node })),
    ...edges.added.map((edge) => ({ group: 'edge added' as const, edge })),
    ...edges.removed.map((edge) => ({ group: 'edge removed' as const, edge })),
  ];
}

function groupChanges(changes: readonly Change[]): Pick<Diff, 'nodes' | 'edges'> {
  const groups: Pick<Diff, 'nodes' | 'edges'> = {
    nodes: { changed: [], moved: [], removed: [], added: [] },
    edges: { added: [], removed: [] },
  };
  for (const change of changes) {
    if (change.group === 'changed') groups.nodes.changed.push(changedNode(change.pair));
    else if (change.group === 'moved') groups.nodes.moved.push(movedNode(change.pair));
    else if ('node' in change) groups.nodes[change.group].push(diffNode(change.node));
    else groups.edges[change.group === 'edge added' ? 'added' : 'removed'].push(diffEdge(change.edge));
  }
  return groups;
}

function diffNode({ id, name, kind, path, lines, signature }: HistoryNode): z.infer<typeof DiffNode> {
  return {
    id,
    name,
    kind,
    path,
    startLine: lines[0],
    endLine: lines[1],
    ...(signature === undefined ? {} : { signature }),
  };
}

function changedNode({ from, to, parts: changed }: Pair): z.infer<typeof ChangedNode> {
  const previousSignature = changed.includes('signature') ? from.signature : undefined;
  return {
    ...diffNode(to),
    changedParts: changed,
    ...(previousSignature === undefined ? {} : { previousSignature }),
  };
}

function movedNode(pair: Moved): z.infer<typeof MovedNode> {
  const { from, score, evidence, carried } = pair;
  return {
    ...changedNode(pair),
    fromId: from.id,
    how: moveKind(pair),
    score,
    evidence,
    movedWithParent: carried,
  };
}

/** A file that gets a new name in the same folder counts as renamed. */
function moveKind({ from, to }: Pick<Pair, 'from' | 'to'>): 'moved' | 'renamed' | 'moved and renamed' {
  const parent = ({ path, symbol, name }: HistoryNode) =>
    symbol === ''
      ? path.slice(0, path.length - name.length)
      : `${path}\0${symbol.slice(0, symbol.length - name.length)}`;
  if (from.name === to.name) return 'moved';
  return parent(from) === parent(to) ? 'renamed' : 'moved and renamed';
}

function diffEdge({ from, to, type }: HistoryEdge): z.infer<typeof DiffEdge> {
  return { fromId: from, toId: to, type: edgeKind(type) };
}

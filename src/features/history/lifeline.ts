import * as z from 'zod';
import { artifactPath } from '../../model/artifact.ts';
import { fileOfAddress } from '../../model/address.ts';
import type { ShardNode } from '../../model/file-shard.ts';
import { parseId } from '../../model/id.ts';
import type { Snapshot, SnapshotInfo } from '../../model/history.ts';
import type { FileLifelines, LifelineSnapshot } from '../../model/timeline.ts';
import { fitted, pageMeta } from '../../operations/answer.ts';
import { defineOperation } from '../../operations/operation.ts';
import { budget, capLimit, limit, nodeId, offset } from '../../operations/support/inputs.ts';
import { inOptionalArtifact } from '../../operations/support/static-answers.ts';
import { notFound, requireNode } from '../../operations/support/target.ts';
import { lifelineEvents, moveKind, type LifelineEvent } from '../../query/lifeline.ts';
import { requireHistory, type HistoryView } from './history-target.ts';
import { LifelineAnswer, renderLifeline } from './lifeline-answer.ts';
import { readSnapshots, readTimelineCommits } from './query/chosen-commits.ts';
import { compareSnapshots } from './query/compare.ts';
import { lifelineSnapshot, listLifelines } from './query/lifelines.ts';
import { Lives } from './query/lives.ts';

/** Snapshots of a live atlas that are followed. Each takes seconds the first time. */
const MAX_FOLLOWED = 20;

const input = z.strictObject({
  id: nodeId.describe('A symbol or file: its id, its name, or a place such as `src/cart.ts:3`'),
  limit,
  offset,
  budget,
});

export const lifeline = defineOperation({
  name: 'lifeline',
  description:
    'Follows a symbol or file through the tagged commits: when it was first seen, moved and renamed, its old and new signatures, its size and the number of its users over time, and its last change. Use it to learn where a symbol comes from and how stable it is; `blame` shows the commits of its lines, `timeline` the whole repository. A live atlas looks at the 20 newest tags.',
  input,
  output: LifelineAnswer,
  toMarkdown: renderLifeline,
  static: inOptionalArtifact(
    'history',
    artifactPath.lifeline('{file address}'),
    '/lifelines',
    'Only with `treeatlas build --history`. The entry with the `id` of the symbol; numbers are indexes in `snapshots`.',
  ),
  async run(store, params, context) {
    const { node } = await requireNode(store, params.id);
    const view = await requireHistory(store, context);
    const path = parseId(node.id)?.path ?? '';
    const found = (await listedLifelines(view, node, path)) ?? (await followed(view, path, context.signal));
    const line = found?.lifelines.find(({ id }) => id === node.id);
    if (!found || !line) throw notFound(`No snapshot has "${node.id}": it is new since the last commit.`, []);
    const events = lifelineEvents(found, line, node.signature ?? '').reverse();
    const [first, last] = [found.snapshots[line.first], found.snapshots[line.last]];
    if (!first || !last) throw new RangeError(`the lifeline of ${node.id} names no snapshot`);
    const head = {
      ...{ id: node.id, name: node.name, kind: node.kind, path },
      firstSeen: { ...recordOf(first), orBefore: first.id === found.oldest },
      lastChanged: recordOf(last),
    };
    return fitted(capLimit(params.limit), params.budget, (count) => {
      const shown = events.slice(params.offset, params.offset + count);
      const meta = pageMeta(events.length, params.offset, shown.length);
      return { ...head, events: shown.map(eventOf), meta };
    });
  },
});

/** Reads the lifelines of a published atlas. */
async function listedLifelines(
  { store, history }: HistoryView,
  { address }: ShardNode,
  path: string,
): Promise<FileLifelines | undefined> {
  if (history.live) return undefined;
  const found = (await store.read(artifactPath.lifeline(fileOfAddress(address)))) as
    FileLifelines | undefined;
  return found?.path === path ? found : undefined;
}

/** Follows all symbols through the newest snapshots, and returns those of a file. */
async function followed(
  { store, history }: HistoryView,
  path: string,
  signal: AbortSignal | undefined,
): Promise<FileLifelines | undefined> {
  const commits = await readTimelineCommits(store, history);
  const lives = new Lives(store);
  const infos: SnapshotInfo[] = [];
  let before: Snapshot | undefined;
  for await (const snapshot of readSnapshots(store, commits.slice(0, MAX_FOLLOWED + 1), signal)) {
    await lives.add(snapshot, before && (await compareSnapshots(store, before, snapshot)));
    infos.push(snapshot);
    before = snapshot;
  }
  return listLifelines(lives, infos.map(lifelineSnapshot)).find((file) => file.path === path);
}

function recordOf({ id, ...snapshot }: LifelineSnapshot): LifelineAnswer['lastChanged'] {
  return { ...snapshot, snapshotId: id };
}

function eventOf({
  snapshot,
  moved,
  signature,
  lines,
  users,
}: LifelineEvent): LifelineAnswer['events'][number] {
  const change = ({ from, to }: { from: number | undefined; to: number }) => ({ from: from ?? null, to });
  return {
    snapshot: recordOf(snapshot),
    ...(moved ? { moved: { ...moved, how: moveKind(moved.from, moved.to) } } : {}),
    ...(signature ? { signature } : {}),
    ...(lines ? { lines: change(lines) } : {}),
    ...(users ? { users: change(users) } : {}),
  };
}

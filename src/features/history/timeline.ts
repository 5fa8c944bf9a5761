import * as z from 'zod';
import { artifactPath } from '../../model/artifact.ts';
import type { Snapshot } from '../../model/history.ts';
import type { Timeline } from '../../model/timeline.ts';
import { fitted, pageMeta } from '../../operations/answer.ts';
import { defineOperation } from '../../operations/operation.ts';
import { budget, capLimit, limitOf, offset } from '../../operations/support/inputs.ts';
import { inOptionalArtifact } from '../../operations/support/static-answers.ts';
import { requireHistory, snapshotRecord, type HistoryView } from './history-target.ts';
import { readSnapshots, readTimelineCommits } from './query/chosen-commits.ts';
import { readDifference } from './query/difference.ts';
import { TimelineAnswer, renderTimeline } from './timeline-answer.ts';

/** Each snapshot of a live atlas takes seconds the first time. */
const DEFAULT_LIMIT = 20;

const input = z.strictObject({ limit: limitOf(DEFAULT_LIMIT), offset, budget });

type Entry = TimelineAnswer['snapshots'][number];

export const timeline = defineOperation({
  name: 'timeline',
  description:
    'Lists the tagged commits, newest first, with sizes, symbols, complexity, import cycles, dead code and resolved references of each, and what changed since the one before. Use it to see how a repository grew, or when a figure got worse; `lifeline` follows one symbol, `diff_snapshots` lists the changes between two commits. In a live atlas, commits are indexed when they are first asked for.',
  input,
  output: TimelineAnswer,
  toMarkdown: renderTimeline,
  static: inOptionalArtifact(
    'history',
    artifactPath.timeline,
    '/snapshots',
    'Only with `treeatlas build --history`.',
  ),
  async run(store, params, context) {
    const view = await requireHistory(store, context);
    const count = capLimit(params.limit);
    const { entries, total } =
      (await listedEntries(view, params.offset, count)) ??
      (await computedEntries(view, params.offset, count, context.signal));
    return fitted(count, params.budget, (most) => {
      const snapshots = entries.slice(0, most);
      return { snapshots, meta: pageMeta(total, params.offset, snapshots.length) };
    });
  },
});

interface Entries {
  entries: Entry[];
  total: number;
}

/** Reads the timeline of a published atlas. */
async function listedEntries(
  { store, history }: HistoryView,
  offset: number,
  count: number,
): Promise<Entries | undefined> {
  const found = history.live
    ? undefined
    : ((await store.read(artifactPath.timeline)) as Timeline | undefined);
  if (!found) return undefined;
  const entries = found.snapshots
    .slice(offset, offset + count)
    .map((entry) => ({ ...snapshotRecord(entry), figures: entry.figures, difference: entry.difference }));
  return { entries, total: found.snapshots.length };
}

async function computedEntries(
  { store, history }: HistoryView,
  offset: number,
  count: number,
  signal: AbortSignal | undefined,
): Promise<Entries> {
  const commits = await readTimelineCommits(store, history);
  // The oldest of them is compared with the one before.
  const wanted = commits.slice(offset, offset + count + 1);
  const entries: Entry[] = [];
  let before: Snapshot | undefined;
  for await (const snapshot of readSnapshots(store, wanted, signal)) {
    entries.push({
      ...snapshotRecord(snapshot),
      figures: snapshot.figures ?? null,
      difference: before ? await readDifference(store, before, snapshot) : null,
    });
    before = snapshot;
  }
  return { entries: entries.reverse().slice(0, count), total: commits.length };
}

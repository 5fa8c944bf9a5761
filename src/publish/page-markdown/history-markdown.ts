import { artifactPath } from '../../model/artifact.ts';
import { snapshotLabel, type Timeline } from '../../model/timeline.ts';
import { differenceText } from '../../render/history/difference-text.ts';
import { resolvedShare } from '../../render/history/timeline-charts.ts';
import { item, paragraphs, section } from '../../render/markdown/parts.ts';
import { table } from '../../render/table.ts';
import type { Store } from '../../store/store.ts';

/** Returns the Markdown version of the timeline; undefined if the atlas has no history. */
export async function historyMarkdown(store: Store): Promise<string | undefined> {
  const timeline = (await store.read(artifactPath.timeline)) as Timeline | undefined;
  if (!timeline) return undefined;
  const { snapshots } = timeline;
  const names = new Map(snapshots.map((snapshot) => [snapshot.id, snapshotLabel(snapshot)]));
  return paragraphs([
    '# History',
    section(
      'Snapshots',
      snapshots.map((snapshot) => {
        const { id, time, subject, difference } = snapshot;
        const changes = difference
          ? `since ${names.get(difference.since) ?? ''}: ${differenceText(difference)}`
          : 'the oldest snapshot';
        return item(`${names.get(id) ?? ''} ${time.slice(0, 10)} ${subject}: ${changes}`);
      }),
    ),
    '## Figures',
    table(
      ['snapshot', 'day', 'files', 'lines', 'symbols', 'complexity', 'in cycles', 'dead lines', 'resolved'],
      snapshots.map((snapshot) => {
        const { time, figures } = snapshot;
        return [
          snapshotLabel(snapshot),
          time.slice(0, 10),
          figures.files,
          figures.lines,
          figures.symbols,
          figures.complexity.mean,
          figures.cycles.files,
          figures.deadCode.lines,
          `${resolvedShare(figures.coverage)} %`,
        ];
      }),
      { right: [2, 3, 4, 5, 6, 7, 8] },
    ),
    `All figures are in ${artifactPath.timeline}.`,
  ]);
}

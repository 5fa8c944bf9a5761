import type { Layer, LayerBuilder, LayerContext } from '../../../derive/layer.ts';
import type { Activity } from '../../../model/activity.ts';
import { artifactPath, type Artifact } from '../../../model/artifact.ts';
import type { BlameIndex } from '../../../model/blame.ts';
import type { FileShard } from '../../../model/file-shard.ts';
import { lastLine } from '../../../query/text.ts';
import { NOT_COMMITTED, packBlame } from './pack-blame.ts';

/** The commit that each line comes from. A build contains it if it is asked for. */
export const blameLayer: Layer<BlamedFile> = {
  prefix: artifactPath.below('blame/'),
  uses: ['readActivity', 'readBlame'],
  openParts: () => blamedFile,
  open: (context) => new BlameBuilder(context),
};

interface BlamedFile {
  path: string;
  address: string;
  /** Number of lines of the file. */
  lines: number;
  /** First and last line of the file and of each of its symbols, without repetitions. */
  ranges: [first: number, last: number][];
}

function blamedFile({ path, address, lines, nodes }: FileShard): BlamedFile {
  const ranges = new Map<string, [number, number]>([[`1-${lines}`, [1, lines]]]);
  for (const { span } of nodes.slice(1))
    ranges.set(`${span[0]}-${lastLine(span)}`, [span[0], lastLine(span)]);
  return { path, address, lines, ranges: [...ranges.values()] };
}

class BlameBuilder implements LayerBuilder<BlamedFile> {
  readonly #context: LayerContext;
  readonly #files: BlamedFile[] = [];

  constructor(context: LayerContext) {
    this.#context = context;
  }

  add(file: BlamedFile): void {
    this.#files.push(file);
  }

  async *artifacts(): AsyncGenerator<Artifact> {
    const { readBlame, readActivity, pause } = this.#context;
    const blame = await readBlame?.(this.#files);
    if (!blame) return;
    const activity = await readActivity?.(this.#files.map(({ path, ranges }) => ({ path, lines: ranges })));
    const index: BlameIndex = {
      files: this.#files.length,
      lines: { committed: 0, notCommitted: 0, beforeHistory: 0 },
      ...(blame.cut === undefined ? {} : { cut: blame.cut }),
    };
    for (const [at, { path, address, ranges }] of this.#files.entries()) {
      await pause?.();
      const lines = blame.files[at] ?? new Int32Array();
      for (const commit of lines) {
        if (commit === NOT_COMMITTED) index.lines.notCommitted++;
        else if (blame.commits[commit]?.isOldest === true) index.lines.beforeHistory++;
        else index.lines.committed++;
      }
      const changes = changesOf(ranges, activity?.files[at]);
      yield { path: artifactPath.blame(address), value: packBlame(path, lines, blame.commits, changes) };
    }
    yield { path: artifactPath.blameIndex, value: index };
  }
}

const SECONDS_A_DAY = 86_400;

/** See `BlameShard.changes`. Ranges that no known commit changed are left out. */
function changesOf(
  ranges: BlamedFile['ranges'],
  activities: readonly (Activity | undefined)[] | undefined,
): number[][] {
  return ranges.flatMap(([first, last], at) => {
    const activity = activities?.[at];
    if (!activity) return [];
    const days = activity.times
      .map((time) => Math.max(0, Math.floor(time / SECONDS_A_DAY)))
      .sort((a, b) => b - a);
    const steps = days.map((day, index) => (index === 0 ? day : (days[index - 1] ?? 0) - day));
    return [[first, last, activity.total, ...steps]];
  });
}

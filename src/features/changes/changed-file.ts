import { type Artifact, artifactPath } from '../../model/artifact.ts';
import { type ChangedFile, differenceAddresses } from '../../model/changed-file.ts';
import { changesAddress, type ChangeReport, type FileChange } from '../../model/changes.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { diffLines, type LineRun } from '../../query/line-diff.ts';
import { readFileAt } from '../../query/read.ts';
import { withView } from '../../query/view-of.ts';
import { changedSideOf, shownLines } from './changed-side.ts';
import { type NameTargets, newTargets, OldTargets } from './name-targets.ts';
import { shownRuns } from './shown-runs.ts';
import type { Side } from './side.ts';

export interface ChangedFileContext {
  path: string;
  /** Address of the difference. */
  address: string;
  /** Targets of the names in the old text. */
  oldTargets: NameTargets;
  /** Lines of the new text that are shown although they did not change. */
  focus: ReadonlySet<number>;
}

/**
 * Returns the difference of a file, with the names of each side linked in its own state. The shards have their views; one is undefined
 * if the file is new or gone.
 */
export function changedFileOf(
  base: FileShard | undefined,
  head: FileShard | undefined,
  { path, address, oldTargets, focus }: ChangedFileContext,
): ChangedFile {
  const [before, after] = [base?.source ?? '', head?.source ?? ''];
  const [old, now] = [linesOf(before), linesOf(after)];
  const { runs, cut } = shownRuns({ runs: lineRuns(old, now), old, now, focus });
  const hasLineFeed = [before, after].map((text) => text.endsWith('\n'));
  const finalLineFeed = hasLineFeed[0] ? 'removed' : 'added';
  return {
    path,
    address,
    runs,
    ...(before !== '' && after !== '' && hasLineFeed[0] !== hasLineFeed[1] ? { finalLineFeed } : {}),
    cut,
    base: base ? changedSideOf(base, old, shownLines(runs, 'old'), oldTargets, head) : null,
    head: head ? changedSideOf(head, now, shownLines(runs, 'new'), newTargets, base) : null,
  };
}

/** The empty text after a final line feed is not a line. */
function linesOf(text: string): string[] {
  if (text === '') return [];
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
}

function lineRuns(old: readonly string[], now: readonly string[]): LineRun[] {
  const whole = { oldLine: 1, newLine: 1 };
  if (old.length === 0) return now.length === 0 ? [] : [{ kind: 'added', ...whole, count: now.length }];
  if (now.length === 0) return [{ kind: 'removed', ...whole, count: old.length }];
  return diffLines(old.join('\n'), now.join('\n'));
}

/** Makes the differences of all files of a report, one after the other. */
export async function* changedFileArtifacts(
  base: Side,
  head: Side,
  report: ChangeReport,
): AsyncGenerator<Artifact> {
  const range = changesAddress(report.base.name, report.head.name);
  const oldTargets = new OldTargets(report, head.shards);
  const addresses = differenceAddresses(report.files);
  for (const [at, file] of report.files.entries()) {
    const address = addresses[at] ?? file.address;
    const value = await changedFile(base, head, file, { report, address, oldTargets });
    yield { path: artifactPath.changedFile(range, address), value };
  }
}

/** Makes the difference at an address; undefined if the report has no such file. */
export async function changedFileAt(
  base: Side,
  head: Side,
  { report, address }: { report: ChangeReport; address: string },
): Promise<ChangedFile | undefined> {
  const file = report.files[differenceAddresses(report.files).indexOf(address)];
  const oldTargets = new OldTargets(report, head.shards);
  return file && changedFile(base, head, file, { report, address, oldTargets });
}

async function changedFile(
  base: Side,
  head: Side,
  file: FileChange,
  { report, address, oldTargets }: { report: ChangeReport; address: string; oldTargets: NameTargets },
): Promise<ChangedFile> {
  return changedFileOf(await oldShard(base, file), await newShard(head, file), {
    path: file.path,
    address,
    oldTargets,
    focus: placesIn(report, file),
  });
}

function placesIn({ mustChange }: ChangeReport, { change, path }: FileChange): ReadonlySet<number> {
  if (change === 'removed') return new Set();
  return new Set(mustChange.filter((place) => place.path === path).map(({ span }) => span[0]));
}

async function oldShard(side: Side, file: FileChange): Promise<FileShard | undefined> {
  return file.change === 'added' ? undefined : readWithView(side, file.fromAddress ?? file.address);
}

async function newShard(side: Side, file: FileChange): Promise<FileShard | undefined> {
  return file.change === 'removed' ? undefined : readWithView(side, file.address);
}

/** An image and a file that was skipped have no shard. */
async function readWithView({ store }: Side, address: string): Promise<FileShard | undefined> {
  const shard = await readFileAt(store, address);
  return shard && withView(store, shard);
}

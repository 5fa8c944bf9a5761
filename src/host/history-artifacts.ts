import {
  HISTORY_RULE,
  MAX_SNAPSHOTS,
  parseHistoryChoice,
  type ChosenCommits,
  type HistoryChoice,
} from '../config/history-choice.ts';
import { compareSnapshots } from '../features/history/query/compare.ts';
import { countDifference } from '../features/history/query/difference.ts';
import {
  addressesOf,
  lifelineSnapshot,
  listLifelines,
  listRedirects,
} from '../features/history/query/lifelines.ts';
import { Lives } from '../features/history/query/lives.ts';
import { artifactPath, type Artifact } from '../model/artifact.ts';
import {
  HISTORY_VERSION,
  type CommitFiles,
  type HistoryIndex,
  type Snapshot,
  type SnapshotFiles,
  type SnapshotInfo,
  type TaggedCommits,
} from '../model/history.ts';
import type { Timeline, TimelineEntry } from '../model/timeline.ts';
import type { Follow, Store } from '../store/store.ts';
import { InputError } from './input-error.ts';

/**
 * Yields the chosen snapshots of a history as artifacts, then their timeline and the lifelines of symbols. Objects that several
 * snapshots share are yielded once. Throws `InputError` if there is no history.
 */
export async function* historyArtifacts(
  history: Store,
  choice: HistoryChoice,
  follow: Follow,
): AsyncGenerator<Artifact, void> {
  const index = (await history.read(artifactPath.history)) as HistoryIndex;
  if (index.problem !== undefined) throw new InputError(`The atlas cannot include history. ${index.problem}`);
  const commits = parseHistoryChoice(choice);
  if (!commits) throw new InputError(`"history" ${HISTORY_RULE}; it is "${choice}".`);
  const chosen = await chooseSnapshots(history, index, commits, String(choice));
  const written = new Set<string>();
  const lives = new Lives(history);
  const entries: TimelineEntry[] = [];
  let before: Snapshot | undefined;
  // Oldest first, so that each reuses the objects of the one before.
  for (const [at, { id }] of chosen.toReversed().entries()) {
    const report = withCount(follow, at + 1, chosen.length);
    const snapshot = (await history.read(artifactPath.snapshot(id), report)) as Snapshot;
    for (const object of objectsOf(snapshot)) yield* await once(object);
    for (const { object } of snapshot.files) {
      if (written.has(`texts ${object}`)) continue;
      written.add(`texts ${object}`);
      const { files } = (await history.read(artifactPath.historyObject(object))) as SnapshotFiles;
      for (const { text } of files) yield* await once(text);
    }
    yield { path: artifactPath.snapshot(id), value: snapshot };
    const found = before && (await compareSnapshots(history, before, snapshot));
    await lives.add(snapshot, found);
    entries.push(timelineEntry(snapshot, before && found ? countDifference(before.id, found) : null));
    before = snapshot;
  }
  yield* timelineArtifacts(entries, lives);
  const files = await Promise.all(
    chosen.map(async ({ id }) => (await history.read(artifactPath.commitFiles(id), follow)) as CommitFiles),
  );
  const ids = new Set(chosen.map(({ id }) => id));
  const value: HistoryIndex = {
    live: false,
    total: chosen.length,
    snapshots: chosen.map((info, at) => ({
      ...info,
      cached: true,
      filesChanged: files[at]?.filesChanged ?? null,
    })),
    names: index.names.filter(({ id }) => ids.has(id)),
  };
  yield { path: artifactPath.history, value };

  async function once(object: string): Promise<Artifact[]> {
    if (written.has(object)) return [];
    written.add(object);
    const path = artifactPath.historyObject(object);
    return [{ path, value: await history.read(path) }];
  }
}

function objectsOf({ files, references }: Snapshot): string[] {
  return [...files, ...references].map(({ object }) => object);
}

/** Says in progress which of several works it is about. */
export function withCount({ signal, onProgress }: Follow, number: number, total: number): Follow {
  return {
    signal,
    onProgress:
      onProgress &&
      ((progress) => onProgress({ ...progress, message: `${progress.message} (${number} of ${total})` })),
  };
}

function timelineEntry(
  { id, time, author, subject, tags, figures }: Snapshot,
  difference: TimelineEntry['difference'],
): TimelineEntry {
  if (!figures) throw new RangeError(`the snapshot of ${id} has no figures`);
  return { id, time, author, subject, tags, figures, difference };
}

/** `entries` are the oldest first. */
function* timelineArtifacts(entries: readonly TimelineEntry[], lives: Lives): Generator<Artifact, void> {
  const snapshots: Timeline['snapshots'] = entries.toReversed();
  yield { path: artifactPath.timeline, value: { snapshots } satisfies Timeline };
  const files = listLifelines(lives, entries.map(lifelineSnapshot));
  const addresses = addressesOf(files.map(({ path }) => path));
  for (const file of files)
    yield { path: artifactPath.lifeline(addresses.get(file.path) ?? file.path), value: file };
  yield { path: artifactPath.historyVersion, value: { version: HISTORY_VERSION } };
  yield { path: artifactPath.redirects, value: listRedirects(lives, addresses) };
}

/** The checked-out commit is always included and the newest, so that the atlas can be compared with others. */
async function chooseSnapshots(
  history: Store,
  { snapshots, names }: HistoryIndex,
  commits: ChosenCommits,
  choice: string,
): Promise<SnapshotInfo[]> {
  const infos = snapshots.map(({ id, time, author, subject, tags }) => ({ id, time, author, subject, tags }));
  if (commits.kind === 'newest') return infos.slice(0, commits.count);
  const { matches, since = '' } = commits;
  const id = names.find(({ name }) => name === 'HEAD')?.id;
  const head = infos.find((each) => each.id === id) ?? infos[0];
  const read = (await history.read(artifactPath.tagged)) as TaggedCommits | undefined;
  const tagged = read?.commits ?? [];
  const isChosen = (info: SnapshotInfo): boolean =>
    info.tags.some(matches) && info.time >= since && info.id !== head?.id && info.time <= (head?.time ?? '');
  const chosen = tagged.filter(isChosen);
  const isWanted = chosen.length > 0 || head?.tags.some(matches) === true || choice === 'tags';
  if (!isWanted) throw nothingChosen(choice, tagged);
  return [...(head ? [head] : []), ...chosen].slice(0, MAX_SNAPSHOTS);
}

/** Tags that an error lists. */
const SHOWN_TAGS = 5;

function nothingChosen(choice: string, tagged: readonly SnapshotInfo[]): InputError {
  const tags = tagged.flatMap((commit) => commit.tags).slice(0, SHOWN_TAGS);
  const known =
    tags.length > 0
      ? `The newest tags are ${tags.join(', ')}.`
      : 'The clone has no tags: fetch them (git fetch --tags), or include a number of commits, as in --history 20.';
  return new InputError(`No tag fits the history "${choice}". ${known}`);
}

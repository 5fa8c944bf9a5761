import { MAX_SNAPSHOTS } from '../config/schema.ts';
import { artifactPath, type Artifact } from '../model/artifact.ts';
import type { CommitFiles, HistoryIndex, Snapshot } from '../model/history.ts';
import type { Follow, Store } from '../store/store.ts';
import { InputError } from './input-error.ts';

/** The commits that a built atlas contains: this many of the newest, or those with a tag. */
export type HistoryChoice = number | 'tags';

/**
 * Yields the chosen snapshots of a history as artifacts. Objects that several share are yielded once. Throws `InputError`
 * if there is no history.
 */
export async function* historyArtifacts(
  history: Store,
  choice: HistoryChoice,
  follow: Follow,
): AsyncGenerator<Artifact, void> {
  const index = (await history.read(artifactPath.history)) as HistoryIndex;
  if (index.problem !== undefined) throw new InputError(`The atlas cannot include history. ${index.problem}`);
  const chosen = chooseSnapshots(index, choice);
  const written = new Set<string>();
  // Oldest first, so that each reuses the objects of the one before.
  for (const { id } of chosen.toReversed()) {
    const snapshot = (await history.read(artifactPath.snapshot(id), follow)) as Snapshot;
    for (const object of objectsOf(snapshot)) yield* await once(object);
    for (const { object } of snapshot.files) {
      const { files } = (await history.read(artifactPath.historyObject(object))) as {
        files: { text: string }[];
      };
      for (const { text } of files) yield* await once(text);
    }
    yield { path: artifactPath.snapshot(id), value: snapshot };
  }
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

/** The checked-out commit is always included, so that others can be compared with it. */
function chooseSnapshots(
  { snapshots, names }: HistoryIndex,
  choice: HistoryChoice,
): HistoryIndex['snapshots'] {
  if (choice !== 'tags') return snapshots.slice(0, Math.min(choice, MAX_SNAPSHOTS));
  const head = names.find(({ name }) => name === 'HEAD')?.id;
  return snapshots.filter(({ id, tags }) => id === head || tags.length > 0).slice(0, MAX_SNAPSHOTS);
}

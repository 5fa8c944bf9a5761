import { artifactPath } from '../../../model/artifact.ts';
import {
  HISTORY_VERSION,
  shardPrefix,
  type CommitFiles,
  type FilesChanged,
  type HistoryIndex,
  type Revision,
  type Snapshot,
  type SnapshotFile,
  type SnapshotFiles,
  type SnapshotInfo,
  type SnapshotText,
  type SnapshotReferences,
} from '../../../model/history.ts';
import { StoreError, type Store } from '../../../store/store.ts';
import { closest } from '../../../query/closest.ts';
import { readNamed } from '../../../query/read.ts';

/** Returns undefined if the atlas was built without history. */
export async function readHistory(store: Store): Promise<HistoryIndex | undefined> {
  return (await store.read(artifactPath.history)) as HistoryIndex | undefined;
}

/** The name of the newest commit, unless a branch or tag has this name. */
export const LATEST = 'latest';

/** Returns the files that a commit changed, if that is known. */
export async function readCommitFiles(
  store: Store,
  history: HistoryIndex,
  id: string,
): Promise<FilesChanged | null> {
  const listed = history.snapshots.find((each) => each.id === id)?.filesChanged;
  if (listed !== undefined || !history.live) return listed ?? null;
  const read = (await store.read(artifactPath.commitFiles(id))) as CommitFiles | undefined;
  return read?.filesChanged ?? null;
}

/** The result of resolving the name of a commit. */
export type Resolved =
  | { kind: 'found'; id: string }
  | { kind: 'ambiguous'; nearest: string[] }
  | { kind: 'unknown'; nearest: string[] };

/** The fewest digits of an abbreviated hash; shorter texts are names. */
const LEAST_DIGITS = 4;

/** Resolves a hash, the beginning of one, a tag or a branch; in a live atlas also revisions such as `HEAD~2`. */
export async function resolveSnapshot(store: Store, history: HistoryIndex, name: string): Promise<Resolved> {
  const { snapshots, names } = history;
  if (snapshots.some(({ id }) => id === name)) return { kind: 'found', id: name };
  const branches = names.filter((each) => each.name === name);
  const named = branches.length > 0 ? branches : snapshots.filter(({ tags }) => tags.includes(name));
  const [first, ...others] = new Set(named.map(({ id }) => id));
  // Names that differ in their secrets only are masked alike.
  if (first !== undefined && others.length > 0)
    return { kind: 'ambiguous', nearest: [first, ...others].slice(0, 5).map((id) => shortId({ id })) };
  if (first !== undefined) return { kind: 'found', id: first };
  // Git resolves it if a branch or tag of this name is not in the list.
  const newest = name === LATEST ? snapshots[0] : undefined;
  if (history.live) {
    const revision = isRevisionName(name)
      ? ((await store.read(artifactPath.revision(name))) as Revision | undefined)
      : undefined;
    if (revision?.id) return { kind: 'found', id: revision.id };
    if (revision?.ambiguous) return { kind: 'ambiguous', nearest: revision.nearest };
  } else if (new RegExp(`^[0-9a-f]{${LEAST_DIGITS},}$`, 'i').test(name)) {
    const fitting = snapshots.filter(({ id }) => id.startsWith(name.toLowerCase()));
    const [first] = fitting;
    if (first && fitting.length === 1) return { kind: 'found', id: first.id };
    if (first) return { kind: 'ambiguous', nearest: fitting.slice(0, 5).map(shortId) };
  }
  if (newest) return { kind: 'found', id: newest.id };
  return { kind: 'unknown', nearest: nearestNames(history, name) };
}

/**
 * The revisions that are passed to git: refs and hashes, with reflog, upstream and ancestor suffixes. Options, paths, searches and
 * dates are refused; a date would mean another commit tomorrow.
 */
export function isRevisionName(name: string): boolean {
  return name !== '' && name.length <= 200 && REVISION.test(name) && !name.includes('..');
}

const REVISION =
  /^(?:@|[\p{L}\p{N}_][\p{L}\p{N}_./+@-]*)?(?:@\{(?:-?\d{1,6}|u|upstream|push)\})?(?:[~^]\d{0,6}|\^\{(?:commit)?\})*$/u;

function nearestNames({ snapshots, names }: HistoryIndex, name: string): string[] {
  const tags = snapshots.flatMap((snapshot) => snapshot.tags);
  const alike = closest(name, [...names.map((each) => each.name), ...tags], (text) => text, 5);
  return alike.length > 0 ? alike : snapshots.slice(0, 3).map(shortId);
}

export function shortId({ id }: Pick<SnapshotInfo, 'id'>): string {
  return id.slice(0, 10);
}

/** Returns undefined if the atlas does not contain the snapshot. */
export async function readSnapshot(store: Store, id: string): Promise<Snapshot | undefined> {
  const snapshot = (await store.read(artifactPath.snapshot(id))) as Snapshot | undefined;
  if (snapshot && !isOurs(snapshot)) {
    throw new StoreError(
      'unreadable',
      `The snapshot ${id} was created by another version of Treeatlas. Build the atlas again.`,
    );
  }
  return snapshot;
}

function isOurs({ version }: { version: number }): boolean {
  return version === HISTORY_VERSION;
}

export async function readFilesObject(store: Store, object: string): Promise<SnapshotFile[]> {
  return (await readObject<SnapshotFiles>(store, object)).files;
}

/** Returns the file with a path in a snapshot. */
export async function readSnapshotFile(
  store: Store,
  snapshot: Snapshot,
  path: string,
): Promise<SnapshotFile | undefined> {
  const prefix = shardPrefix(path, snapshot.digits);
  const shard = snapshot.files.find((each) => each.prefix === prefix);
  if (!shard) return undefined;
  return (await readFilesObject(store, shard.object)).find((file) => file.path === path);
}

/** The edges that lead to a node: start, type and rule of each. */
export async function readSnapshotReferences(
  store: Store,
  snapshot: Snapshot,
  { id, path }: { id: string; path: string },
): Promise<SnapshotReferences['references'][number][1]> {
  const prefix = shardPrefix(path, snapshot.digits);
  const shard = snapshot.references.find((each) => each.prefix === prefix);
  if (!shard) return [];
  const { references } = await readObject<SnapshotReferences>(store, shard.object);
  return references.find(([each]) => each === id)?.[1] ?? [];
}

export function readSnapshotText(store: Store, file: SnapshotFile): Promise<SnapshotText> {
  return readObject<SnapshotText>(store, file.text);
}

function readObject<Value>(store: Store, object: string): Promise<Value> {
  return readNamed<Value>(store, artifactPath.historyObject(object));
}

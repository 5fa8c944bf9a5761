import { errorMessage } from '../../base/error-message.ts';
import { GitError } from '../../git/git-error.ts';
import { SourceError } from '../../indexer/source/source-error.ts';
import { addPath, noFiles, readChangedFiles, readDifferences } from '../../git/changed-files.ts';
import { readCommits } from '../../git/read-commits.ts';
import { collectChanges } from '../../indexer/watch/collect-changes.ts';
import type { FilesChanged, SaveRecord, SnapshotTrigger } from '../../model/history.ts';
import type { Project } from '../project.ts';
import { shownPaths } from '../shown-paths.ts';
import type { SnapshotLog } from './snapshot-log.ts';
import { readWorkingState, type WorkingState } from './working-state.ts';

/** The specification asks for two seconds without a further change. */
const QUIET_MS = 2000;
/** The longest time of a timer: files that change all the time are not stable. */
const NEVER_MS = 2_147_483_647;
/** Paths of one record, in characters: a line of the log stays short. */
const MAX_PATH_CHARACTERS = 8000;

export interface RecorderOptions {
  log: SnapshotLog;
  /** Settles when the changes that are known now are read. */
  settled(): Promise<unknown>;
  onSnapshot?: ((record: SaveRecord) => void) | undefined;
  /** Called with a message for the user if a snapshot cannot be recorded. */
  onProblem?: ((message: string) => void) | undefined;
  /** The time in milliseconds since 1970. */
  now?: () => number;
}

export interface SnapshotRecorder {
  /** Records the state in which a server finds the files. */
  start(): void;
  /** Call this with each path that changes. */
  noticed(path: string): void;
  /** Stops, and waits for a record that is being written. */
  close(): Promise<void>;
}

/** Records a snapshot of a watched repository when its files have changed and then were quiet for two seconds. */
export function createSnapshotRecorder(project: Project, options: RecorderOptions): SnapshotRecorder {
  const { log, settled, onSnapshot, onProblem, now = Date.now } = options;
  let previous: WorkingState | undefined;
  let recording: Promise<void> = Promise.resolve();
  let isClosed = false;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));

  const record = async (): Promise<void> => {
    // After the end, nothing is read any more.
    await Promise.race([settled(), ended]);
    if (isClosed) return;
    const state = await readWorkingState(project);
    const before = previous;
    if (before?.digest === state.digest && before.commit === state.commit) return;
    const { trigger, files } = await changeOf(project, before, state);
    // Only files that the atlas does not have were saved.
    if (trigger === 'save' && files?.total === 0) {
      previous = state;
      return;
    }
    const made = recordOf(project, state, { trigger, files, time: new Date(now()).toISOString() });
    const kept = await log.append(made);
    // Only now: the next snapshot has the files of one that failed too.
    previous = state;
    // A save that another process recorded first is told all the same; a start that found nothing new is not.
    if (kept === made || trigger !== 'start') onSnapshot?.(kept);
  };

  const recordNext = (): Promise<void> => {
    recording = recording.then(record).catch((error: unknown) => {
      // A state that cannot be read, as in the middle of a rebase, is read again after the next change.
      if (error instanceof GitError || error instanceof SourceError) return;
      onProblem?.(`A snapshot was not recorded, but the next one has its files: ${errorMessage(error)}`);
    });
    return recording;
  };

  const changes = collectChanges(recordNext, { quietMs: QUIET_MS, maxWaitMs: NEVER_MS });
  return {
    start: () => void recordNext(),
    noticed: (path) => changes.add(path),
    async close() {
      isClosed = true;
      changes.close();
      end();
      await recording;
    },
  };
}

interface Change {
  trigger: SnapshotTrigger;
  files: FilesChanged | null;
}

async function changeOf(
  project: Project,
  before: WorkingState | undefined,
  after: WorkingState,
): Promise<Change> {
  const isShown = shownPaths(project);
  if (!before) return { trigger: 'start', files: filesBetween(project, emptyState(after), after) };
  const { git } = project;
  if (before.commit === after.commit || after.commit === null || !git)
    return { trigger: 'save', files: filesBetween(project, before, after) };
  const [commit] = await readCommits(git, [after.commit]);
  const hash = after.commit;
  if (before.commit === null || commit?.parents.includes(before.commit)) {
    const files = await readChangedFiles(git, [hash], isShown);
    return { trigger: 'commit', files: files.get(hash) ?? null };
  }
  const files = await readDifferences(git, [{ hash, parents: [before.commit] }], isShown);
  return { trigger: 'checkout', files: files.get(hash) ?? null };
}

/** Without git, a start has no state to compare with. */
function emptyState(after: WorkingState): Pick<WorkingState, 'files'> {
  return after.commit === null ? after : { files: new Map() };
}

/** Compares two states of the same commit. */
function filesBetween(
  project: Project,
  { files: before }: Pick<WorkingState, 'files'>,
  { files: after }: WorkingState,
): FilesChanged {
  const isShown = shownPaths(project);
  const found = noFiles();
  for (const path of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [old, now] = [before.get(path), after.get(path)];
    if (old?.content === now?.content || !isShown(path)) continue;
    // A file that is the same as in the commit is in neither list.
    const existed = old ? old.content !== null : now?.kind !== 'added';
    const exists = now ? now.content !== null : old?.kind !== 'added';
    const kind = !existed ? 'added' : exists ? 'changed' : 'removed';
    addPath(found, kind, project.maskSecrets(path));
  }
  return found;
}

function recordOf(
  { maskSecrets }: Project,
  { commit, branch, digest, files: changes }: WorkingState,
  { time, trigger, files }: Change & { time: string },
): SaveRecord {
  const stamp = time.replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
  return {
    id: `${trigger}-${stamp}-${digest.slice(0, 6)}`,
    time,
    trigger,
    commit,
    branch: branch === null ? null : maskSecrets(branch),
    digest,
    isCommitted: commit !== null && changes.size === 0,
    filesChanged: files && withinCharacters(files),
  };
}

function withinCharacters(files: FilesChanged): FilesChanged {
  let left = MAX_PATH_CHARACTERS;
  const fits = (path: string): boolean => (left -= path.length) >= 0;
  return {
    total: files.total,
    changed: files.changed.filter(fits),
    added: files.added.filter(fits),
    removed: files.removed.filter(fits),
  };
}

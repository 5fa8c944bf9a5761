import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { diskFolders } from './disk-folders.ts';
import { errorMessage } from '../base/error-message.ts';
import { watchRepository } from '../indexer/watch/watch-repository.ts';
import type { AtlasHost } from '../operations/atlas-host.ts';
import type { Store } from '../store/store.ts';
import type { Overlay } from './read-overlay.ts';
import type { Project, ReadingListener } from './project.ts';
import { IgnoredChanges } from './ignored-changes.ts';
import { createFirstReading, type FirstReading } from './first-reading.ts';
import { hasStoredAtlas, openStoredAtlas } from './stored/open-stored-atlas.ts';
import { createSnapshotRecorder } from './snapshots/snapshot-recorder.ts';
import { snapshotLogOf } from './snapshots/snapshot-log-of.ts';
import type { SaveRecord } from '../model/history.ts';
import { readIndex } from '../query/read.ts';
import { RunLog, type IndexRuns, type RunControl } from './index-runs.ts';
import { TaskRunner } from './tasks/task-runner.ts';
import { UnreadChanges } from './unread-changes.ts';

export interface LiveAtlas extends Required<Omit<AtlasHost, 'embedder' | 'otherRoots'>> {
  /** Settles when the repository was read for the first time; rejects if it cannot be read. */
  ready: Promise<void>;
  first: FirstReading;
  /** The readings of the repository: the first one, and those after changes and on request. */
  runs: IndexRuns;
  /** Calls the listener after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Stops watching and waits for a reading in progress. */
  close(): Promise<void>;
}

export interface LiveAtlasOptions extends ReadingListener {
  /** Reads the atlas. Default: indexes the whole repository. */
  read?(): Promise<Overlay>;
  /** Changes that could not be read are read again after so many milliseconds, then after twice as many, and so on. Default: 5000. */
  retryMs?: number | undefined;
  /** Called with each snapshot that is recorded. */
  onSnapshot?: ((record: SaveRecord) => void) | undefined;
}

const MAX_RETRY_MS = 300_000;

/** Clients give up on a question after 30 seconds or more. */
const MAX_CATCH_UP_MS = 20_000;

/** Reads the repository, and again whenever it changes. Questions wait for the first reading. */
export function openLiveAtlas(project: Project, options: LiveAtlasOptions = {}): LiveAtlas {
  const { onNotice, retryMs = 5000 } = options;
  const listeners = new Set<() => void>();
  const changes = new UnreadChanges();
  const ignored = new IgnoredChanges(project.git);
  /** Paths that differ from a published atlas. */
  let touched: readonly string[] = [];

  const tasks = new TaskRunner(project);
  const readAll = async (
    isOutdated: boolean,
    onProgress: ReadingListener['onProgress'],
  ): Promise<Overlay> => ({
    store: await openStoredAtlas(project, { onProgress, onNotice, tasks, isOutdated }),
    touched: [],
  });

  const runs = new RunLog();

  const read = async (run: RunControl, onProgress?: ReadingListener['onProgress']): Promise<Store> => {
    const isOutdated = changes.begin();
    run.begin();
    try {
      const report: ReadingListener['onProgress'] = (progress) => {
        run.progress(progress);
        onProgress?.(progress);
      };
      const overlay = await (options.read?.() ?? readAll(isOutdated, report));
      touched = overlay.touched;
      run.end((await readIndex(overlay.store)).coverage);
      return overlay.store;
    } catch (error) {
      run.fail(errorMessage(error), project.signal.aborted);
      throw error;
    }
  };

  // Changes that are laid over a published atlas are no history of it.
  const recorder = options.read
    ? undefined
    : createSnapshotRecorder(project, {
        log: snapshotLogOf(project),
        settled: () => changes.settled(),
        onSnapshot: options.onSnapshot,
        onProblem: onNotice,
      });

  // Watching starts before reading, so that no change is missed.
  const watcher = watchRepository(project.root, {
    onNoticed: (path) => {
      if (ignored.has(path)) return;
      changes.note(path);
      recorder?.noticed(path);
    },
    onChange: (paths) => readChanged(paths),
    onProblem: (message) => onNotice?.(message),
    outputFolders: project.settings.outputFolders,
  });
  const isStored = options.read !== undefined || hasStoredAtlas(project);
  const first = createFirstReading(project, isStored);
  const firstRun = runs.add();
  const readFirst = async (): Promise<Store> => {
    // The tree and single files can be shown at once if they need not compete with the index of all.
    if (!isStored) await first.getEarly().catch(() => undefined);
    return read(firstRun, (progress) => {
      first.report(progress);
      options.onProgress?.(progress);
    });
  };
  let current = readFirst().finally(() => first.end());
  let latest: Promise<unknown> = current.then(
    () => changes.end(),
    () => changes.fail(),
  );

  /** Readings run one after the other because they share a cache. */
  const refresh = (run = runs.add()): Promise<Store> => {
    const next = latest.then(() => read(run));
    latest = next.then(
      (store) => {
        current = Promise.resolve(store);
        changes.end();
        for (const listener of listeners) listener();
      },
      () => changes.fail(),
    );
    return next;
  };

  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let retryAfter = retryMs;

  const readChanged = async (paths: readonly string[]): Promise<void> => {
    const left = await ignored.among(paths);
    changes.drop(left);
    if (left.length < paths.length) await readAgain();
  };

  const readAgain = async (): Promise<void> => {
    clearTimeout(retry);
    try {
      await refresh();
      retryAfter = retryMs;
    } catch (error) {
      if (project.signal.aborted || isClosed) return;
      const reason = errorMessage(error);
      onNotice?.(`The change could not be read, so answers describe the previous state: ${reason}`);
      // Files may be half written, a rebase in progress, or memory short.
      retry = setTimeout(() => void readAgain(), retryAfter).unref();
      retryAfter = Math.min(2 * retryAfter, MAX_RETRY_MS);
    }
  };

  const ready = current.then(() => undefined);
  ready.then(
    () => recorder?.start(),
    () => undefined,
  );
  const getAtlas: LiveAtlas['getAtlas'] = async (follow) => {
    const unfollow = follow?.onProgress && first.follow(follow.onProgress);
    try {
      const store = await untilAborted(current, follow?.signal);
      return { store, stale: [...new Set([...touched, ...changes.paths])].sort() };
    } finally {
      unfollow?.();
    }
  };

  return {
    root: project.root,
    folders: diskFolders(project.root),
    ready,
    first,
    getAtlas,
    async catchUp(follow) {
      await getAtlas(follow);
      // The system may have told of a change already. Between two turns of the event loop, its listener is called.
      await setImmediate();
      await setImmediate();
      const ended = new AbortController();
      const late = wait(MAX_CATCH_UP_MS, undefined, { ref: false, signal: ended.signal });
      try {
        await untilAborted(Promise.race([changes.settled(), late]), follow?.signal);
      } finally {
        ended.abort();
      }
    },
    runs,
    refresh: async () => {
      const run = runs.add();
      return { store: await refresh(run), at: new Date().toISOString(), runId: run.runId };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      watcher.close();
      clearTimeout(retry);
      await recorder?.close();
      await latest.catch(() => undefined);
      await tasks.close();
    },
  };
}

/** Settles as the promise does, or rejects when the signal is aborted first. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

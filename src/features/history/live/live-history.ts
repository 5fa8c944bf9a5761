import { sha256 } from '../../../base/sha256.ts';
import { FiguresBuilder } from '../index/figures.ts';
import { SnapshotBuilder } from '../index/snapshot-builder.ts';
import { artifactPath, isFileShard, type Artifact } from '../../../model/artifact.ts';
import type { FileShard } from '../../../model/file-shard.ts';
import type {
  HistoryIndex,
  Revision,
  SaveRecord,
  Snapshot,
  SnapshotFile,
  SnapshotFiles,
  SnapshotInfo,
  TaggedCommits,
  WorktreeState,
} from '../../../model/history.ts';
import { LruCache } from '../../../store/lru-cache.ts';
import { StoreError, type Follow } from '../../../store/store.ts';
import type { SnapshotSource } from '../../../store/history-store.ts';
import { GitError } from '../../../git/git-error.ts';
import type { Git } from '../../../git/git.ts';
import { readCommit, readLog, readTagged } from '../../../git/log.ts';
import { findRevision } from '../../../git/revision.ts';
import { CommitFilesReader } from './commit-files-reader.ts';
import { SharedJob } from './shared-job.ts';

/** Stores the parts of snapshots, by key. */
export interface ObjectCache {
  get(key: string): unknown;
  has(key: string): boolean;
  put(key: string, value: unknown): boolean;
}

export interface LiveHistoryOptions {
  /** Git in the folder; undefined if it is not installed. */
  git: Git | undefined;
  /** Indexes a commit: yields its file shards, and the other artifacts that its figures are made of. */
  indexCommit(commit: string, follow: Required<Follow>): AsyncIterable<Artifact>;
  cache: ObjectCache;
  /** Whether the files of snapshots can include a path. */
  isShown(path: string): boolean;
  /** Compares the files as they are now with `HEAD`. */
  readWorktree(): Promise<WorktreeState>;
  /** Returns the snapshots that were recorded after saves, oldest first. */
  readSaves(): SaveRecord[];
  /** Yields to other tasks. Long computations call it now and then. */
  pause(): Promise<void>;
  /**
   * Returns the fingerprint of all inputs of a snapshot except its commit: program, grammars,
   * configuration, folder.
   */
  fingerprint(): string;
}

/** Parts of snapshots kept in memory, about 50 KB each. */
const MAX_RECENT = 1000;

/** Further commits are not listed, but can be requested. */
const MAX_LISTED = 1000;

/** The history of a repository. A commit is indexed, without a checkout, when it is first requested. */
export class LiveHistory implements SnapshotSource {
  readonly #options: LiveHistoryOptions;
  readonly #jobs = new Map<string, SharedJob<Snapshot>>();
  /**
   * Snapshots are built one after the other: each uses the whole machine, and the next reuses parts of the
   * previous one.
   */
  #latest: Promise<unknown> = Promise.resolve();
  /** Objects that could not be written to the cache, by path. */
  readonly #unkept = new Map<string, unknown>();
  readonly #made = new Set<string>();
  #lastMade: string | undefined;
  /** The commits of the last list, by hash. */
  #listed: ReadonlyMap<string, SnapshotInfo> = new Map();
  /** Whether parts are missing from the cache. Snapshots of earlier runs are then built again. */
  #isPruned = false;
  /** Cached because readers of a difference request it page by page. */
  readonly #recent = new LruCache<unknown>(MAX_RECENT);
  readonly #commitFiles: CommitFilesReader | undefined;
  #fingerprint: string | undefined;

  constructor(options: LiveHistoryOptions) {
    const { git, isShown } = options;
    this.#options = options;
    this.#commitFiles = git && new CommitFilesReader(git, isShown);
  }

  async read(path: string, follow: Follow = {}): Promise<unknown> {
    if (path === artifactPath.history) return this.#index();
    const [kind, name = ''] = partsOf(path);
    if (kind === 'object') return this.#object(path);
    if (kind === 'revision') return this.#revision(name);
    if (path === artifactPath.tagged) return this.#tagged();
    if (path === artifactPath.saves) return { saves: this.#options.readSaves() };
    if (path === artifactPath.worktree) return this.#options.git && this.#options.readWorktree();
    if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(kind)) return undefined;
    return name === 'files' ? this.#commitFiles?.read(kind) : this.#snapshot(kind, follow);
  }

  async #index(): Promise<HistoryIndex> {
    const { git } = this.#options;
    if (!git) return nothing('History needs git, which is not installed. Install git.');
    try {
      const { commits, total, names } = await readLog(git, MAX_LISTED);
      this.#listed = new Map(commits.map((info) => [info.id, info]));
      const snapshots = commits.map((info) => ({ ...info, cached: this.#held(info.id) !== undefined }));
      return { live: true, total, snapshots, names };
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      return nothing(problemOf(error));
    }
  }

  async #tagged(): Promise<TaggedCommits | undefined> {
    const { git } = this.#options;
    return git && { commits: await readTagged(git, MAX_LISTED) };
  }

  async #revision(name: string): Promise<Revision | undefined> {
    const { git } = this.#options;
    return git && findRevision(git, name);
  }

  async #snapshot(id: string, follow: Follow): Promise<Snapshot | undefined> {
    const { git } = this.#options;
    if (!git) return undefined;
    const held = this.#held(id);
    const info = this.#listed.get(id) ?? (await readCommit(git, id).catch(unlessFinal));
    if (!info) return undefined;
    // Tags change while the commit stays the same, so they are read anew.
    if (held) {
      this.#lastMade = id;
      return { ...held, ...info };
    }
    const running = this.#jobs.get(id);
    const job = running && !running.isEnded ? running : this.#start(info);
    return job.wait(follow);
  }

  #start(info: SnapshotInfo): SharedJob<Snapshot> {
    const job = new SharedJob((follow) => {
      const made = this.#latest.then(
        () => this.#make(info, follow),
        () => this.#make(info, follow),
      );
      this.#latest = made.catch(() => undefined);
      return made;
    });
    this.#jobs.set(info.id, job);
    void this.#latest.then(() => {
      if (this.#jobs.get(info.id) === job) this.#jobs.delete(info.id);
    });
    return job;
  }

  async #make(info: SnapshotInfo, follow: Required<Follow>): Promise<Snapshot> {
    const known = this.#knownFiles(info.id);
    const builder = new SnapshotBuilder(contentHash, (path) => known.get(path));
    const figures = new FiguresBuilder();
    for await (const artifact of this.#options.indexCommit(info.id, follow)) {
      follow.signal?.throwIfAborted();
      figures.add(artifact);
      if (!isFileShard(artifact.path)) continue;
      const text = builder.add(artifact.value as FileShard);
      if (text) this.#put(text);
    }
    let head: Snapshot | undefined;
    for (const artifact of builder.artifacts(info, figures.build())) {
      await this.#options.pause();
      follow.signal?.throwIfAborted();
      this.#put(artifact);
      if (artifact.path === artifactPath.snapshot(info.id)) head = artifact.value as Snapshot;
    }
    this.#made.add(info.id);
    if (!head)
      throw new StoreError('unreadable', `Indexing the commit ${info.id} produced no snapshot. Try again.`);
    return head;
  }

  /** Returns the files of the last snapshot by path. Most of the next one are the same. */
  #knownFiles(other: string): Map<string, SnapshotFile> {
    const latest = this.#lastMade === undefined ? undefined : this.#held(this.#lastMade);
    this.#lastMade = other;
    const files = (latest?.files ?? []).flatMap(
      ({ object }) =>
        (this.#get(artifactPath.historyObject(object)) as SnapshotFiles | undefined)?.files ?? [],
    );
    return new Map(files.map((file) => [file.path, file]));
  }

  #object(path: string): unknown {
    const value = this.#get(path);
    if (value === undefined && /\/object\/[0-9a-f]{8,64}\.json$/.test(path)) {
      this.#isPruned = true;
      throw new StoreError(
        'unavailable',
        'A part of this snapshot was removed from the cache. Ask again to rebuild it.',
      );
    }
    return value;
  }

  #held(id: string): Snapshot | undefined {
    if (this.#isPruned && !this.#made.has(id)) return undefined;
    return this.#get(artifactPath.snapshot(id)) as Snapshot | undefined;
  }

  #get(path: string): unknown {
    const known = this.#unkept.get(path) ?? this.#recent.get(path);
    if (known !== undefined) return known;
    const value = this.#options.cache.get(this.#key(path));
    if (value !== undefined) this.#recent.set(path, value, 1);
    return value;
  }

  #put({ path, value }: Artifact): void {
    const key = this.#key(path);
    if (path.includes('/object/') && this.#options.cache.has(key)) return;
    if (!this.#options.cache.put(key, value)) this.#unkept.set(path, value);
  }

  /** Objects are named by their content, snapshots by the fingerprint of their inputs. */
  #key(path: string): string {
    this.#fingerprint ??= this.#options.fingerprint();
    return path.includes('/object/') ? `history ${path}` : `history ${this.#fingerprint} ${path}`;
  }
}

function unlessFinal(error: unknown): undefined {
  if (error instanceof GitError && !error.isFinal) return undefined;
  throw error;
}

function contentHash(text: string): string {
  return sha256(text).slice(0, 40);
}

function partsOf(path: string): [string, string?] {
  const [, rest = ''] = /^api\/v1\/history\/(.*)\.json$/.exec(path) ?? [];
  const slash = rest.indexOf('/');
  try {
    return [rest.slice(0, slash), decodeURIComponent(rest.slice(slash + 1))];
  } catch {
    return [''];
  }
}

function nothing(problem: string): HistoryIndex {
  return { problem, live: true, total: 0, snapshots: [], names: [] };
}

function problemOf({ code, message }: GitError): string {
  switch (code) {
    case 'not-installed':
      return 'git could not be started, and history needs it. Install git.';
    case 'not-a-repository':
      return 'The folder is not in a git repository, and history needs one. Run `git init` and commit.';
    case 'dubious-ownership':
      return 'git does not trust this folder because another user owns it. Add it to the git setting safe.directory.';
    case 'special-file':
    case 'timeout':
      return message;
    case 'failed':
      return /does not have any commits|Needed a single revision|bad revision|unknown revision/i.test(message)
        ? 'The repository has no commits yet. Commit something first.'
        : `git could not read the history: ${message}`;
  }
}

import { createYielder } from '../base/create-yielder.ts';
import { digest } from '../base/digest.ts';
import {
  artifactPath,
  type Artifact,
  type PlannedArtifact,
  isFileShard,
  viewPathOf,
} from '../model/artifact.ts';
import { artifactToJson } from '../model/artifact-json.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import { viewIn, type FileShard } from '../model/file-shard.ts';
import { changesPageOf } from '../model/page-path.ts';
import { compareText } from '../model/order.ts';
import { digestArtifacts } from './digests.ts';
import { type Job, wholeJobs } from './job.ts';
import type { LayersToPublish } from './layer-build.ts';
import { LayerQueue } from './layer-queue.ts';
import { PublishError } from './publish-error.ts';
import { type StagedArtifact, stageArtifact } from './stage-artifact.ts';
import { hasStablePart, stablePart } from './stable.ts';
import type { StagedFolders, StagedWriter } from './staged-writer.ts';
import type { State } from './state.ts';

export interface BaseInput {
  /** Those with the key that they had in the build before are not made. */
  artifacts: Iterable<Artifact> | AsyncIterable<Artifact | PlannedArtifact>;
  /** Layers of the file shards among the artifacts. */
  layers?: LayersToPublish | undefined;
  /** Whether layers are opened after the last shard and not at the first, so that they and the program that makes shards are not in memory together. */
  isLean?: boolean | undefined;
  previous: State | undefined;
  folders: StagedFolders;
  writer: StagedWriter;
  signal: AbortSignal;
  onDone(done: number): void;
}

/** The data about base artifacts that a build keeps for the next one. */
export interface BaseResult extends Pick<State, 'artifacts' | 'stable' | 'shards' | 'layers'> {
  index: AtlasIndex;
  /** Paths of the artifacts that were staged, because their bytes differ from the published ones. */
  staged: ReadonlySet<string>;
  /** The jobs for all artifacts. */
  jobs: Job[];
}

/** The base artifacts, of which the layers may still be made. */
export interface BaseRun {
  /** All artifacts, unless some are pending. */
  known: BaseResult;
  /** Path prefixes of the artifacts that are still being made. */
  pending: readonly string[];
  complete: Promise<BaseResult>;
  /** Ends the work on layers. */
  cancel(): Promise<void>;
}

/** Interval between progress reports, in artifacts. */
const REPORT_EVERY = 64;

/** Stages the base artifacts one at a time, so none of them stays in memory. Throws if an artifact is emitted twice. */
export async function writeBaseArtifacts(input: BaseInput): Promise<BaseRun> {
  return new BaseWriter(input).write();
}

class BaseWriter {
  readonly #input: BaseInput;
  readonly #queue: LayerQueue | undefined;
  readonly #artifacts = new Map<string, State['artifacts'][string]>();
  readonly #stable: State['stable'] = {};
  readonly #shards: State['shards'] = {};
  readonly #staged = new Set<string>();
  readonly #jobs: Job[] = [];
  #index: AtlasIndex | undefined;

  constructor(input: BaseInput) {
    this.#input = input;
    const { layers, previous, folders } = input;
    if (!layers) return;
    const published = new Map<string, string>();
    for (const path of previous?.layers?.paths ?? []) {
      const entry = previous?.artifacts[path];
      if (entry) published.set(path, entry[0]);
    }
    this.#queue = new LayerQueue(() => layers.open({ folders, published }), input.isLean ?? false);
  }

  async write(): Promise<BaseRun> {
    const cancel = async (): Promise<void> => this.#queue?.cancel();
    try {
      const run = await this.#run(await this.#writeAll());
      this.#input.onDone(this.#artifacts.size);
      return { ...run, cancel };
    } catch (error) {
      await cancel();
      throw error;
    }
  }

  async #run(index: AtlasIndex): Promise<Omit<BaseRun, 'cancel'>> {
    const { layers } = this.#input;
    const kept = this.#keepLayers();
    if (layers?.hasThreads && !kept) {
      const known = this.#result(index, undefined);
      const complete = this.#addLayers(index);
      // It is awaited when the pages that need no layers are rendered.
      complete.catch(() => undefined);
      return { known, pending: layers.prefixes, complete };
    }
    const known = kept || !layers ? this.#completed(index, kept) : await this.#addLayers(index);
    return { known, pending: [], complete: Promise.resolve(known) };
  }

  async #writeAll(): Promise<AtlasIndex> {
    const { artifacts, signal, onDone } = this.#input;
    const pause = createYielder(signal);
    for await (const artifact of artifacts) {
      if (!('make' in artifact)) this.#add(artifact.path, artifact.value, undefined);
      else if (!this.#keep(artifact)) this.#add(artifact.path, await artifact.make(), artifact.key);
      if (this.#artifacts.size % REPORT_EVERY === 0) onDone(this.#artifacts.size);
      // A synchronous source would otherwise never yield to the event loop.
      await pause();
    }
    if (this.#index) return this.#index;
    throw new PublishError('The indexer emitted no index of the atlas.', {
      where: artifactPath.index,
      next: 'This is a defect of treeatlas: please report it.',
    });
  }

  /** Adds what needs all other artifacts, and returns the result. */
  #completed(index: AtlasIndex, layers: State['layers']): BaseResult {
    const hashes = [...this.#artifacts].map(([path, [hash]]) => [path, hash] as const);
    for (const { path, value } of digestArtifacts(hashes)) this.#put(path, value);
    return this.#result(index, layers);
  }

  #result(index: AtlasIndex, layers: State['layers']): BaseResult {
    return {
      index,
      artifacts: Object.fromEntries([...this.#artifacts].sort(([a], [b]) => compareText(a, b))),
      stable: this.#stable,
      shards: this.#shards,
      layers,
      staged: new Set(this.#staged),
      jobs: [...wholeJobs, ...this.#jobs],
    };
  }

  /** Keeps an artifact of the build before, if it is made of the same. */
  #keep({ path, key }: PlannedArtifact): boolean {
    const { previous } = this.#input;
    const [shard, entry, stable] = [
      previous?.shards[path],
      previous?.artifacts[path],
      previous?.stable[path],
    ];
    const view = previous?.artifacts[viewPathOf(path)];
    if (!shard || !entry || !view || stable === undefined || key === undefined || shard.key !== key)
      return false;
    this.#claim(path, entry);
    this.#claim(viewPathOf(path), view);
    this.#shards[path] = shard;
    this.#stable[path] = stable;
    this.#jobs.push(shard.job);
    this.#queue?.keep(path, key);
    return true;
  }

  #add(path: string, value: unknown, key: string | undefined): void {
    const isStaged = this.#put(path, value);
    if (path === artifactPath.index) this.#index = value as AtlasIndex;
    const job = jobOf(path, value);
    if (job) this.#jobs.push(job);
    if (hasStablePart(path)) this.#stable[path] = digest(artifactToJson(path, stablePart(path, value)));
    if (!isFileShard(path)) return;
    const shard = value as FileShard;
    const isViewStaged = this.#put(viewPathOf(path), viewIn(shard));
    this.#queue?.add({ path, key, isStaged, isViewStaged, value: shard });
    if (job?.kind === 'file') this.#shards[path] = { key, job };
  }

  /** Returns whether the artifact is staged. */
  #put(path: string, value: unknown): boolean {
    const { previous, writer } = this.#input;
    return this.#note(stageArtifact({ path, value }, previous?.artifacts[path]?.[0], writer));
  }

  #note({ path, hash, bytes, isStaged }: StagedArtifact): boolean {
    if (isStaged) this.#staged.add(path);
    this.#claim(path, [hash, bytes]);
    return isStaged;
  }

  #claim(path: string, entry: State['artifacts'][string]): void {
    if (this.#artifacts.has(path)) throw new Error(`The indexer emitted ${path} twice.`);
    this.#artifacts.set(path, entry);
  }

  /** Keeps the layers of the build before, if they are made of the same. */
  #keepLayers(): State['layers'] {
    const { previous } = this.#input;
    const kept = previous?.layers;
    const key = this.#layersKey();
    if (!this.#queue?.isUnchanged || !kept || key === undefined || kept.key !== key) return undefined;
    for (const path of kept.paths) {
      const entry = previous.artifacts[path];
      if (entry) this.#claim(path, entry);
    }
    return kept;
  }

  async #addLayers(index: AtlasIndex): Promise<BaseResult> {
    const key = this.#layersKey();
    const made = (await this.#queue?.finish(createYielder(this.#input.signal))) ?? [];
    for (const each of made) this.#note(each);
    return this.#completed(index, { key, paths: made.map(({ path }) => path) });
  }

  /** Identifies what the layers are made of; undefined if nothing does. */
  #layersKey(): string | undefined {
    const key = this.#input.layers?.key;
    if (key === undefined) return undefined;
    const shards = Object.keys(this.#shards).map((path) => [
      path,
      this.#artifacts.get(path)?.[0],
      this.#artifacts.get(viewPathOf(path))?.[0],
    ]);
    return digest(key, JSON.stringify(shards));
  }
}

/** Returns the job for the timeline, a comparison, or a file shard or directory shard, which are recognised by the path of their own address. */
function jobOf(path: string, value: unknown): Job | undefined {
  if (path === artifactPath.timeline) return { kind: 'history' };
  const changes = changesPageOf(path);
  if (changes !== undefined) return { kind: 'changes', page: changes };
  if (typeof value !== 'object' || value === null) return undefined;
  const { path: source, address } = value as { path?: unknown; address?: unknown };
  if (typeof source !== 'string' || typeof address !== 'string') return undefined;
  if (path === artifactPath.file(address)) return { kind: 'file', path: source, address };
  if (path === artifactPath.image(address)) return { kind: 'image', path: source, address };
  if (path === artifactPath.directory(address)) return { kind: 'directory', path: source, address };
  return undefined;
}

import { createYielder } from '../base/create-yielder.ts';
import { digest } from '../base/digest.ts';
import { artifactPath, type Artifact, type PlannedArtifact, isFileShard } from '../model/artifact.ts';
import { artifactToJson } from '../model/artifact-json.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import type { FileShard } from '../model/file-shard.ts';
import { compareText } from '../model/order.ts';
import { ArtifactReader } from './artifact-reader.ts';
import { digestArtifacts } from './digests.ts';
import { type Job, wholeJobs } from './job.ts';
import { LayerRun, type LayersToPublish } from './layer-run.ts';
import { PublishError } from './publish-error.ts';
import { hasStablePart, stablePart } from './stable.ts';
import type { StagedFolders, StagedWriter } from './staged-writer.ts';
import type { State } from './state.ts';

export interface BaseInput {
  /** Those with the key that they had in the build before are not made. */
  artifacts: Iterable<Artifact> | AsyncIterable<Artifact | PlannedArtifact>;
  /** Layers of the file shards among the artifacts. */
  layers?: LayersToPublish | undefined;
  previous: State | undefined;
  folders: StagedFolders;
  writer: StagedWriter;
  signal: AbortSignal;
  onDone(done: number): void;
}

/** What a build has of its base artifacts, and keeps for the next one. */
export interface BaseResult extends Pick<State, 'artifacts' | 'stable' | 'shards' | 'layers'> {
  index: AtlasIndex;
  /** Paths of the artifacts that were staged, because their bytes differ from the published ones. */
  staged: Set<string>;
  /** The jobs for all artifacts. */
  jobs: Job[];
}

/** Interval between progress reports, in artifacts. */
const REPORT_EVERY = 64;

/** Stages the base artifacts one at a time, so none of them stays in memory. Throws if an artifact is emitted twice. */
export async function writeBaseArtifacts(input: BaseInput): Promise<BaseResult> {
  return new BaseWriter(input).write();
}

class BaseWriter {
  readonly #input: BaseInput;
  readonly #run: LayerRun | undefined;
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
    const kept = new Set(Object.keys(previous?.artifacts ?? {}));
    const reader = new ArtifactReader({ ...folders, staged: new Set(), kept });
    this.#run = new LayerRun(layers, (path) => reader.read(path) as FileShard);
  }

  async write(): Promise<BaseResult> {
    try {
      return await this.#writeAll();
    } finally {
      this.#run?.cancel();
    }
  }

  async #writeAll(): Promise<BaseResult> {
    const { artifacts, signal, onDone } = this.#input;
    const pause = createYielder(signal);
    for await (const artifact of artifacts) {
      if (!('make' in artifact)) this.#add(artifact.path, artifact.value, undefined);
      else if (!this.#keep(artifact)) this.#add(artifact.path, await artifact.make(), artifact.key);
      if (this.#artifacts.size % REPORT_EVERY === 0) onDone(this.#artifacts.size);
      // A synchronous source would otherwise never yield to the event loop.
      await pause();
    }
    const index = this.#index;
    if (!index) {
      throw new PublishError('The indexer emitted no index of the atlas.', {
        where: artifactPath.index,
        next: 'This is a defect of treeatlas: please report it.',
      });
    }
    const layers = await this.#addLayers(index);
    const hashes = [...this.#artifacts].map(([path, [hash]]) => [path, hash] as const);
    for (const { path, value } of digestArtifacts(hashes)) this.#put(path, value);
    onDone(this.#artifacts.size);
    return {
      index,
      artifacts: Object.fromEntries([...this.#artifacts].sort(([a], [b]) => compareText(a, b))),
      stable: this.#stable,
      shards: this.#shards,
      layers,
      staged: this.#staged,
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
    if (!shard || !entry || stable === undefined || key === undefined || shard.key !== key) return false;
    this.#claim(path, entry);
    this.#shards[path] = shard;
    this.#stable[path] = stable;
    this.#jobs.push(shard.job);
    this.#run?.keep(path, key);
    return true;
  }

  #add(path: string, value: unknown, key: string | undefined): void {
    this.#put(path, value);
    if (path === artifactPath.index) this.#index = value as AtlasIndex;
    const job = jobOf(path, value);
    if (job) this.#jobs.push(job);
    if (hasStablePart(path)) this.#stable[path] = digest(artifactToJson(path, stablePart(path, value)));
    if (!isFileShard(path)) return;
    const shard = value as FileShard;
    this.#run?.add(path, key, shard);
    if (job?.kind === 'file') this.#shards[path] = { key, job };
  }

  #put(path: string, value: unknown): void {
    const bytes = Buffer.from(artifactToJson(path, value));
    const hash = digest(bytes);
    const { previous, writer } = this.#input;
    if (previous?.artifacts[path]?.[0] !== hash && writer.write(path, bytes)) this.#staged.add(path);
    this.#claim(path, [hash, bytes.length]);
  }

  #claim(path: string, entry: State['artifacts'][string]): void {
    if (this.#artifacts.has(path)) throw new Error(`The indexer emitted ${path} twice.`);
    this.#artifacts.set(path, entry);
  }

  /** Adds the artifacts of the layers, or keeps those of the build before if they are made of the same. */
  async #addLayers(index: AtlasIndex): Promise<State['layers']> {
    const { layers, previous } = this.#input;
    if (!this.#run || !layers) return undefined;
    const shards = Object.keys(this.#shards).map((path) => [path, this.#artifacts.get(path)?.[0]]);
    const key = layers.key === undefined ? undefined : digest(layers.key, JSON.stringify(shards));
    const kept = previous?.layers;
    if (this.#run.isUnchanged && kept && key !== undefined && kept.key === key) {
      for (const path of kept.paths) {
        const entry = previous.artifacts[path];
        if (entry) this.#claim(path, entry);
      }
      return kept;
    }
    const paths: string[] = [];
    for await (const { path, value } of this.#run.artifacts(index)) {
      this.#put(path, value);
      paths.push(path);
    }
    return { key, paths };
  }
}

/** Returns the job for a file shard or directory shard, which are recognised by the path of their own address. */
function jobOf(path: string, value: unknown): Job | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { path: source, address } = value as { path?: unknown; address?: unknown };
  if (typeof source !== 'string' || typeof address !== 'string') return undefined;
  if (path === artifactPath.file(address)) return { kind: 'file', path: source, address };
  if (path === artifactPath.image(address)) return { kind: 'image', path: source, address };
  if (path === artifactPath.directory(address)) return { kind: 'directory', path: source, address };
  return undefined;
}

import { createYielder } from '../base/create-yielder.ts';
import type { Artifact } from '../model/artifact.ts';
import { artifactPath } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import type { FileShard } from '../model/file-shard.ts';
import { compareText } from '../model/order.ts';
import { digest } from '../base/digest.ts';
import { digestArtifacts } from './digests.ts';
import { artifactToJson } from '../model/artifact-json.ts';
import type { Job } from './job.ts';
import { PublishError } from './publish-error.ts';
import { searchKey } from './search-record.ts';
import { hasStablePart, stablePart } from './stable.ts';
import type { StagedWriter } from './staged-writer.ts';
import type { State } from './state.ts';

export interface BaseResult {
  index: AtlasIndex;
  /** Sorted by path. */
  artifacts: State['artifacts'];
  /** See `State.stable`. */
  stable: State['stable'];
  /** Paths of the artifacts that were staged, because their bytes differ from the published ones. */
  staged: Set<string>;
  /** The jobs for all artifacts. */
  jobs: Job[];
  /** By address of a file. A key changes whenever the search record of the file would. */
  searchKeys: Map<string, string>;
}

/** Interval between progress reports, in artifacts. */
const REPORT_EVERY = 64;

/** Stages the base artifacts one at a time, so none of them stays in memory. Throws if an artifact is emitted twice. */
export async function writeBaseArtifacts(
  artifacts: Iterable<Artifact> | AsyncIterable<Artifact>,
  previous: State | undefined,
  writer: StagedWriter,
  signal: AbortSignal,
  onDone: (done: number) => void,
): Promise<BaseResult> {
  const entries: [string, State['artifacts'][string]][] = [];
  const seen = new Set<string>();
  const staged = new Set<string>();
  const jobs: Job[] = [];
  const searchKeys = new Map<string, string>();
  const stable: State['stable'] = {};
  const pause = createYielder(signal);
  let index: AtlasIndex | undefined;
  const put = (path: string, value: unknown): void => {
    if (seen.has(path)) throw new Error(`The indexer emitted ${path} twice.`);
    seen.add(path);
    const bytes = Buffer.from(artifactToJson(path, value));
    const hash = digest(bytes);
    if (previous?.artifacts[path]?.[0] !== hash && writer.write(path, bytes)) staged.add(path);
    entries.push([path, [hash, bytes.length]]);
  };
  for await (const { path, value } of artifacts) {
    put(path, value);
    if (path === artifactPath.index) index = value as AtlasIndex;
    const job = jobOf(path, value);
    if (job) jobs.push(job);
    if (hasStablePart(path)) stable[path] = digest(artifactToJson(path, stablePart(path, value)));
    if (job?.kind === 'file') searchKeys.set(job.address, searchKey(value as FileShard));
    if (entries.length % REPORT_EVERY === 0) onDone(entries.length);
    // A synchronous source would otherwise never yield to the event loop.
    await pause();
  }
  if (!index) {
    throw new PublishError('The indexer emitted no index of the atlas.', {
      where: artifactPath.index,
      next: 'This is a defect of treeatlas: please report it.',
    });
  }
  for (const { path, value } of digestArtifacts(entries.map(([path, [hash]]) => [path, hash] as const)))
    put(path, value);
  onDone(entries.length);
  return {
    index,
    artifacts: Object.fromEntries(entries.sort(([a], [b]) => compareText(a, b))),
    stable,
    staged,
    jobs: [{ kind: 'site' }, { kind: 'atlas' }, ...jobs],
    searchKeys,
  };
}

/** Returns the job for a file shard or directory shard, which are recognised by the path of their own address. */
function jobOf(path: string, value: unknown): Job | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { path: source, address } = value as { path?: unknown; address?: unknown };
  if (typeof source !== 'string' || typeof address !== 'string') return undefined;
  if (path === artifactPath.file(address)) return { kind: 'file', path: source, address };
  if (path === artifactPath.directory(address)) return { kind: 'directory', path: source, address };
  return undefined;
}

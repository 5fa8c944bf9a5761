import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digest } from '../../base/digest.ts';
import { artifactPath, isFileShard, viewPathOf, type PlannedArtifact } from '../../model/artifact.ts';
import type { PageScope } from '../../model/page-scope.ts';
import { STABLE } from '../artifact-reader.ts';
import { writeBaseArtifacts, type BaseResult } from '../base-artifacts.ts';
import * as books from '../bookkeeping.ts';
import { jobKey, type JobResult } from '../job.ts';
import { folderIdentity } from '../output/folder-identity.ts';
import { pagesDigest } from '../pages-digest.ts';
import { toPublishError } from '../publish-error.ts';
import { runJobs } from '../run-jobs.ts';
import { StagedWriter } from '../staged-writer.ts';
import type { State } from '../state.ts';
import { defaultModules, findSiteFolder, type PublishModules } from '../worker-context.ts';

export interface PartOptions {
  /** The shards of the part, and an index. */
  artifacts: AsyncIterable<PlannedArtifact>;
  /** Replaced. */
  folder: string;
  scope: PageScope;
  workers: number;
  /** Whether memory counts more than time. */
  isLean: boolean;
  signal: AbortSignal;
  onDone?: ((done: number, total: number) => void) | undefined;
  modules?: Partial<PublishModules> | undefined;
}

/** The shards and pages of some files of an atlas, from which another run makes the rest. */
export interface PublishedPart {
  state: Pick<State, 'artifacts' | 'stable' | 'shards' | 'made'>;
  /** All files in the folder, with digests of their bytes. */
  files: (readonly [path: string, digest: string])[];
}

/** Writes the shards and the pages of some files. Pages that show something of other files are left to the run that has all. */
export async function publishPart(options: PartOptions): Promise<PublishedPart> {
  const { folder } = options;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A writer compares with an output, of which a part has none.
  const nothing = mkdtempSync(join(tmpdir(), 'treeatlas-'));
  try {
    return await write(options, nothing);
  } catch (cause) {
    throw toPublishError(cause, 'write a part of the atlas', folder);
  } finally {
    rmSync(nothing, { recursive: true, force: true });
  }
}

async function write(options: PartOptions, nothing: string): Promise<PublishedPart> {
  const { artifacts, folder, scope, workers, isLean, signal, onDone } = options;
  const modules = { ...defaultModules, ...options.modules };
  const folders = { newFolder: folder, identity: folderIdentity(folder), output: nothing };
  const writer = new StagedWriter(folders);
  const onWritten = (): void => undefined;
  const { known } = await writeBaseArtifacts({
    artifacts,
    previous: undefined,
    folders,
    writer,
    signal,
    onDone: onWritten,
  });
  const code = digest(pagesDigest(await findSiteFolder(modules)), JSON.stringify(scope));
  const jobs = known.jobs.filter(({ kind }) => kind === 'file');
  const base = {
    ...folders,
    staged: known.staged,
    kept: new Set<string>(),
    pending: [],
    cards: new Map<string, string>(),
  };
  const done = await runJobs({ jobs, base }, undefined, {
    modules,
    scope,
    workers,
    isLean,
    signal,
    onDone: (count) => onDone?.(count, jobs.length),
  });
  return describe(options, known, books.jobsKey(code, known), done);
}

function describe(
  { folder }: PartOptions,
  known: BaseResult,
  key: string,
  done: ReadonlyMap<string, JobResult>,
): PublishedPart {
  const shards = Object.keys(known.artifacts).filter(isFileShard);
  const own = new Set(shards.flatMap((path) => [path, viewPathOf(path)]));
  const state: PublishedPart['state'] = {
    artifacts: Object.fromEntries(Object.entries(known.artifacts).filter(([path]) => own.has(path))),
    stable: Object.fromEntries(Object.entries(known.stable).filter(([path]) => own.has(path))),
    shards: known.shards,
    made: {},
  };
  const unwanted = Object.keys(known.artifacts).filter((path) => !own.has(path));
  for (const job of known.jobs) {
    const result = done.get(jobKey(job));
    if (!result) continue;
    if (result.failures.length === 0 && result.inputs.every((input) => isOwn(input, own)))
      state.made[jobKey(job)] = books.madeByJob(key, result);
    else for (const path of result.changed) unwanted.push(path);
  }
  for (const path of unwanted) rmSync(join(folder, path), { force: true });
  const digests = [
    ...Object.entries(state.artifacts).map(([path, [hash]]) => [path, hash] as const),
    ...Object.values(state.made).flatMap(({ outputs }) => Object.entries(outputs)),
  ];
  return { state, files: digests };
}

/** Whether an input is in the part, or is something that no part has: what the history adds makes a page stale. */
function isOwn(input: string, own: ReadonlySet<string>): boolean {
  const path = input.startsWith(STABLE) ? input.slice(STABLE.length) : input;
  return own.has(path) || addedLater.some((prefix) => path.startsWith(prefix));
}

const addedLater = [artifactPath.timeline, artifactPath.changesIndex].map((path) =>
  path.slice(0, path.lastIndexOf('/') + 1),
);

import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { artifactPath } from '../../model/artifact.ts';
import { ChangesIndex } from '../../model/changes-index.ts';
import { isAtlasPath } from '../../model/is-atlas-path.ts';
import { Timeline } from '../../model/timeline.ts';
import { buildAtlas, type BuildAtlasOptions } from '../build-atlas.ts';
import { InputError } from '../input-error.ts';
import { openEmbedder } from '../open-embedder.ts';
import { checkTemporary } from '../open-project-cache.ts';
import { createProject } from '../open-project.ts';
import type { ProjectOptions } from '../project-options.ts';
import { resolveProject } from '../resolve-project.ts';
import { resolveProjectFolder } from '../resolve-project-folder.ts';
import { filesIn, type AtlasFiles } from './atlas-files.ts';
import { inferChoices, tracePaths, type BuildChoices } from './build-choices.ts';
import { cloneCommit } from './clone-commit.ts';
import { jsonOf } from './json-of.ts';
import { compareFiles, type Comparison } from './compare-files.ts';
import type { OriginIndex } from './origin.ts';

export interface RebuildOptions extends Pick<
  ProjectOptions,
  | 'cwd'
  | 'config'
  | 'trustConfig'
  | 'grammars'
  | 'scip'
  | 'workers'
  | 'model'
  | 'confirm'
  | 'onNotice'
  | 'onWarning'
> {
  signal: AbortSignal;
  /** Those of the user take precedence over those that the atlas shows. */
  choices: BuildChoices;
  onProgress?: BuildAtlasOptions['onProgress'];
  onHistoryProgress?: BuildAtlasOptions['onHistoryProgress'];
  onCompared?: (done: number, total: number) => void;
}

export interface Rebuilt extends Comparison {
  commit: string;
  /** The choices of the build. */
  choices: BuildChoices;
  /** Sentences on why the bytes may differ. */
  notices: string[];
}

/**
 * Builds the commit of an atlas from a repository, with empty caches in a temporary folder, and compares all files. Throws `InputError` if
 * the atlas shows no commit, or the repository does not have it.
 */
export async function rebuildAndCompare(
  atlas: AtlasFiles,
  { index, paths }: { index: OriginIndex; paths: ReadonlySet<string> },
  repository: string,
  { signal, choices: given, ...options }: RebuildOptions,
): Promise<Rebuilt> {
  const { commit, branch, dirty, blameOmission } = index.repository;
  if (commit === null)
    throw new InputError('The atlas was built without git and names no commit, so it cannot be built again.');
  if (dirty)
    throw new InputError(
      `The atlas shows files that differ from commit ${commit}: they were not committed when it was built. No build of a commit can give it.`,
    );
  const folder = await resolveProjectFolder(repository, options.cwd ?? process.cwd());
  const choices = mergeChoices(await readChoices(atlas, index, paths), given);
  // Only this user can open it.
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'treeatlas-verify-')));
  try {
    checkTemporary(temporary);
    const isShallow = blameOmission === 'shallow';
    const clone = await cloneCommit(folder, join(temporary, 'clone'), { commit, branch, isShallow }, signal);
    const out = join(temporary, 'atlas');
    const { blame, name } = choices;
    const setup = await resolveProject(clone.folder, { ...options, blame, name, out, publishes: true });
    const config = { ...setup.config, cache: join(temporary, 'cache') };
    const { onWarning } = options;
    const project = createProject(
      { ...setup, config },
      { signal, onWarning, embedder: await openEmbedder(options) },
    );
    const { pages = 'symbols', only, markdown = true, siteUrl, hub, history, changes } = choices;
    const { onProgress, onHistoryProgress } = options;
    await buildAtlas(project, {
      scope: { pages, only, markdown, hub },
      stateFolder: join(temporary, 'state'),
      ...{ siteUrl, history, changes, onProgress, onHistoryProgress },
    });
    const comparison = await compareFiles(atlas, filesIn(out), paths, {
      signal,
      ...(options.onCompared && { onProgress: options.onCompared }),
    });
    return { ...comparison, commit, choices, notices: clone.notices };
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  }
}

function mergeChoices(inferred: BuildChoices, given: BuildChoices): BuildChoices {
  const chosen = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...inferred, ...(Object.fromEntries(chosen) as BuildChoices) };
}

/** The limit of the lists of comparisons and snapshots, and of the overview. */
const MAX_BYTES = 50_000_000;

async function readChoices(
  atlas: AtlasFiles,
  index: OriginIndex,
  paths: ReadonlySet<string>,
): Promise<BuildChoices> {
  // Atlases of earlier versions have no digest of the overview.
  const read = async (path: string): Promise<Buffer | undefined> =>
    paths.has(path) || path === tracePaths.overview ? atlas.read(path, MAX_BYTES) : undefined;
  const [overview, timeline, changes] = await Promise.all([
    read(tracePaths.overview),
    read(tracePaths.timeline),
    read(tracePaths.changes),
  ]);
  const choices = inferChoices({
    ...{ index, paths, overview: overview?.toString('utf8') },
    timeline: timeline && Timeline.safeParse(jsonOf(timeline)).data,
    changes: changes && ChangesIndex.safeParse(jsonOf(changes)).data,
  });
  return { ...choices, only: choices.only && (await pathAt(atlas, choices.only)) };
}

/** Returns the path of the directory or file at an address. The address itself is the path if its characters are ordinary. */
async function pathAt(atlas: AtlasFiles, address: string): Promise<string> {
  for (const path of [artifactPath.directory(address), artifactPath.file(address)]) {
    const bytes = isAtlasPath(path) ? await atlas.read(path, MAX_BYTES) : undefined;
    const found = bytes && z.object({ path: z.string() }).safeParse(jsonOf(bytes)).data;
    if (found) return found.path;
  }
  return address;
}

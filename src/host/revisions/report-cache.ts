import { join } from 'node:path';
import { CHANGES_VERSION, type ChangeReport } from '../../model/changes.ts';
import { openFactsCache, type FactsCache } from '../../indexer/cache/facts-cache.ts';
import type { Project } from '../project.ts';
import { layerInputs } from '../stored/layer-inputs.ts';
import { storedInputsDigest } from '../stored/stored-inputs.ts';
import type { OpenedSides } from './open-sides.ts';
import { stagedState } from './open-side.ts';
import type { ResolvedRange } from './resolve-range.ts';

/** Reports that are kept take up to this many bytes. */
const MAX_BYTES = 50_000_000;

/** Returns the report for the files of both states, and makes it if it is not cached. */
export async function cachedReport(
  project: Project,
  cacheFolder: string,
  sides: OpenedSides,
  make: () => Promise<ChangeReport>,
): Promise<ChangeReport> {
  const { base, head } = sides;
  const cache = openReports(cacheFolder);
  const range = { base: base.side.state, head: head.side.state };
  const key = reportKey(project, [base.shards, head.shards]);
  const known = cache.get(key) as ChangeReport | undefined;
  const report = known ?? (await make());
  if (!known) cache.put(key, report);
  await remember(project, cache, range, key);
  return named(report, range);
}

/** Returns the cached report of a range without opening its states; undefined if it is not known to be that of the same files. */
export async function findReport(
  project: Project,
  cacheFolder: string,
  range: ResolvedRange,
): Promise<ChangeReport | undefined> {
  const cache = openReports(cacheFolder);
  const from = await rangeKey(project, range);
  const key = from === undefined ? undefined : (cache.get(from) as string | undefined);
  const report = key === undefined ? undefined : (cache.get(key) as ChangeReport | undefined);
  return report && named(report, range);
}

function openReports(cacheFolder: string): FactsCache {
  return openFactsCache(join(cacheFolder, 'changes'));
}

async function remember(
  project: Project,
  cache: FactsCache,
  range: ResolvedRange,
  key: string,
): Promise<void> {
  const from = await rangeKey(project, range);
  if (from === undefined || cache.get(from) === key) return;
  cache.put(from, key);
  await cache.prune({ keysInUse: [from, key], maxBytes: MAX_BYTES });
}

/** The names of the states are those of the question: a tag and a branch can mean the same commit. */
function named(report: ChangeReport, { base, head }: ResolvedRange): ChangeReport {
  return { ...report, base, head };
}

/** Identifies the files of both states; undefined for the working tree, whose files must be listed. */
async function rangeKey(project: Project, { base, head }: ResolvedRange): Promise<string | undefined> {
  const states = await Promise.all(
    [base, head].map(async ({ name, commit }) => {
      if (commit !== null) return commit;
      return name === 'STAGED' ? await stagedState(project) : undefined;
    }),
  );
  return states.includes(undefined) ? undefined : reportKey(project, states);
}

function reportKey(project: Project, states: readonly unknown[]): string {
  const { rules, today } = layerInputs(project, null);
  return `changes ${CHANGES_VERSION} ${JSON.stringify([storedInputsDigest(project), rules, today, states])}`;
}

import type { Accuracy } from '../model/accuracy.ts';
import { artifactPath } from '../model/artifact.ts';
import type { DynamicCalls, IncompleteFiles, CoverageGaps } from '../model/quality.ts';
import type { Store } from '../store/store.ts';

const nothingMeasured: Accuracy = {
  schema: 1,
  version: null,
  measured: null,
  oracles: [],
  repositories: [],
  totals: [],
  rules: [],
};

/** How accurate the version that made the atlas was found to be. */
export async function readAccuracy(store: Store): Promise<Accuracy> {
  return ((await store.read(artifactPath.accuracy)) as Accuracy | undefined) ?? nothingMeasured;
}

const uncounted = { skipped: 0, unsearched: 0 };

/** How much of each family of languages was not read. */
export async function readCoverageGaps(store: Store): Promise<CoverageGaps> {
  const { families } = ((await store.read(artifactPath.coverageGaps)) as CoverageGaps | undefined) ?? {
    families: [],
  };
  // Earlier versions did not count what was left out.
  return { families: families.map((family) => ({ ...uncounted, ...family })) };
}

export async function readDynamicCalls(store: Store): Promise<DynamicCalls> {
  return (
    ((await store.read(artifactPath.dynamicCalls)) as DynamicCalls | undefined) ?? { total: 0, files: [] }
  );
}

export async function readIncompleteFiles(store: Store): Promise<IncompleteFiles> {
  return (
    ((await store.read(artifactPath.incompleteFiles)) as IncompleteFiles | undefined) ?? {
      total: 0,
      files: [],
    }
  );
}

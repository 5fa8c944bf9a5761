import type { Accuracy } from '../model/accuracy.ts';
import { artifactPath } from '../model/artifact.ts';
import type { CoverageGaps, DynamicCalls, IncompleteFiles, NamesInSkipped } from '../model/quality.ts';
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

/** Reads the accuracy of the version that built the atlas. */
export async function readAccuracy(store: Store): Promise<Accuracy> {
  return ((await store.read(artifactPath.accuracy)) as Accuracy | undefined) ?? nothingMeasured;
}

/** Reads the coverage gaps of all language families. */
export async function readCoverageGaps(store: Store): Promise<CoverageGaps> {
  return ((await store.read(artifactPath.coverageGaps)) as CoverageGaps | undefined) ?? { families: [] };
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

/** Reads the names without a symbol that skipped files contain. */
export async function readNamesInSkipped(store: Store): Promise<NamesInSkipped> {
  return (
    ((await store.read(artifactPath.namesInSkipped)) as NamesInSkipped | undefined) ?? { total: 0, names: [] }
  );
}

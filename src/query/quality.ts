import type { Accuracy } from '../model/accuracy.ts';
import { artifactPath } from '../model/artifact.ts';
import type { Dynamic, Unparsed, Unseen } from '../model/quality.ts';
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

const uncounted = { leftOut: 0, unsearched: 0 };

/** How much of each family of languages was not read. */
export async function readAllUnseen(store: Store): Promise<Unseen> {
  const { families } = ((await store.read(artifactPath.unseen)) as Unseen | undefined) ?? { families: [] };
  // Earlier versions did not count what was left out.
  return { families: families.map((family) => ({ ...uncounted, ...family })) };
}

export async function readDynamic(store: Store): Promise<Dynamic> {
  return ((await store.read(artifactPath.dynamic)) as Dynamic | undefined) ?? { total: 0, files: [] };
}

export async function readUnparsed(store: Store): Promise<Unparsed> {
  return ((await store.read(artifactPath.unparsed)) as Unparsed | undefined) ?? { total: 0, files: [] };
}

import { artifactPath } from '../model/artifact.ts';
import type { FileShard } from '../model/file-shard.ts';
import { compareText } from '../model/order.ts';
import type { SearchBundles } from '../model/search.ts';
import { digest } from '../base/digest.ts';
import { serialise } from './job.ts';
import { bundleCount, bundleFolder, bundleOf } from './search-bundles.ts';
import { buildBundle, closeSearch, type SearchFile } from './search-index.ts';
import { type SearchRecord, searchRecord } from './search-record.ts';

export interface BundlePlan {
  bundle: number;
  /** Addresses of the files in the bundle, sorted. */
  addresses: string[];
  /** Changes whenever the bytes of the bundle would. */
  key: string;
}

/** Distributes files over bundles and omits empty bundles. For `searchKeys`, see `BaseResult`. */
export function planBundles(searchKeys: ReadonlyMap<string, string>): BundlePlan[] {
  const count = bundleCount(searchKeys.size);
  const dealt = new Map<number, string[]>();
  for (const address of [...searchKeys.keys()].sort(compareText)) {
    const bundle = bundleOf(address, count);
    dealt.set(bundle, [...(dealt.get(bundle) ?? []), address]);
  }
  return [...dealt]
    .sort(([a], [b]) => a - b)
    .map(([bundle, addresses]) => ({
      bundle,
      addresses,
      key: digest(
        String(bundle),
        ...addresses.flatMap((address) => [address, searchKeys.get(address) ?? '']),
      ),
    }));
}

/** Builds bundles sequentially: Pagefind is a single process that uses several cores by itself. */
export async function* buildBundles(
  plans: readonly BundlePlan[],
  readShard: (path: string) => unknown,
  signal: AbortSignal,
): AsyncGenerator<{ plan: BundlePlan; files: SearchFile[] }> {
  if (plans.length === 0) return;
  try {
    for (const plan of plans) {
      yield { plan, files: await buildBundle(plan.bundle, recordsOf(plan, readShard), signal) };
    }
  } finally {
    await closeSearch();
  }
}

/** Returns the content of `pagefind/bundles.json` for a finished index. */
export function bundlesDocument(plans: readonly BundlePlan[]): string {
  const bundles = plans.map(({ bundle }) => bundleFolder(bundle));
  return serialise({ ready: true, bundles } satisfies SearchBundles);
}

function* recordsOf(
  { addresses }: BundlePlan,
  readShard: (path: string) => unknown,
): Generator<SearchRecord> {
  for (const address of addresses) {
    const shard = readShard(artifactPath.file(address)) as FileShard | undefined;
    if (shard) yield searchRecord(shard);
  }
}

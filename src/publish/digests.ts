import { artifactPath, type Artifact } from '../model/artifact.ts';
import { bucketOfPath, type DigestBucket, type DigestIndex } from '../model/digests.ts';
import { compareText } from '../model/order.ts';
import { digest } from '../base/digest.ts';
import { serialise } from './job.ts';

/** Average number of digests in a bucket. */
const IN_A_BUCKET = 256;

/** Returns the artifacts with the digests of all others; see `DigestIndex`. */
export function digestArtifacts(digests: Iterable<readonly [path: string, digest: string]>): Artifact[] {
  const sorted = [...digests].sort(([a], [b]) => compareText(a, b));
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(sorted.length / IN_A_BUCKET)));
  const dealt = Array.from({ length: count }, (): [string, string][] => []);
  for (const [path, hash] of sorted) dealt[bucketOfPath(path, count)]?.push([path, hash]);
  const buckets = dealt.map((entries): DigestBucket => Object.fromEntries(entries));
  const index: DigestIndex = { buckets: buckets.map((bucket) => digest(serialise(bucket))) };
  return [
    { path: artifactPath.digests, value: index },
    ...buckets.map((value, number) => ({ path: artifactPath.digestBucket(number), value })),
  ];
}

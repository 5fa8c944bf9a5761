import { artifactPath, type Artifact } from '../model/artifact.ts';
import { bucketCount, bucketOfPath, type DigestBucket, type DigestIndex } from '../model/digests.ts';
import { compareText } from '../model/order.ts';
import { digest } from '../base/digest.ts';
import { serialise } from './job.ts';

/** Average number of digests in a bucket. */
const IN_A_BUCKET = 256;

interface DigestPaths {
  index: string;
  bucket(number: number): string;
}

const ofArtifacts: DigestPaths = { index: artifactPath.digests, bucket: artifactPath.digestBucket };

/** The paths of the digests of files that are not artifacts. */
export const ofPages: DigestPaths = {
  index: artifactPath.pageDigests,
  bucket: artifactPath.pageDigestBucket,
};

/** Returns the artifacts with the digests of all others, or of pages; see `DigestIndex`. */
export function digestArtifacts(
  digests: Iterable<readonly [path: string, digest: string]>,
  paths: DigestPaths = ofArtifacts,
): Artifact[] {
  const sorted = [...digests].sort(([a], [b]) => compareText(a, b));
  const count = bucketCount(sorted.length, IN_A_BUCKET);
  const dealt = Array.from({ length: count }, (): [string, string][] => []);
  for (const [path, hash] of sorted) dealt[bucketOfPath(path, count)]?.push([path, hash]);
  const buckets = dealt.map((entries): DigestBucket => Object.fromEntries(entries));
  const index: DigestIndex = { buckets: buckets.map((bucket) => digest(serialise(bucket))) };
  return [
    { path: paths.index, value: index },
    ...buckets.map((value, number) => ({ path: paths.bucket(number), value })),
  ];
}

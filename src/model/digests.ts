import * as z from 'zod';

/** 132 bits, enough to rule out collisions. */
export const Digest = z
  .string()
  .regex(/^[\w-]{22}$/)
  .describe('The first 22 characters of SHA-256 in base64url');

/** In buckets by path, so that no file grows with the repository. */
export const DigestIndex = z
  .object({
    buckets: z
      .array(Digest)
      .min(1)
      .describe('The digest of each bucket. The number of buckets is a power of two'),
  })
  .describe(
    '`api/v1/digests/index.json`: digests of all artifacts, in buckets. Readers detect damage and mixtures of two versions by them, and cache artifacts that did not change. The bucket of a path is its FNV-1a hash over UTF-16 code units, 32 bits, modulo the number of buckets. `api/v1/digests/pages/index.json` has the same form, and covers all other files: pages, Markdown, scripts, search',
  )
  .meta({ examples: [{ buckets: ['47DEQpj8HBSa-_TImW-5JC'] }] });
export type DigestIndex = z.infer<typeof DigestIndex>;

export const DigestBucket = z
  .record(z.string(), Digest)
  .describe(
    '`api/v1/digests/{bucket}.json`: digests by path of the artifact. An artifact whose path is not in its bucket does not exist. `api/v1/digests/pages/{bucket}.json`: digests of other files by their path',
  )
  .meta({ examples: [{ 'api/v1/file/src/cart.ts.json': '47DEQpj8HBSa-_TImW-5JC' }] });
export type DigestBucket = z.infer<typeof DigestBucket>;

/** Returns the number of the bucket of a path: FNV-1a over its UTF-16 code units, modulo `count`. */
export function bucketOfPath(path: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < path.length; at++) hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % count;
}

/** Returns the number of buckets for so many rows: a power of two, so that it seldom changes. There is always one. */
export function bucketCount(rows: number, inBucket: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(rows / inBucket)));
}

import { z } from 'zod';

/** The first 22 characters of SHA-256 in base64url: beyond any accident, and half as long. */
export const Digest = z.string().regex(/^[\w-]{22}$/);

/**
 * What every artifact has to be, by its content: who reads an atlas notices damage and mixtures of two, and keeps what has not
 * changed from one to the next. Cut into buckets by path, so that no file grows with the repository.
 */
export const DigestIndex = z.object({
  /** Of each bucket; their number is a power of two. */
  buckets: z.array(Digest).min(1),
});
export type DigestIndex = z.infer<typeof DigestIndex>;

/** Of artifacts by their paths. What belongs here and is not here does not exist. */
export const DigestBucket = z.record(z.string(), Digest);
export type DigestBucket = z.infer<typeof DigestBucket>;

/** Which bucket a path belongs to: FNV-1a over its UTF-16 code units. */
export function bucketOfPath(path: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < path.length; at++) hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % count;
}

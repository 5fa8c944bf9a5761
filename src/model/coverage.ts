import * as z from 'zod';
import { Span } from './position.ts';

/**
 * The result of parsing a file. `parsed`: completely. `partial`: with syntax errors in parts. `failed`: not analysed, for
 * the reason in a finding. `text`: no grammar supports its language. All have a page with their source.
 */
export const FileStatus = z.enum(['parsed', 'partial', 'failed', 'text']);
export type FileStatus = z.infer<typeof FileStatus>;

/** Why a file was not analysed. Only `unsupported-language` files have a page. */
export const skipReasons = {
  'unsupported-language': 'no grammar for this language; shown as text',
  binary: 'not text',
  oversized: 'larger than the limit for one file',
  minified: 'minified: lines too long to read',
  generated: 'marked as generated',
  unreadable: 'could not be read',
  secret: 'likely to contain secrets',
  'symlink-outside': 'symbolic link that leaves the repository',
  'symlink-loop': 'symbolic link that leads back to itself',
  symlink: 'symbolic link to a file or folder that is indexed at its own path',
  'symlink-dangling': 'symbolic link to a file that is not indexed',
  submodule: 'git submodule: a repository of its own',
  'not-checked-out': 'tracked by git but not in its sparse checkout',
} as const;
export const SkipReason = z.enum(Object.keys(skipReasons) as [SkipReason, ...SkipReason[]]);
export type SkipReason = keyof typeof skipReasons;

export const Finding = z.object({
  /** A stable code, for example `parse-failed`. */
  code: z.string(),
  severity: z.enum(['info', 'warning', 'error']),
  /** States what happened and what to do next. */
  message: z.string(),
  path: z.string(),
  span: Span.optional(),
});
export type Finding = z.infer<typeof Finding>;

export const Coverage = z.object({
  supportedFileCount: z.int().nonnegative(),
  /** Files that were skipped; `reasons` counts them by reason. */
  skippedFileCount: z.int().nonnegative(),
  /** Files of a supported language that could not be analysed. */
  failedFileCount: z.int().nonnegative(),
  /** Files with syntax errors in parts; the rest of each was analysed. */
  partialFileCount: z.int().nonnegative(),
  reasons: z.array(
    z.object({
      reason: z.string(),
      count: z.int().positive(),
      /** The first five paths. */
      examples: z.array(z.string()),
    }),
  ),
  /** Languages of the repository whose references are found by name only, so that none of them is certain; sorted. */
  namedLanguages: z.array(z.string()),
  /** References by result: resolved to a certain edge, with candidates only, or unresolved. */
  sites: z.object({
    certain: z.int().nonnegative(),
    candidate: z.int().nonnegative(),
    unresolved: z.int().nonnegative(),
  }),
});
export type Coverage = z.infer<typeof Coverage>;

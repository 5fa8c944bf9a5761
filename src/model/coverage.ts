import { z } from 'zod';
import { Span } from './position.ts';

/**
 * How far a file got: `parsed` wholly; `partial`, with error trees in it; `failed`, no facts (a finding says
 * why) though its source has a page; `text`, no grammar for its language, its source has a page.
 */
export const FileStatus = z.enum(['parsed', 'partial', 'failed', 'text']);
export type FileStatus = z.infer<typeof FileStatus>;

/** Why a file has no facts. All but `unsupported-language` have no page either. */
export const skipReasons = {
  'unsupported-language': 'no grammar for this language; shown as text',
  binary: 'not text',
  oversized: 'larger than the limit for one file',
  minified: 'minified: lines too long to read',
  generated: 'marked as generated',
  unreadable: 'could not be read',
  secret: 'likely to hold secrets',
  'symlink-outside': 'symbolic link that leaves the repository',
  'symlink-loop': 'symbolic link that leads back to itself',
  symlink: 'symbolic link to a file or folder that is indexed where it is',
  'symlink-dangling': 'symbolic link to nothing that is indexed',
  submodule: 'git submodule: a repository of its own',
  'not-checked-out': 'tracked by git but left out of its sparse checkout',
} as const;
export const SkipReason = z.enum(Object.keys(skipReasons) as [SkipReason, ...SkipReason[]]);
export type SkipReason = keyof typeof skipReasons;

export const Finding = z.object({
  /** Stable and greppable, for example `parse-failed`. */
  code: z.string(),
  severity: z.enum(['info', 'warning', 'error']),
  /** What happened and what to do next, for the reader. */
  message: z.string(),
  path: z.string(),
  span: Span.optional(),
});
export type Finding = z.infer<typeof Finding>;

export const Coverage = z.object({
  supportedFileCount: z.int().nonnegative(),
  /** Files with no facts because they were left out, by reason below. */
  skippedFileCount: z.int().nonnegative(),
  /** Files of a supported language from which nothing could be taken. */
  failedFileCount: z.int().nonnegative(),
  /** Files with syntax errors in them, whose facts are what could be given. */
  partialFileCount: z.int().nonnegative(),
  reasons: z.array(
    z.object({
      reason: z.string(),
      count: z.int().positive(),
      /** At most five paths, the first in order. */
      examples: z.array(z.string()),
    }),
  ),
  /** Uses of names: what became certain edges, candidates, or could not be resolved at all. */
  sites: z.object({
    certain: z.int().nonnegative(),
    candidate: z.int().nonnegative(),
    unresolved: z.int().nonnegative(),
  }),
});
export type Coverage = z.infer<typeof Coverage>;

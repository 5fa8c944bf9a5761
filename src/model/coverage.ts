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
  code: z.string().describe('A stable code, such as `parse-failed`'),
  severity: z.enum(['info', 'warning', 'error']).describe('How bad it is'),
  message: z.string().describe('What happened, and what to do next'),
  path: z.string().describe('Path of the file'),
  span: Span.optional().describe('Line, column, end line and end column; absent for the whole file'),
});
export type Finding = z.infer<typeof Finding>;

const count = z.int().nonnegative();

export const Coverage = z.object({
  supportedFileCount: count.describe('Number of files of a supported language that were not skipped'),
  skippedFileCount: count.describe(
    'Number of files that were skipped, or have no supported language; `reasons` counts them by reason',
  ),
  failedFileCount: count.describe('Number of files of a supported language that could not be analysed'),
  partialFileCount: count.describe(
    'Number of files with syntax errors in parts; the rest of each was analysed',
  ),
  reasons: z
    .array(
      z.object({
        reason: z.string().describe('Code of the reason, such as `binary` or `unsupported-language`'),
        count: z.int().positive().describe('Number of files'),
        examples: z.array(z.string()).describe('The first five paths'),
      }),
    )
    .describe('Why files were skipped'),
  namedLanguages: z
    .array(z.string())
    .describe(
      'Languages of the repository whose references are found by name only, so that none of them is certain; sorted',
    ),
  sites: z
    .object({
      certain: count.describe('Resolved to a certain edge'),
      candidate: count.describe('With candidates only'),
      unresolved: count.describe('Unresolved'),
    })
    .describe('Number of references by result'),
});
export type Coverage = z.infer<typeof Coverage>;

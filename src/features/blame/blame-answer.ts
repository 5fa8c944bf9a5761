import * as z from 'zod';
import { Meta } from '../../operations/answer.ts';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import type { BlameSource } from '../../query/blame.ts';
import { counted } from '../../render/counted.ts';
import { item, paragraphs } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';
import { nameAtStart } from '../../render/markdown/repository-text.ts';

const CommitRecord = z.object({
  commit: z.string().describe('Full hash'),
  date: z.string().describe('Day on which the author made it, in UTC'),
  author: z.string(),
  subject: z.string().describe('The first line of the message'),
  orEarlier: z
    .literal(true)
    .optional()
    .describe('Set where the known history ends: the lines come from this commit or from an earlier one'),
});
type CommitRecord = z.infer<typeof CommitRecord>;

export const BlameAnswer = z.object({
  path: z.string(),
  first: wholeNumber,
  last: wholeNumber,
  lastChange: CommitRecord.nullable().describe(
    'The newest commit that a line comes from; null if none is committed',
  ),
  changes: z
    .object({
      total: wholeNumber.describe(
        'Commits on the main line that changed these lines, a merge counted as one',
      ),
      days: z.array(z.string()).describe('Days of the newest ones, at most 32'),
    })
    .nullable()
    .describe('For exactly the lines of a file or symbol; null if it is not known'),
  history: z
    .enum(['complete', 'shallow', 'limit', 'missing'])
    .describe(
      'Whether the history is complete, or ends because the clone is shallow, lacks old versions of files, or because it is very long',
    ),
  runs: z.array(
    z.object({
      first: wholeNumber,
      last: wholeNumber,
      commit: CommitRecord.nullable().describe('Null for lines that are not committed'),
    }),
  ),
  meta: Meta,
});
export type BlameAnswer = z.output<typeof BlameAnswer>;

export function commitRecord({ hash, date, author, subject, isOldest }: BlameSource): CommitRecord {
  return { commit: hash, date, author, subject, ...(isOldest ? { orEarlier: true } : {}) };
}

const ends: Partial<Record<BlameAnswer['history'], string>> = {
  shallow: 'The clone is shallow: "or earlier" marks lines that are as old as its first commit, or older.',
  missing:
    'Old versions of files are missing from the clone: "or earlier" marks lines that are as old as where it ends, or older.',
  limit:
    'The history was not read to its start: "or earlier" marks lines that are as old as where it ends, or older.',
};

export function renderBlame({ path, first, last, lastChange, changes, history, runs }: BlameAnswer): string {
  return paragraphs([
    last < first
      ? `${nameAtStart(path)} has no lines.`
      : `${nameAtStart(path)} lines ${first}–${last}. Last change: ${lastChange ? described(lastChange) : 'not committed'}.`,
    changes
      ? `Changed by ${counted(changes.total, 'commit')}${changes.days.length > 0 ? `; the newest: ${changes.days.slice(0, 5).join(', ')}` : ''}.`
      : '',
    runs
      .map((run) =>
        item(
          `${run.first}${run.last > run.first ? `–${run.last}` : ''}: ${run.commit ? described(run.commit) : 'not committed'}`,
        ),
      )
      .join('\n'),
    ends[history] ?? '',
  ]);
}

function described({ commit, date, author, subject, orEarlier }: CommitRecord): string {
  return `${commit.slice(0, 10)} ${date}${orEarlier ? ' or earlier' : ''} ${printableLine(author)}: ${printableLine(subject)}`;
}

import * as z from 'zod';
import { MAX_MATCHES_PER_LINE } from './query/search.ts';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { Tiers } from '../../model/tokens.ts';
import { Meta } from '../../operations/answer.ts';
import { printableLine } from '../../render/printable.ts';
import { count, paragraphs } from '../../render/markdown/parts.ts';
import { nameAtStart } from '../../render/markdown/repository-text.ts';

export const GrepMatch = z.object({
  path: z.string(),
  line: z.int().positive(),
  column: z.int().positive().describe('Where the first match in the line begins, from 1'),
  endColumn: z.int().positive().describe('The column after its last character'),
  moreMatches: wholeNumber
    .optional()
    .describe(
      `The number of further matches in the line; ${MAX_MATCHES_PER_LINE} matches are counted at most`,
    ),
  text: z.string().describe('The line, or the part around the match if the line is long'),
  textColumn: z.int().positive().optional().describe('The column where `text` begins, if not 1'),
  id: z.string().describe('The innermost symbol that contains the match'),
  contextBefore: z.array(z.string()).optional(),
  contextAfter: z.array(z.string()).optional(),
});
export type GrepMatch = z.infer<typeof GrepMatch>;

export const GrepAnswer = z.object({
  matches: z.array(GrepMatch).describe('One for each line, by path and line'),
  symbols: z
    .array(z.object({ id: z.string(), tokens: Tiers }))
    .describe('The cost of reading the symbols that contain the matches'),
  files: z.object({
    searched: wholeNumber,
    excludedByIndex: wholeNumber.describe('Without a match according to the index'),
    excluded: wholeNumber.describe('Excluded by `path`, `glob`, `kind` or `language`'),
    pending: wholeNumber.describe('Not searched yet; continue with `meta.next`'),
    skipped: wholeNumber.describe('Not in the atlas: binary, too large …'),
  }),
  narrowed: z
    .enum(['yes', 'no index', 'no trigram', 'too common'])
    .describe(
      'Whether the index excluded files. `no trigram`: the pattern requires no three consecutive characters, so every file is read; a longer literal helps. `too common`: most files contain the required characters',
    ),
  meta: Meta,
});
export type GrepAnswer = z.output<typeof GrepAnswer>;

/** Renders matches like `grep -n`: a colon after the number of a matching line, a dash after that of a context line. */
export function renderGrep({ matches, files, narrowed }: GrepAnswer): string {
  const groups = new Map<string, string[]>();
  for (const match of matches) {
    const { path, line, column, text, contextBefore = [], contextAfter = [] } = match;
    const lines = groups.get(path) ?? [];
    groups.set(path, lines);
    if (lines.length > 0 && contextBefore.length + contextAfter.length > 0) lines.push('--');
    lines.push(
      ...contextBefore.map((each, at) => `${line - contextBefore.length + at}-${printableLine(each)}`),
      `${line}:${column}: ${printableLine(text)}  [${printableLine(match.id)}]`,
      ...contextAfter.map((each, at) => `${line + 1 + at}-${printableLine(each)}`),
    );
  }
  const found = [...groups].map(([path, lines]) => [nameAtStart(path), ...lines].join('\n'));
  return paragraphs([...(found.length > 0 ? found : ['No match.']), summary(files, narrowed)]);
}

function summary(files: GrepAnswer['files'], narrowed: string): string {
  const parts = [
    `${count(files.searched, 'file')} searched`,
    files.excludedByIndex > 0 ? `${files.excludedByIndex} excluded by the index` : '',
    files.excluded > 0 ? `${files.excluded} excluded by the filter` : '',
    files.pending > 0 ? `${files.pending} not yet searched` : '',
    files.skipped > 0 ? `${files.skipped} not in the atlas` : '',
    narrowed === 'no trigram'
      ? 'the pattern requires no three consecutive characters, so the index was not used'
      : '',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

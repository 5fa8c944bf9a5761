import { z } from 'zod';
import { MOST_IN_LINE } from './query/search.ts';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { Tiers } from '../../model/tokens.ts';
import { Meta } from '../../operations/answer.ts';
import { printableLine } from '../../render/printable.ts';
import { count, paragraphs } from '../../render/markdown/parts.ts';

export const GrepMatch = z.object({
  relPath: z.string(),
  line: z.int().positive(),
  column: z.int().positive().describe('Of the first match in the line'),
  endColumn: z.int().positive().describe('Behind its last character'),
  others: wholeNumber
    .optional()
    .describe(`How many more matches the line has; of a line at most ${MOST_IN_LINE} are counted`),
  text: z.string().describe('The line; of a long one the part around the match'),
  textColumn: z.int().positive().optional().describe('Where the text begins in the line, if not in front'),
  symbolId: z.string().describe('The innermost symbol around the match'),
  before: z.array(z.string()).optional(),
  behind: z.array(z.string()).optional(),
});
export type GrepMatch = z.infer<typeof GrepMatch>;

export const GrepAnswer = z.object({
  matches: z.array(GrepMatch).describe('One for each line, by path and line'),
  symbols: z
    .array(z.object({ symbolId: z.string(), tokens: Tiers }))
    .describe('What the symbols around the matches cost to read'),
  files: z.object({
    searched: wholeNumber,
    ruledOut: wholeNumber.describe('The index says that they have no match'),
    excluded: wholeNumber.describe('By path, glob, kind and language'),
    waiting: wholeNumber.describe('Not looked at yet: go on with `meta.next`'),
    unread: wholeNumber.describe('Left out of the atlas: binary, too large …'),
  }),
  narrowed: z
    .enum(['yes', 'no index', 'no trigram', 'too common'])
    .describe(
      '`no trigram`: the pattern asks for no three characters in a row, so that every file has to be read; a longer literal in it helps. `too common`: most files have all of them',
    ),
  meta: Meta,
});
export type GrepAnswer = z.output<typeof GrepAnswer>;

/** Renders matches like `grep -n`: a colon after the number of a matching line, a dash after that of a context line. */
export function renderGrep({ matches, files, narrowed }: GrepAnswer): string {
  const groups = new Map<string, string[]>();
  for (const match of matches) {
    const { relPath, line, column, text, before = [], behind = [] } = match;
    const lines = groups.get(relPath) ?? [];
    groups.set(relPath, lines);
    if (lines.length > 0 && before.length + behind.length > 0) lines.push('--');
    lines.push(
      ...before.map((each, at) => `${line - before.length + at}-${printableLine(each)}`),
      `${line}:${column}: ${printableLine(text)}  [${printableLine(match.symbolId)}]`,
      ...behind.map((each, at) => `${line + 1 + at}-${printableLine(each)}`),
    );
  }
  const found = [...groups].map(([path, lines]) => [printableLine(path), ...lines].join('\n'));
  return paragraphs([...(found.length > 0 ? found : ['No match.']), summary(files, narrowed)]);
}

function summary(files: GrepAnswer['files'], narrowed: string): string {
  const parts = [
    `${count(files.searched, 'file')} searched`,
    files.ruledOut > 0 ? `${files.ruledOut} ruled out by the index` : '',
    files.excluded > 0 ? `${files.excluded} excluded by the filter` : '',
    files.waiting > 0 ? `${files.waiting} not yet searched` : '',
    files.unread > 0 ? `${files.unread} not in the atlas` : '',
    narrowed === 'no trigram'
      ? 'the pattern requires no three consecutive characters, so the index was not used'
      : '',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

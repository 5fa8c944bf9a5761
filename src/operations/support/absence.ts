import * as z from 'zod';
import { count } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';
import { wholeNumber } from './whole-number.ts';

/** The evidence behind an answer without items. */
export const Absence = z.object({
  steps: wholeNumber.optional().describe('No more steps than these were followed'),
  notFollowed: z
    .array(z.string())
    .optional()
    .describe('Uses that the language has and no reference shows, in words'),
  references: z
    .object({
      total: wholeNumber.describe('References and possible references, imports among them'),
      calls: wholeNumber.describe('Those of them that are calls'),
    })
    .optional()
    .describe('References to the symbol that are no items of the answer; `find_references` lists them'),
  outside: z
    .array(z.object({ because: z.enum(['outside', 'registered']), reason: z.string() }))
    .optional()
    .describe(
      'Code that may call the symbol without naming it: `outside`: of other repositories; `registered`: of what a decorator or a framework registers it with',
    ),
  text: z
    .object({
      name: z.string(),
      total: wholeNumber.describe('Occurrences of the name as a word that no reference explains'),
      files: wholeNumber,
      explained: wholeNumber
        .optional()
        .describe(
          'Occurrences besides these that declare or refer to a known symbol, of the same name or another one',
        ),
      places: z
        .array(z.object({ path: z.string(), line: z.int().positive() }))
        .describe('The first of these files, with the line of the first occurrence'),
      truncated: z.literal(true).optional().describe('Not all files were searched'),
    })
    .optional()
    .describe('Text of the repository that has the name: templates, settings, code that no grammar reads'),
});
export type Absence = z.infer<typeof Absence>;

/** Says in one or two sentences what an answer without items rests on; empty if nothing limits it. */
export function absenceLine({ steps, notFollowed = [], references, outside = [], text }: Absence): string {
  const elsewhere = references
    ? `${count(references.total, 'reference')} (${references.calls === 0 ? 'no calls' : count(references.calls, 'call')}): see \`find_references\`.`
    : '';
  const mentions = text ? textLine(text) : '';
  const limit = steps === undefined ? '' : `At most ${count(steps, 'step')} were followed (\`maxDepth\`).`;
  const uses = notFollowed.length > 0 ? `Not followed: ${notFollowed.join('; ')}.` : '';
  return [limit, elsewhere, ...outside.map(outsideLine), mentions, uses].filter(Boolean).join(' ');
}

/** The words are those of the doubts about a risk. */
function outsideLine({ because, reason }: NonNullable<Absence['outside']>[number]): string {
  const caller = because === 'outside' ? 'Code outside the repository' : 'The code that registers it';
  return `${caller} (${printableLine(reason)}) may use it.`;
}

function textLine(text: NonNullable<Absence['text']>): string {
  const { total, files, explained = 0, name, truncated } = text;
  const where =
    total === 0
      ? 'Outside of comments and documents, no other text in the atlas'
      : `Text in ${count(files, 'file')}`;
  const besides =
    explained > 0
      ? `, besides ${count(explained, 'place')} where a known symbol is declared or referenced`
      : '';
  return `${where} contains "${printableLine(name)}"${placesOf(text)}${besides}${truncated ? ' (not all was searched)' : ''}.`;
}

function placesOf({ files, places }: NonNullable<Absence['text']>): string {
  if (places.length === 0) return '';
  const list = places.map(({ path, line }) => `${printableLine(path)}:${line}`).join(', ');
  return `: ${list}${files > places.length ? ' …' : ''}`;
}

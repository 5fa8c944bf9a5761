import * as z from 'zod';
import { Meta } from '../../operations/answer.ts';
import { acrossLanguages } from '../../operations/support/across-languages.ts';
import { ReadingCost, ReferenceRecord } from '../../operations/support/records.ts';
import { printableLine } from '../../render/printable.ts';
import { otherDefinitionsLine } from '../../operations/support/other-definitions.ts';
import { fileAndName } from '../../operations/support/lines-by-file.ts';
import { count, item, paragraphs, section } from '../../render/markdown/parts.ts';
import { nameAtStart } from '../../render/markdown/repository-text.ts';

export const ReferencesAnswer = z.object({
  references: z.array(ReferenceRecord).describe('Resolved references, by file and position'),
  id: z.string().describe('The symbol that they refer to'),
  tokens: ReadingCost,
  otherDefinitions: z.array(z.string()).describe('Ids of other definitions of the same name'),
  candidates: z.object({
    total: z.int().nonnegative(),
    references: z
      .array(ReferenceRecord)
      .describe('References that fit by name only, or that fit several symbols'),
  }),
  viaOverride: z
    .array(
      z.object({
        viaId: z.string().describe('The member that they name'),
        total: z
          .int()
          .positive()
          .describe(
            'Number of callers, or of symbols that refer to a property; above 20 rounded to one digit',
          ),
        references: z.array(ReferenceRecord).describe('The first of them'),
      }),
    )
    .describe(
      'Calls and references via interface or override: they name a member that the symbol implements or overrides, or its counterpart in the usual build, and may run or read the symbol',
    ),
  meta: Meta,
});
export type ReferencesAnswer = z.output<typeof ReferencesAnswer>;

export function renderReferences(answer: ReferencesAnswer): string {
  const { id, references, candidates, viaOverride, meta } = answer;
  return paragraphs([
    `${count(meta.total, 'reference')} to ${printableLine(id)}`,
    otherDefinitionsLine(answer.otherDefinitions),
    referenceLines(references),
    section(
      `Possible references: ${candidates.total}`,
      candidates.references.length > 0 ? [referenceLines(candidates.references)] : [],
    ),
    ...viaOverride.map(({ viaId, total, references: calls }) =>
      section(viaHead(viaId, total, calls), [referenceLines(calls)]),
    ),
  ]);
}

function viaHead(viaId: string, total: number, [first]: readonly ReferenceRecord[]): string {
  const via = printableLine(viaId);
  return first?.type === 'REFERENCES'
    ? `Referenced via ${via}: ${count(total, 'symbol')}`
    : `Called via ${via}: ${count(total, 'caller')}`;
}

/** The places of references in one symbol, and the texts of their lines. */
interface Holder {
  places: string[];
  texts: Set<string>;
}

/** Lists places by file, those of a symbol in one line. How a name was found is said only where it is not plain. */
function referenceLines(references: readonly ReferenceRecord[]): string {
  const files = new Map<string, Map<string, Holder>>();
  for (const { path, range, type, how, rule, via, id = '', text } of references) {
    const evidence = rule === undefined ? how + acrossLanguages(via) : `${how}: ${rule}`;
    const isPlain = evidence === 'scope' || evidence === 'import';
    const holder = `${type}${isPlain ? '' : ` (${evidence})`} in ${fileAndName(id).name}`;
    const holders = files.get(path) ?? new Map<string, Holder>();
    files.set(path, holders);
    const found = holders.get(holder) ?? { places: [], texts: new Set() };
    holders.set(holder, found);
    found.places.push(`${range.start.line}:${range.start.column}`);
    if (text !== undefined && text !== '') found.texts.add(printableLine(text));
  }
  const lines = (holders: ReadonlyMap<string, Holder>): string[] =>
    [...holders].map(([holder, { places, texts }]) =>
      [item(`${places.join(', ')} ${holder}`), ...[...texts].map((text) => `  > ${text}`)].join('\n'),
    );
  return [...files].map(([path, holders]) => [nameAtStart(path), ...lines(holders)].join('\n')).join('\n\n');
}

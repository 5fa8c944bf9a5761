import { printableLine } from '../../render/printable.ts';
import { count } from '../../render/markdown/parts.ts';
import type { CoverageGaps } from './coverage-gaps.ts';

/**
 * Returns a line about references that the answer may lack; empty if there are no known gaps. `above`: the answer above it, which may name the
 * same files. `doubts`: the reasons that it gives already for the risk of the symbol.
 */
export function coverageGapsLine(
  coverage: CoverageGaps,
  { above = '', doubts = new Set() }: { above?: string; doubts?: ReadonlySet<string> } = {},
): string {
  const { files, mentionedInSkipped = [], references, dynamicCalls, valueCalls = 0, unresolved } = coverage;
  const inText = doubts.has('text') ? '' : textPlaces(coverage.mentionedInText, above);
  const { total, partial, failed, skipped, unsearched } = files;
  const unread = [
    skipped > 0 ? `${skipped} skipped${unsearched > 0 ? ` (${unsearched} not searched for names)` : ''}` : '',
    failed > 0 ? `${failed} not parsed` : '',
    partial > 0 ? `${partial} parsed in part` : '',
  ].filter(Boolean);
  const gaps = [
    references === 'named' ? 'references in its language are found by name only, so none is certain' : '',
    unread.length > 0 ? `of ${count(total, 'file')} that could refer to it, ${unread.join(', ')}` : '',
    mentionedInSkipped.length > 0 && !doubts.has('skipped')
      ? `the name occurs in skipped files: ${mentionedInSkipped.map(printableLine).join(', ')}`
      : '',
    inText === '' ? '' : `the name occurs in other text: ${inText}`,
    dynamicCalls > 0 ? count(dynamicCalls, 'dynamic call') : '',
    valueCalls > 0 && !doubts.has('values')
      ? `it is used without being called, and ${count(valueCalls, 'place')} may call it as a value`
      : '',
    unresolved && !doubts.has('unresolved')
      ? `${count(unresolved.total, 'unresolved reference')} to the name "${printableLine(unresolved.name)}"${referenceList(unresolved)}`
      : '',
  ].filter(Boolean);
  return gaps.length > 0 ? `Not covered: ${gaps.join('; ')}.` : '';
}

/** Returns the places that the answer above does not name. */
function textPlaces(found: CoverageGaps['mentionedInText'], above: string): string {
  if (!found) return '';
  const places = found.places.map(({ path, line }) => `${printableLine(path)}:${line}`);
  const list = places.filter((place) => !above.includes(place));
  return list.length === 0 ? '' : `${list.join(', ')}${found.total > places.length ? ' …' : ''}`;
}

function referenceList({ total, references = [] }: NonNullable<CoverageGaps['unresolved']>): string {
  if (references.length === 0) return '';
  const list = references.map(({ path, range }) => `${printableLine(path)}:${range.start.line}`);
  return ` (${list.join(', ')}${total > references.length ? ' …' : ''})`;
}

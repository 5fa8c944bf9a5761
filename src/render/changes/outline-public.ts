import type { BrokenPlace, ChangeReport, SymbolChange } from '../../model/changes.ts';
import { groupBy } from '../../model/group-by.ts';
import { counted } from '../counted.ts';
import type { Inline, OutlineItem, OutlineSection } from './outline-parts.ts';
import { callersOf, cutLine, headOf, reasonsOf, reviewedSymbols, signaturesOf } from './symbol-text.ts';

/** Places that must change, grouped by the change that is the reason. Groups are in the order of the changes. */
export function mustChangeSection({ mustChange, symbols }: ChangeReport): OutlineSection {
  const byCause = groupBy(mustChange, ({ causeId }) => causeId);
  const causes = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const order = new Map(symbols.map(({ id }, index) => [id, index]));
  // Groups with a certain place come before those with possible ones only.
  const weight = ([id, places]: [string | null, BrokenPlace[]]): number =>
    (places.some(({ isCertain }) => isCertain) ? 0 : symbols.length + 1) +
    (order.get(id ?? '') ?? symbols.length);
  const groups = [...byCause].sort((a, b) => weight(a) - weight(b));
  return {
    title: 'What must change',
    total: mustChange.length,
    noun: ['place', 'places'],
    countsNested: true,
    rank: 1,
    items: groups.map(([id, places]) => causeItem(causes.get(id ?? ''), places)),
  };
}

function causeItem(cause: SymbolChange | undefined, places: readonly BrokenPlace[]): OutlineItem {
  const sorted = [
    ...places.filter(({ isCertain }) => isCertain),
    ...places.filter((place) => !place.isCertain),
  ];
  const messages = new Set(places.map(({ message }) => message));
  const [message = ''] = messages;
  // A message that all places share is said once.
  const isShared = messages.size === 1;
  return {
    text: [
      ...(cause ? headOf(cause) : ['The change that is the reason is not known']),
      `: ${counted(places.length, 'place')}`,
    ],
    ...(cause ? signaturesOf(cause) : {}),
    notes: isShared ? [[cutLine(message)]] : [],
    items: sorted.map((place) => brokenItem(place, isShared)),
  };
}

function brokenItem(
  { path, span, text, message, isCertain, isTest }: BrokenPlace,
  isShared: boolean,
): OutlineItem {
  const marks = [...(isCertain ? [] : ['possible']), ...(isTest ? ['test'] : [])];
  return {
    text: [
      { place: { path, line: span[0], side: 'head' } },
      ...(marks.length > 0 ? [` (${marks.join(', ')})`] : []),
      ' ',
      { code: cutLine(text) },
      ...(isShared ? [] : [` ${cutLine(message)}`]),
    ],
  };
}

export function breakingSection(report: ChangeReport): OutlineSection {
  const symbols = publicSymbols(report).filter(({ isBreaking }) => isBreaking);
  const isRemoved = ({ change }: SymbolChange): boolean => change === 'removed';
  // What is gone cannot be used in any way; a changed signature may still fit.
  const sorted = [...symbols.filter(isRemoved), ...symbols.filter((symbol) => !isRemoved(symbol))];
  const explained = new Set(report.mustChange.map(({ causeId }) => causeId));
  // What must change shows the signatures of its reasons.
  return publicSection(
    'Public interface: breaking changes',
    3,
    sorted,
    (symbol) => !explained.has(symbol.id),
  );
}

export function compatibleSection(report: ChangeReport): OutlineSection {
  const symbols = publicSymbols(report).filter(
    ({ isBreaking, change, parts }) => !isBreaking && change !== 'added' && !isBodyOnly(change, parts),
  );
  return publicSection('Public interface: compatible changes', 8, symbols);
}

export function addedSection(report: ChangeReport): OutlineSection {
  const symbols = publicSymbols(report).filter(({ isBreaking, change }) => !isBreaking && change === 'added');
  return publicSection('Public interface: added', 11, symbols);
}

/** Whether the symbol looks to its users as before. */
export function isBodyOnly(change: SymbolChange['change'], parts: SymbolChange['parts']): boolean {
  return change === 'changed' && !parts.includes('signature');
}

function publicSymbols(report: ChangeReport): SymbolChange[] {
  return reviewedSymbols(report).filter(({ isPublic }) => isPublic);
}

function publicSection(
  title: string,
  rank: number,
  symbols: readonly SymbolChange[],
  hasSignatures: (symbol: SymbolChange) => boolean = () => true,
): OutlineSection {
  return {
    title,
    total: symbols.length,
    noun: ['symbol', 'symbols'],
    rank,
    items: symbols.map((symbol) => {
      const callers = callersOf(symbol);
      const text: Inline[] = callers === undefined ? headOf(symbol) : [...headOf(symbol), `; ${callers}`];
      return { text, ...(hasSignatures(symbol) ? signaturesOf(symbol) : {}), notes: reasonsOf(symbol) };
    }),
  };
}

import { isDocOnly, type ChangeReport, type SymbolChange } from '../../model/changes.ts';
import { counted } from '../counted.ts';
import type { OutlineItem, OutlineSection } from './outline-parts.ts';
import { isBodyOnly } from './outline-public.ts';
import { callersOf, headOf, reviewedSymbols } from './symbol-text.ts';

/** Symbols that no other section lists, those with the most callers first. */
export function otherSymbolsSection(report: ChangeReport): OutlineSection {
  const symbols = reviewedSymbols(report).filter(
    ({ isPublic, isBreaking, change, parts }) => !isPublic || (!isBreaking && isBodyOnly(change, parts)),
  );
  const sorted = [...symbols].sort((a, b) => b.callers.total - a.callers.total);
  return {
    title: 'Other changed symbols',
    total: symbols.length,
    noun: ['symbol', 'symbols'],
    rank: 12,
    items: sorted.map(otherItem),
  };
}

function otherItem(symbol: SymbolChange): OutlineItem {
  const callers = callersOf(symbol);
  const details = [
    ...(symbol.isBreaking && symbol.isPublic ? ['breaking'] : []),
    ...(callers === undefined ? [] : [callers]),
  ];
  return { text: [...headOf(symbol), ...(details.length > 0 ? [`; ${details.join('; ')}`] : [])] };
}

/** Returns the counts of changes that need no review: tests, documentation, formatting. */
export function restOf(report: ChangeReport): string | undefined {
  const { files, symbols } = report;
  const withSymbols = new Set(symbols.flatMap(({ path, fromPath }) => [path, fromPath ?? path]));
  const plain = files.filter(({ path }) => !withSymbols.has(path));
  const code = plain.filter(({ language, change }) => language !== null && change === 'changed').length;
  const moved = plain.filter(({ change }) => change === 'moved').length;
  const numbers = [
    [
      symbols.filter(isDocOnly).length,
      'symbol with changed documentation only',
      'symbols with changed documentation only',
    ],
    [
      code,
      'file with changed formatting, comments or statements outside symbols',
      'files with changed formatting, comments or statements outside symbols',
    ],
    [moved, 'moved file without changed symbols', 'moved files without changed symbols'],
    [plain.length - code - moved, 'document or other file', 'documents and other files'],
    [
      symbols.filter((symbol) => symbol.isTest && !isDocOnly(symbol)).length,
      'symbol of tests',
      'symbols of tests',
    ],
  ] as const;
  const parts = numbers
    .filter(([number]) => number > 0)
    .map(([number, one, many]) => counted(number, one, many));
  return parts.length === 0 ? undefined : `Also changed: ${parts.join(', ')}.`;
}

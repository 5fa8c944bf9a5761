import { isDocOnly, type ChangeReport, type SymbolChange } from '../../model/changes.ts';
import { parseId } from '../../model/id.ts';
import { nameWithoutNumber } from '../../query/symbol-label.ts';
import { counted } from '../counted.ts';
import type { ChangePlace, Inline, OutlineItem } from './outline-parts.ts';

/** Longer lines and names are cut. */
const MAX_LINE = 200;
/** Signatures with more lines are cut. */
const MAX_SIGNATURE_LINES = 12;

export function cutLine(text: string, limit = MAX_LINE): string {
  const line = text.trim();
  if (line.length <= limit) return line;
  // Half of a surrogate pair cannot be encoded.
  return `${line.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The name of a symbol for people; the path of a file that is its own symbol. */
export function nameOf({ symbol, name, path }: SymbolChange): string {
  return cutLine(nameWithoutNumber(symbol) || name || path);
}

export function placeOf({ change, path, line, address }: SymbolChange): ChangePlace {
  return { path, line, address, side: change === 'removed' ? 'base' : 'head' };
}

/** Symbols that a reviewer reads about: not of tests, and more than documentation. */
export function reviewedSymbols({ symbols }: ChangeReport): SymbolChange[] {
  return symbols.filter((symbol) => !symbol.isTest && !isDocOnly(symbol));
}

/** `Cart.total (method, src/cart.ts:3) was renamed from Cart.sum`. */
export function headOf(symbol: SymbolChange): Inline[] {
  return [
    { code: nameOf(symbol) },
    ` (${symbol.kind.replaceAll('_', ' ')}, `,
    { place: placeOf(symbol) },
    ') ',
    ...fateOf(symbol),
  ];
}

function fateOf({ change, fromId, fromPath, path, parts }: SymbolChange): Inline[] {
  const oldName = nameWithoutNumber(parseId(fromId ?? '')?.symbol ?? '');
  const renamed: Inline[] =
    oldName === '' ? ['was renamed'] : ['was renamed from ', { code: cutLine(oldName) }];
  const place = fromPath === path ? cutLine(oldName) : fromPath;
  const from: Inline[] = place === undefined || place === '' ? [] : [' from ', { code: place }];
  switch (change) {
    case 'added':
      return ['was added'];
    case 'removed':
      return ['was removed'];
    case 'renamed':
      return renamed;
    case 'moved':
      return ['moved', ...from];
    case 'moved and renamed':
      return [...renamed, ' and moved', ...from];
    case 'changed':
      return [parts.includes('signature') ? 'has another signature' : 'changed'];
  }
}

/** The signatures of a symbol, as a diff where both are known. */
export function signaturesOf({
  change,
  signature,
  previousSignature,
}: SymbolChange): Pick<OutlineItem, 'before' | 'after'> {
  if (change === 'added') return { after: cutSignature(signature) };
  if (change === 'removed') return { before: cutSignature(previousSignature ?? signature) };
  if (previousSignature === undefined) return {};
  return { before: cutSignature(previousSignature), after: cutSignature(signature) };
}

function cutSignature(signature: string | undefined): string | undefined {
  if (signature === undefined || signature.trim() === '') return undefined;
  const lines = signature.split('\n').map((line) => cutSignatureLine(line));
  if (lines.length <= MAX_SIGNATURE_LINES) return lines.join('\n');
  return [...lines.slice(0, MAX_SIGNATURE_LINES), '…'].join('\n');
}

/** The differences of the signature, those that break first. */
export function reasonsOf({ signatureChanges }: SymbolChange): Inline[][] {
  const breaking = signatureChanges.filter(({ isBreaking }) => isBreaking);
  const others = signatureChanges.filter(({ isBreaking }) => !isBreaking);
  return [
    ...breaking.map(({ text }): Inline[] => [`Breaking: ${cutLine(text)}`]),
    ...others.map(({ text }): Inline[] => [cutLine(text)]),
  ];
}

/** `12 callers in 3 files`; undefined without callers. */
export function callersOf({ callers }: SymbolChange): string | undefined {
  if (callers.total === 0) return undefined;
  const { total, files, mustChange } = callers;
  const must = mustChange > 0 ? `, ${counted(mustChange, 'place')} must change` : '';
  return `${counted(total, 'caller')} in ${counted(files, 'file')}${must}`;
}

/** Keeps the indentation. */
function cutSignatureLine(line: string): string {
  const indentation = /^[ \t]{0,40}/.exec(line)?.[0] ?? '';
  return indentation + cutLine(line);
}

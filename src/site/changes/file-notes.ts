import type { BrokenPlace, ChangeReport, FileChange, SymbolChange } from '../../model/changes.ts';
import { labelOfId } from '../../query/symbol-label.ts';
import { escapeHtml } from '../../render/escape-html.ts';
import type { ChangeLinks } from './change-links.ts';
import type { LineNote } from './diff-chunks.ts';
import { callersHtml, formerHtml, symbolHtml } from './symbol-html.ts';

/** Notes above definitions in one file. A larger file has the others in the list of its symbols. */
const MAX_SYMBOL_NOTES = 100;

/** Returns the changed symbols of a file, in the order of their lines. */
export function symbolsOfFile(report: ChangeReport, file: FileChange): SymbolChange[] {
  const { path, fromPath = path, change } = file;
  const own = report.symbols.filter((symbol) =>
    symbol.change === 'removed'
      ? change !== 'added' && (symbol.fromPath ?? symbol.path) === fromPath
      : change !== 'removed' && symbol.path === path,
  );
  return own.sort((a, b) => a.line - b.line);
}

/** Returns the places of a file that must change. */
export function placesOfFile({ mustChange }: ChangeReport, { path, change }: FileChange): BrokenPlace[] {
  return change === 'removed' ? [] : mustChange.filter((place) => place.path === path);
}

/** Returns the notes between the lines of a difference: callers above changed definitions, and reasons below what must change. */
export function notesOfFile(report: ChangeReport, file: FileChange, links: ChangeLinks): LineNote[] {
  const symbols = symbolsOfFile(report, file).filter(
    ({ change, kind, callers }) => change !== 'added' && kind !== 'module' && callers.total > 0,
  );
  const bySymbol = new Map(report.symbols.map((symbol) => [symbol.id, symbol]));
  return [
    ...symbols.slice(0, MAX_SYMBOL_NOTES).map((symbol): LineNote => {
      const isOld = symbol.change === 'removed';
      return {
        side: isOld ? 'old' : 'new',
        line: isOld ? (symbol.fromLine ?? symbol.line) : symbol.line,
        place: 'above',
        html: `<div class=symbol-note>${symbolHtml(symbol, links)} ${formerHtml(symbol)}${callersHtml(symbol, links)}</div>`,
      };
    }),
    ...placesOfFile(report, file).map((place): LineNote => {
      const cause = place.causeId === null ? undefined : bySymbol.get(place.causeId);
      return { side: 'new', line: place.span[0], place: 'below', html: placeHtml(place, cause, links) };
    }),
  ];
}

function placeHtml(
  { span, message, isCertain, reason }: BrokenPlace,
  cause: SymbolChange | undefined,
  links: ChangeLinks,
): string {
  const because = cause
    ? ` · <a href="${links.place(cause)}">${escapeHtml(labelOfId(cause))} in ${escapeHtml(cause.path)}</a>`
    : '';
  const what = isCertain ? 'must change' : 'may have to change';
  return `<p class="must${isCertain ? '' : ' possible'}"><b>Line ${span[0]} ${what}</b>: ${escapeHtml(message)} <span class=word>${reason}</span>${because}</p>`;
}

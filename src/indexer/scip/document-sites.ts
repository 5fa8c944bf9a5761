import type { Span } from '../../model/position.ts';
import type { DefinitionNumber } from '../facts/ids.ts';
import type { DefinitionFinder } from './definition-finder.ts';
import { fitOf } from './occurrence-fit.ts';
import { ScipRole } from './scip-document.ts';
import type { FittingDocument, NamePlace } from './scip-import.ts';
import { isLocalSymbol } from './symbol-name.ts';

/** A place at which a document refers to definitions of the repository. */
export interface ScipSite {
  span: Span;
  name: string;
  /** Numbers of definitions, without files. */
  targets: DefinitionNumber[];
  /** Numbers of files. */
  modules: DefinitionNumber[];
  isImport: boolean;
}

/** Returns the places of a document that refer to our definitions and have their names, sorted. */
export function sitesOfDocument(
  { path, document, text, aliases }: FittingDocument,
  definitions: ReadonlyMap<string, readonly NamePlace[]>,
  finder: DefinitionFinder,
): ScipSite[] {
  const locals = new Map<string, NamePlace>();
  for (const { symbol, roles, range } of document.occurrences) {
    const span =
      (roles & ScipRole.Definition) !== 0 && isLocalSymbol(symbol) ? text.spanOf(range) : undefined;
    if (span && !locals.has(symbol)) locals.set(symbol, { path, line: span[0], column: span[1] });
  }
  const targetsOf = (symbol: string): readonly DefinitionNumber[] => {
    const local = locals.get(symbol);
    const places = local ? [local] : (definitions.get(symbol) ?? []);
    return places.flatMap((place) => finder.at(place).slice(0, 1));
  };
  const sites = new Map<string, ScipSite>();
  for (const { symbol, roles, range } of document.occurrences) {
    if ((roles & ScipRole.Definition) !== 0) continue;
    const targets = targetsOf(symbol);
    const span = targets.length > 0 ? text.spanOf(range) : undefined;
    if (span?.[0] !== span?.[2] || !span) continue;
    const written = text.textOf(span);
    const local = locals.get(symbol);
    // An index has no names of local symbols.
    if (local ? !isWrittenAt(local, written, text.lines) : fitOf(symbol, span, text, aliases) !== 'fits')
      continue;
    const key = `${span[0]}:${span[1]}`;
    const site = sites.get(key) ?? { span, name: written, targets: [], modules: [], isImport: false };
    sites.set(key, site);
    site.isImport ||= (roles & ScipRole.Import) !== 0;
    for (const target of targets) {
      const into = finder.isModule(target) ? site.modules : site.targets;
      if (!into.includes(target)) into.push(target);
    }
  }
  return [...sites.values()].sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
}

function isWrittenAt({ line, column }: NamePlace, name: string, lines: readonly string[]): boolean {
  return name !== '' && (lines[line - 1] ?? '').startsWith(name, column - 1);
}

import type { PackageReference } from '../../model/file-view.ts';
import { MAX_PLACES } from '../../model/interface.ts';
import {
  definitionIndex,
  externalIndex,
  isDefinition,
  type DefinitionNumber,
  type LinkEnd,
} from '../facts/ids.ts';
import type { ProgramFile } from '../resolve/bind/program.ts';
import { packageReferenceCell } from '../resolve/link/edges.ts';
import { PackageReferenceColumn as P, type FileLinks } from '../resolve/link/links.ts';
import { standardPackages } from '../resolve/modules/standard-modules.ts';
import type { External } from '../resolve/types/values.ts';

export interface NumberedPackageReference {
  from: DefinitionNumber;
  to: LinkEnd;
  line: number;
  column: number;
}

/** Returns the references, other than calls, of a file to symbols of packages, by line and column. */
export function packageReferencesIn({
  packageReferences: rows,
}: Pick<FileLinks, 'packageReferences'>): NumberedPackageReference[] {
  return Array.from({ length: rows.length / P.Width }, (_, row) => ({
    from: packageReferenceCell(rows, row, P.From),
    to: packageReferenceCell(rows, row, P.To),
    line: packageReferenceCell(rows, row, P.Line),
    column: packageReferenceCell(rows, row, P.Column),
  })).sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Returns the same by symbol, in the order of the first reference to each, with no more places than a table lists. Those to the standard library are omitted. */
export function listPackageReferences(
  { base, grammar }: ProgramFile,
  links: FileLinks,
  externals: readonly External[],
): PackageReference[] {
  const isStandard = standardPackages(grammar);
  const found = new Map<LinkEnd, PackageReference>();
  const seen = new Set<string>();
  for (const { from, to, line, column } of packageReferencesIn(links)) {
    const external = isDefinition(to) ? undefined : externals[externalIndex(to)];
    const key = `${to} ${line}:${column}`;
    if (!external || isStandard(external.package) || seen.has(key)) continue;
    seen.add(key);
    const known = found.get(to) ?? { ...external, total: 0, places: [] };
    found.set(to, known);
    known.total++;
    if (known.places.length < MAX_PLACES) known.places.push([line, column, definitionIndex(from, base)]);
  }
  return [...found.values()];
}

import type { ExportAlias } from '../../model/file-view.ts';
import { FILE_DEFINITION, isDefinition, isNone, type DefinitionNumber } from '../facts/ids.ts';
import type { Program, ProgramFile } from '../resolve/bind/program.ts';
import { isCandidateRow, linkCell } from '../resolve/link/edges.ts';
import { LinkColumn as L, typeCode, type FileLinks } from '../resolve/link/links.ts';

const EXPORTS = typeCode('EXPORTS');
const IMPORTS = typeCode('IMPORTS');

interface NamedPlace {
  /** The name under which others import. */
  name: string;
  /** Type of the link at the place. */
  type: number;
  line: number;
  column: number;
}

/** Returns the definitions that a file gives to others under other names than their own, in source order. */
export function exportAliases(file: ProgramFile, { rows }: FileLinks, program: Program): ExportAlias[] {
  const named = [...statedExports(file), ...importedNames(file)];
  if (named.length === 0) return [];
  const targets = new Map<string, DefinitionNumber>();
  for (let row = 0; row < rows.length / L.Width; row++) {
    const to = linkCell(rows, row, L.To);
    if (isCandidateRow(rows, row) || !isDefinition(to)) continue;
    targets.set(
      keyOf(linkCell(rows, row, L.Type), linkCell(rows, row, L.Line), linkCell(rows, row, L.Column)),
      to,
    );
  }
  const aliases = named.flatMap(({ name, type, line, column }) => {
    const to = targets.get(keyOf(type, line, column));
    if (to === undefined) return [];
    const { name: own, symbol } = program.definition(to);
    return symbol === '' || own === name ? [] : [{ name, path: program.fileOf(to).path, symbol }];
  });
  const byText = new Map(aliases.map((alias) => [`${alias.name}\n${alias.path}\n${alias.symbol}`, alias]));
  return [...byText.values()];
}

/** The names in export statements. The default export has none for others. */
function statedExports({ facts, grammar }: ProgramFile): NamedPlace[] {
  const { defaultExport } = grammar.manifest.scoping;
  return facts.exports.flatMap(({ name, kind, from, span }) => {
    if (kind !== 'named' || name === '' || name === defaultExport) return [];
    const [line, column] = (isNone(from) ? undefined : facts.imports[from]?.nameSpan) ?? span;
    return [{ name, type: EXPORTS, line, column }];
  });
}

/** The names that a module imports under another name, where others can import these: all of them, or those that the import says. */
function importedNames({ facts, grammar }: ProgramFile): NamedPlace[] {
  const { defaultVisibility, exports, privateNames, unit } = grammar.manifest.scoping;
  const areAllReexported = exports === 'all' && unit === 'file' && defaultVisibility !== 'private';
  const hidden = privateNames === undefined ? undefined : new RegExp(privateNames, 'u');
  return facts.imports.flatMap(({ kind, imported, local, nameSpan, reexported, container }) => {
    // In a module of its own in the file, the name has that before it.
    if (!areAllReexported && (!reexported || container !== FILE_DEFINITION)) return [];
    if (kind !== 'named' || local === '' || local === imported || !nameSpan || hidden?.test(local)) return [];
    return [{ name: local, type: IMPORTS, line: nameSpan[0], column: nameSpan[1] }];
  });
}

function keyOf(type: number, line: number, column: number): string {
  return `${type} ${line}:${column}`;
}

import { erasedKinds, isImport, type NodeKind } from '../../model/kinds.ts';
import { definitionIndex, isDefinition } from '../facts/ids.ts';
import { declaredKind } from '../files/declarations.ts';
import type { Program } from '../resolve/bind/program.ts';
import type { ProgramFile } from '../resolve/bind/program-file.ts';
import { isCandidateRow, linkCell, type FileEdges } from '../resolve/link/edges.ts';
import { LinkColumn as L, linkHows, linkTypes } from '../resolve/link/links.ts';

/** The import of one file by another, which loads it when the program runs. */
export interface FileImport {
  /** Index of the imported file. */
  to: number;
  /** Places that refer to what is imported, at least 1. Where types are erased, names of types do not count. */
  places: number;
  /** Line of the first import. */
  line: number;
}

/**
 * Returns the files that a file imports when the program runs, by index. Imports of types are not among them in languages
 * that erase types, nor in others those that only type checkers read. Imports that run late, in a function, are.
 */
export function fileImports(program: Program, file: ProgramFile, edges: FileEdges): FileImport[] {
  const { imports, uses } = readEdges(program, file, edges);
  const found = new Map<number, FileImport>();
  const add = (to: number, line: number, places: number): void => {
    const known = found.get(to);
    if (known) known.places = Math.max(known.places, places);
    else if (to !== file.index) found.set(to, { to, line, places: Math.max(1, places) });
  };
  if (file.grammar.manifest.erasesTypes) {
    const named = new Set(imports.map(({ target }) => target));
    for (const { to, line, names } of statementsOf(imports)) {
      const from = names.length === 0 ? [to] : names.map((name) => name.file);
      const values = new Set(from.filter((each) => (uses.get(each)?.values ?? 0) > 0));
      if (values.size > 0 || isLoaded(to, names, uses, named))
        add(
          to,
          line,
          [...values].reduce((sum, each) => sum + (uses.get(each)?.values ?? 0), 0),
        );
    }
  } else
    for (const { file: to, line } of imports) if (to !== undefined) add(to, line, uses.get(to)?.all ?? 0);
  return [...found.values()].sort((a, b) => a.to - b.to);
}

/** A name or file in an import or export statement. */
interface Imported {
  /** The definition; negative if it is not one of the repository. */
  target: number;
  /** Index of its file; undefined if it is not one of the repository. */
  file: number | undefined;
  kind: NodeKind;
  isExport: boolean;
  line: number;
  column: number;
}
type Name = Imported & { file: number };

/** References to the definitions of a file that are no imports. */
interface Uses {
  all: number;
  /** Those that need the import when the program runs. */
  values: number;
  types: Set<number>;
}

function readEdges(
  program: Program,
  file: ProgramFile,
  { rows, runs }: FileEdges,
): { imports: Imported[]; uses: Map<number, Uses> } {
  const imports: Imported[] = [];
  const uses = new Map<number, Uses>();
  const { erasedImports } = file.declarations;
  const erased = new Set<string>();
  for (let at = 0; at + 1 < erasedImports.length; at += 2)
    erased.add(`${erasedImports[at] ?? 0}:${erasedImports[at + 1] ?? 0}`);
  for (const run of runs) {
    const type = linkTypes[linkCell(rows, run.start, L.Type)];
    const target = linkCell(rows, run.start, L.To);
    if (!type || isCandidateRow(rows, run.start)) continue;
    const other = isDefinition(target) ? program.fileOf(target) : undefined;
    if (other === file) continue;
    const kind =
      other && isDefinition(target)
        ? declaredKind(other.declarations, definitionIndex(target, other.base))
        : 'module';
    if (isImport(type)) {
      for (let row = run.start; row < run.end; row++) {
        const [line, column] = [linkCell(rows, row, L.Line), linkCell(rows, row, L.Column)];
        if (erased.has(`${line}:${column}`)) continue;
        imports.push({ target, file: other?.index, kind, isExport: type === 'EXPORTS', line, column });
      }
      // The name of a namespace import refers to the file, also in the name of a type.
    } else if (other && kind !== 'module') {
      const known = uses.get(other.index) ?? { all: 0, values: 0, types: new Set() };
      uses.set(other.index, known);
      const count = run.end - run.start;
      known.all += count;
      if (
        type === 'REFERENCES_TYPE' ||
        type === 'IMPLEMENTS' ||
        (type === 'EXTENDS' && erasedKinds.has(kind))
      )
        known.types.add(target);
      // A member that is found by the type of its receiver needs no import of the type.
      else if (type !== 'OVERRIDES' && linkHows[linkCell(rows, run.start, L.How)] !== 'member')
        known.values += count;
    }
  }
  return { imports: imports.sort((a, b) => a.line - b.line || a.column - b.column), uses };
}

/** The statements of a language that erases types, where the module follows the names. */
function statementsOf(imports: readonly Imported[]): { to: number; line: number; names: Name[] }[] {
  const statements: { to: number; line: number; names: Name[] }[] = [];
  let names: Name[] = [];
  for (const each of imports) {
    const { file } = each;
    if (file !== undefined && each.kind !== 'module') {
      names.push({ ...each, file });
      continue;
    }
    if (file !== undefined) statements.push({ to: file, line: names[0]?.line ?? each.line, names });
    names = [];
  }
  return statements;
}

/** Whether a statement loads a file of which no value is known to be used. `named`: the definitions that imports name. */
function isLoaded(
  to: number,
  names: readonly Name[],
  uses: ReadonlyMap<number, Uses>,
  named: ReadonlySet<number>,
): boolean {
  const types = [...(uses.get(to)?.types ?? [])];
  // Without names, it is for the side effects, unless it gives the file a name, of which only types are used.
  if (names.length === 0) return types.every((type) => named.has(type));
  return names.some(
    ({ target, file, kind, isExport }) =>
      !erasedKinds.has(kind) && (isExport || uses.get(file)?.types.has(target) !== true),
  );
}

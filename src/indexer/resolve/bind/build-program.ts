import type { Grammar } from '../../../grammar/load-grammars.ts';
import type { FileRecord } from '../../facts/facts.ts';
import { FIRST_NUMBER, fileIndex, numberAfter, type FileIndex } from '../../facts/ids.ts';
import { declarationCount, declarationsOf } from '../../files/declarations.ts';
import { OpenFiles } from '../../files/open-files.ts';
import { readWithFacts } from '../../files/tables-reader.ts';
import type { ModuleResolver } from '../modules/module-resolver.ts';
import { adoptMembers } from './adoption.ts';
import { IncludeGraph } from './include-graph.ts';
import { ProgramFile } from './program-file.ts';
import { MemberTables } from './member-tables.ts';
import type { ProgramFiles } from './program-files.ts';
import { buildUnits } from './units.ts';

import { Program } from './program.ts';

/** `modulesOf` gives the resolver of a grammar. */
export function buildProgram(
  { records, libraries, reader, macros }: ProgramFiles,
  grammarOf: (record: Pick<FileRecord, 'language'>) => Grammar,
  modulesOf: (grammar: Grammar) => ModuleResolver,
): Program {
  const openFiles = new OpenFiles();
  let base = FIRST_NUMBER;
  const partsOf = (record: Pick<FileRecord, 'path' | 'language'>, index: FileIndex) => {
    const grammar = grammarOf(record);
    return { index, path: record.path, grammar, modules: modulesOf(grammar), base };
  };
  const files = records.map((record, index) => {
    const { declarations } = record;
    const own = partsOf(record, fileIndex(index));
    const { family } = own.grammar.manifest;
    const parts = { ...own, library: undefined, family, declarations };
    base = numberAfter(base, declarationCount(declarations));
    const read = () => {
      const tables = readWithFacts(reader, record);
      return { ...tables, facts: macros.inFacts(tables.facts) };
    };
    return new ProgramFile(parts, read, openFiles);
  });
  const definitionCount = base;
  const declared = libraries.map(({ record, module, family }, index) => {
    const declarations = declarationsOf(record.facts);
    const own = partsOf(record, fileIndex(files.length + index));
    const parts = { ...own, library: module, family, declarations };
    base = numberAfter(base, declarationCount(declarations));
    return new ProgramFile(parts, () => record);
  });
  const all = [...files, ...declared];
  const byFamily = new Map<string, ProgramFile[]>();
  declared.forEach((file, index) => {
    const family = libraries[index]?.family ?? '';
    byFamily.set(family, [...(byFamily.get(family) ?? []), file]);
  });
  const fileOf = new Int32Array(base);
  for (const file of all) fileOf.fill(file.index, file.base, file.base + declarationCount(file.declarations));
  const units = buildUnits(files);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const includes = new IncludeGraph(files, byPath);
  const adoption = adoptMembers(files, units, (path) => byPath.get(path), includes);
  return new Program({
    files,
    definitionCount,
    all,
    libraries: new Map(
      libraries.flatMap(({ family, module }, index) => {
        const file = declared[index];
        return file ? [[`${family}\n${module}`, file] as const] : [];
      }),
    ),
    byFamily,
    byPath,
    fileOf,
    openFiles,
    members: new MemberTables(adoption),
    units,
    includes,
    defaultExports: new Set(files.flatMap(({ grammar }) => grammar.manifest.scoping.defaultExport ?? [])),
    unitMembers: [],
    adoption,
  });
}

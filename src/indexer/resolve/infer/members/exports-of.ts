import type { LanguageManifest } from '../../../../grammar/manifest.ts';
import type { DefinitionNumber } from '../../../facts/ids.ts';
import type { ExportFact } from '../../../facts/module-facts.ts';
import type { Program, ProgramFile } from '../../bind/program.ts';
import { isNothing, oncePerFile } from '../../bind/tables.ts';
import type { ModuleTarget } from '../../modules/module-resolver.ts';
import {
  definitionNumberOf,
  fileIndexOf,
  indexOf,
  tagOf,
  toValue,
  ValueTag,
  type Value,
} from '../../types/values.ts';
import type { Denotation } from '../algebra/denotation.ts';

/** A module whose exports a file passes on. */
export interface Star {
  source: ProgramFile;
  /** Of the file that passes it on. */
  grammar: LanguageManifest;
}

/** The exports of a file: under names, and as a whole. */
export const exportsOf = oncePerFile((facts) => {
  const named = new Map<string, ExportFact[]>();
  const assigned: ExportFact[] = [];
  for (const fact of facts.exports) {
    if (fact.kind === 'assign') assigned.push(fact);
    if (fact.kind === 'assign' || fact.kind === 'star') continue;
    const known = named.get(fact.name);
    if (known) known.push(fact);
    else named.set(fact.name, [fact]);
  }
  return { named, assigned };
});

/** The name by which a module calls itself: that of its unit or namespace, or the usual one for what a specifier names. */
export function packageName(program: Program, value: Value, file: ProgramFile, specifier: string): string {
  if (tagOf(value) === ValueTag.Unit) return program.unit(indexOf(value)).name;
  if (tagOf(value) === ValueTag.Module) return program.file(fileIndexOf(value)).facts.namespace;
  const { packageName: usual } = file.grammar.manifest.scoping;
  return (usual === undefined ? undefined : new RegExp(usual, 'u').exec(specifier)?.[1]) ?? specifier;
}

export function isDefault({ grammar }: ProgramFile, name: string): boolean {
  return name === grammar.manifest.scoping.defaultExport;
}

/** Values without a name of their own are reached through the module, which knows the names that are exported with them. */
export function orModule(whole: readonly Value[], file: ProgramFile): readonly Value[] {
  const isNamed = whole.some((value) => tagOf(value) === ValueTag.Definition);
  return isNamed ? whole : [toValue(ValueTag.Module, file.index)];
}

/** Whether a definition says that there is no value, in place of an import from the repository that may fail. */
export function standsIn(program: Program, number: DefinitionNumber, bound: readonly Denotation[]): boolean {
  const { values } = program.definition(number);
  const { facts } = program.fileOf(number);
  return (
    values.length > 0 &&
    values.every((row) => isNothing(facts, row)) &&
    bound.some(({ value, how }) => {
      const isDefinition =
        tagOf(value) === ValueTag.Definition && !program.isLibrary(definitionNumberOf(value));
      return how === 'import' && (isDefinition || tagOf(value) === ValueTag.Module);
    })
  );
}

/** Whether the files that include one see a definition by its name alone, in any namespace: a macro, or what is in none. */
export function isSeenAnywhere(program: Program, number: DefinitionNumber): boolean {
  const { kind } = program.definition(number);
  return kind === 'macro' || kind === 'constant' || program.namespaceOf(number) === '';
}

/** What the library of a language declares for a module outside. */
export function declaredModule(
  program: Program,
  file: ProgramFile,
  target: ModuleTarget & { kind: 'package' },
): ProgramFile | undefined {
  const { family } = file.grammar.manifest;
  const name = target.library ?? target.name;
  const whole = target.subpath === '' ? name : `${name}.${target.subpath.replaceAll('/', '.')}`;
  return program.library(family, whole) ?? program.library(family, whole.replaceAll('.', '/'));
}

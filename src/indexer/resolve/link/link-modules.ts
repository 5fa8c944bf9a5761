import type { How } from '../../../model/kinds.ts';
import {
  definitionNumber,
  isDefinition,
  type DefinitionNumber,
  type LinkEnd,
  isNone,
  type ImportIndex,
} from '../../facts/ids.ts';
import type { ExportFact, ImportFact } from '../../facts/module-facts.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { escapingImports } from './escaping-imports.ts';
import type { LinkTable } from './link-table.ts';
import type { ProgramFile } from '../bind/program.ts';
import { standInFor } from '../modules/stand-in.ts';
import { areOfSeveralProjects } from '../bind/several-projects.ts';
import { tagOf, toValue, ValueTag, definitionNumberOf, type Value } from '../types/values.ts';

/** Links a file to the modules that it imports, and to what it imports of them. */
export function linkImports(file: ProgramFile, evaluator: Evaluator, table: LinkTable): void {
  const { facts, base } = file;
  const escaping = escapingImports(facts);
  facts.imports.forEach((fact, index) => {
    const isWritten = fact.kind !== 'doc' && fact.kind !== 'qualified';
    const module = !isWritten ? null : moduleTarget(file, evaluator, table, fact.source);
    const submodule = importedSubmodule(file, index, evaluator);
    const listed =
      isWritten && fact.kind === 'named' ? declaringFile(file, index, evaluator, module) : module;
    table.import(submodule === undefined ? listed : table.numberOf(submodule));
    // A package imports from itself what is beside it.
    if (module !== null && module !== base && (!isDefinition(module) || !isUnit(file, fact.source)))
      table.push(
        base,
        module,
        fact.reexport && fact.kind !== 'named' ? 'EXPORTS' : 'IMPORTS',
        howOf(module, table),
        fact.span,
      );
    if (fact.replaced) linkStandIn(file, fact, table);
    if (module !== null && isDefinition(module) && escaping.has(index))
      linkWhole(file, index, module, evaluator, table);
    if (fact.kind !== 'named' && fact.kind !== 'default') return;
    const values = evaluator.modules.importTargets(file, index);
    // A module and another thing of one name are both imported.
    const isBoth = file.grammar.manifest.scoping.separateNames === 'members';
    const meant = values
      .filter((value) => !isBoth || tagOf(value) !== ValueTag.Module)
      .flatMap((value) => table.numberOf(value) ?? [])
      .filter(isDefinition);
    if (fact.nameSpan && meant.length > 1) {
      table.possible(base, meant, fact.reexport ? 'EXPORTS' : 'IMPORTS', fact.nameSpan);
      return;
    }
    if (fact.kind === 'named' && module !== null && isDefinition(module))
      linkTakenApart(file, fact, module, evaluator, table);
    for (const value of values) {
      const to = table.numberOf(value);
      if (to === null || to === module || !fact.nameSpan) continue;
      if (fact.reexport) table.push(base, to, 'EXPORTS', howOf(to, table), fact.nameSpan);
      else table.importName(to, howOf(to, table), fact.nameSpan);
    }
  });
}

/** The file of a namespace that declares what an import takes from it, or what the language declares instead. */
function declaringFile(
  file: ProgramFile,
  index: ImportIndex,
  { modules, program }: Evaluator,
  module: LinkEnd | null,
): LinkEnd | null {
  const source = file.facts.imports[index]?.source ?? '';
  if (module === null || !isDefinition(module) || !isUnit(file, source)) return module;
  const values = modules.importTargets(file, index);
  const [declared] = definitionsAmong(values);
  // What the library declares is in no file of the repository.
  if (declared !== undefined) return program.isLibrary(declared) ? null : program.fileOf(declared).base;
  // Every file without a namespace is part of the one without a name.
  return source === '' || values.length > 0 ? null : module;
}

/** A file that asks for the stand-in of a module imports that too. */
function linkStandIn(file: ProgramFile, { source, span }: ImportFact, table: LinkTable): void {
  const { standInFolder } = file.grammar.manifest.scoping;
  if (standInFolder === undefined) return;
  const path = standInFor(file.modules, file.path, source, standInFolder);
  const to = path === undefined ? null : table.numberOfFile(path);
  if (to !== null && to !== file.base) table.push(file.base, to, 'IMPORTS', 'import', span);
}

/** Whoever takes a member of a value that a module is assigned to be uses this value. */
function linkTakenApart(
  { base }: ProgramFile,
  { container, span }: ImportFact,
  module: DefinitionNumber,
  evaluator: Evaluator,
  table: LinkTable,
): void {
  const loaded = evaluator.program.fileOf(module);
  for (const value of evaluator.modules.assignedTo(toValue(ValueTag.Module, loaded.index))) {
    const to = table.numberOf(value);
    if (to !== null && isDefinition(to) && to !== module)
      table.push(definitionNumber(base, container), to, 'REFERENCES', 'import', span);
  }
}

/** Links an import whose module others take over to what they may use: its default export, and any other. */
function linkWhole(
  file: ProgramFile,
  index: ImportIndex,
  module: DefinitionNumber,
  evaluator: Evaluator,
  table: LinkTable,
): void {
  const fact = file.facts.imports[index];
  if (!fact) return;
  const { base, grammar } = file;
  const from = definitionNumber(base, fact.container);
  table.possible(from, [module], 'REFERENCES', fact.span);
  const { defaultExport } = grammar.manifest.scoping;
  const loaded = evaluator.program.fileOf(module);
  if (defaultExport === undefined) return;
  for (const value of evaluator.modules.exported(loaded, defaultExport)) {
    const to = table.numberOf(value);
    if (to !== null && isDefinition(to) && to !== module) table.possible(from, [to], 'REFERENCES', fact.span);
  }
}

/** Returns the module that a name of an import means: that of `from . import name` is not the package that it is in. */
function importedSubmodule(file: ProgramFile, index: ImportIndex, { modules }: Evaluator): Value | undefined {
  const fact = file.facts.imports[index];
  const submodule = fact && modules.submoduleOf(file, fact);
  return submodule && modules.importTargets(file, index).find((value) => submodule.includes(value));
}

/**
 * Links a file to the files of the units it imports: to those that declare what it names, or else to those whose
 * definitions it refers to, or else to the first.
 */
export function linkUnitImports(file: ProgramFile, evaluator: Evaluator, table: LinkTable): void {
  const { facts, base } = file;
  const { program, modules } = evaluator;
  const used = table.targetFiles();
  facts.imports.forEach(({ source, span, kind }, index) => {
    const target = file.modules.resolve(file.path, source);
    if (target.kind !== 'unit' || kind === 'qualified') return;
    const unit = program.unitFrom(file, target.name);
    if (!unit) return;
    // The specifier may go on to a type in the unit, whose members are imported.
    const named =
      kind === 'named'
        ? modules.importTargets(file, index)
        : target.members.length > 0
          ? modules.valueOf(file, target)
          : [];
    const definitions = definitionsAmong(named);
    // A namespace below this one that is declared elsewhere is in none of its files.
    if (kind !== 'named' && definitions.length === 0 && named.length > 0) return;
    if (areOfSeveralProjects(program, definitions)) return;
    // Every file without a namespace is part of the one without a name.
    if (source === '' && definitions.length === 0) return;
    const declaring = new Set(definitions.map((number) => program.fileOf(number)));
    const referred = declaring.size > 0 ? [...declaring] : unit.files.filter((each) => used.has(each.index));
    // A repository can add to a namespace of the library, whose files are no ends of edges.
    for (const each of referred.length > 0 ? referred : unit.files.slice(0, 1))
      if (each.library === undefined) table.push(base, each.base, 'IMPORTS', 'import', span);
  });
}

function definitionsAmong(values: readonly Value[]): DefinitionNumber[] {
  return values.flatMap((value) => (tagOf(value) === ValueTag.Definition ? [definitionNumberOf(value)] : []));
}

function isUnit(file: ProgramFile, source: string): boolean {
  return file.modules.resolve(file.path, source).kind === 'unit';
}

/** A name that is given to others by an export statement of its own is used there. */
export function linkExports(file: ProgramFile, evaluator: Evaluator, table: LinkTable): void {
  const { base, facts } = file;
  for (const fact of facts.exports) {
    if (!isNone(fact.value)) linkPassedOn(file, fact, evaluator, table);
    if (fact.kind !== 'named' || fact.local === '' || !isNone(fact.from) || !isNone(fact.value)) continue;
    const found = evaluator.modules.exported(file, fact.name);
    const meant = found.flatMap((value) => table.numberOf(value) ?? []);
    const ours = meant.filter(isDefinition);
    const [to] = ours.length > 0 ? ours : meant;
    if (ours.length > 1) table.possible(base, ours, 'EXPORTS', fact.span);
    else if (to !== undefined)
      table.push(base, to, 'EXPORTS', table.isHere(to) ? 'scope' : howOf(to, table), fact.span);
  }
}

/** A module that is given to others as a value is passed on whole. */
function linkPassedOn(file: ProgramFile, fact: ExportFact, evaluator: Evaluator, table: LinkTable): void {
  for (const value of evaluator.evaluate(file, fact.value)) {
    if (tagOf(value) !== ValueTag.Module) continue;
    const to = table.numberOf(value);
    if (to !== null && isDefinition(to) && to !== file.base)
      table.push(file.base, to, 'EXPORTS', 'import', fact.span);
  }
}

function moduleTarget(
  file: ProgramFile,
  evaluator: Evaluator,
  table: LinkTable,
  source: string,
): LinkEnd | null {
  const target = file.modules.resolve(file.path, source);
  if (target.kind === 'package') {
    const [module] = evaluator.modules.valueOf(file, target);
    return module === undefined ? null : table.numberOf(module);
  }
  if (target.kind === 'unit') {
    const meant = target.members.length > 0 ? evaluator.modules.valueOf(file, target) : [];
    const [other] = meant.filter((value) => tagOf(value) !== ValueTag.Definition);
    // A namespace below one of the repository may be declared elsewhere.
    if (other !== undefined) return tagOf(other) === ValueTag.External ? table.numberOf(other) : null;
    return evaluator.program.unitFrom(file, target.name)?.files[0]?.base ?? null;
  }
  return target.kind === 'file' ? table.numberOfFile(target.path) : null;
}

function howOf(to: LinkEnd, table: LinkTable): How {
  return table.isOutside(to) ? 'package' : 'import';
}

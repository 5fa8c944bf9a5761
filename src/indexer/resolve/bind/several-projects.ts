import { typeKinds } from '../../../model/kinds.ts';
import { groupBy } from '../../../model/group-by.ts';
import { definitionIndex, isNone, type DefinitionNumber } from '../../facts/ids.ts';
import { DeclarationColumn as D, declaredText } from '../../files/declarations.ts';
import type { Program, ProgramFile } from './program.ts';

/**
 * Returns what builds a definition together with others: its project, if several declare the same names. Where a namespace can have a type
 * only once, two files with one type are not built together either, such as those for two versions of a platform.
 */
function builderOf(program: Program, number: DefinitionNumber): string | undefined {
  if (program.isLibrary(number)) return undefined;
  const file = program.fileOf(number);
  return hasTypesOnce(file) && isWholeType(program, number) ? file.path : program.projectOf(number);
}

/** Whether a definition is a type that has no parts in other files, or inside of one: functions of a namespace may be in any file. */
function isWholeType(program: Program, number: DefinitionNumber): boolean {
  const { base } = program.fileOf(number);
  let at = number;
  for (let owner = program.parentOf(at); owner > base; owner = program.parentOf(at)) at = owner;
  const { kind, modifiers } = program.definition(at);
  return typeKinds.has(kind) && !modifiers.includes('partial');
}

/** Whether a namespace can have a type only once, in whatever it is built: types have no parts, nor several arities. */
function hasTypesOnce({ grammar }: ProgramFile): boolean {
  const { unit, genericArity } = grammar.manifest.scoping;
  return unit === 'namespace' && !genericArity;
}

/**
 * Returns the definitions in place of which a definition of a set of sources runs where both are built: those of its qualified name in the
 * main set of its project. A type of another project has its name by chance.
 */
export function replacedDefinitions(program: Program, number: DefinitionNumber): readonly DefinitionNumber[] {
  const file = program.fileOf(number);
  const unit = hasTypesOnce(file) ? program.unitOf(file) : undefined;
  const owner = program.parentOf(number);
  if (!unit?.projects || isNone(owner)) return [];
  const { name } = program.definition(number);
  if (owner !== file.base)
    return replacedDefinitions(program, owner).flatMap((each) => program.membersNamed(each, name));
  // The first is the set itself, the last are other projects.
  const main = unit.projects.slice(1, -1);
  return program
    .membersOfUnitNamed(unit.family, unit.name, name)
    .filter((each) => main.some((some) => some.has(program.projectOf(each) ?? '')));
}

/** Groups definitions of one name by the projects that declare them; one group if that does not matter. */
export function groupByProject(
  program: Program,
  numbers: readonly DefinitionNumber[],
): readonly (readonly DefinitionNumber[])[] {
  if (numbers.length < 2) return [numbers];
  return [...groupBy(numbers, (number) => builderOf(program, number)).values()];
}

/** Whether some definitions are of one qualified name in several projects, so that at most one of them is meant. */
export function areOfSeveralProjects(program: Program, numbers: readonly DefinitionNumber[]): boolean {
  if (numbers.length < 2) return false;
  const projects = new Map<string, string>();
  return numbers.some((number) => {
    const project = builderOf(program, number);
    if (project === undefined) return false;
    const { declarations, base } = program.fileOf(number);
    const namespace = declaredText(declarations, definitionIndex(number, base), D.Namespace);
    const name = `${namespace}\n${program.definition(number).symbol}`;
    const known = projects.get(name) ?? project;
    projects.set(name, known);
    return known !== project;
  });
}

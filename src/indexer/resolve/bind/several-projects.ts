import { groupBy } from '../../../model/group-by.ts';
import { DeclarationColumn as D, declaredText } from '../../files/declarations.ts';
import type { Program } from './program.ts';

/** Groups definitions of one name by the projects that declare them; one group if that does not matter. */
export function groupByProject(program: Program, numbers: readonly number[]): readonly (readonly number[])[] {
  if (numbers.length < 2) return [numbers];
  return [...groupBy(numbers, (number) => program.projectOf(number)).values()];
}

/** Whether some definitions are of one qualified name in several projects, so that at most one of them is meant. */
export function areOfSeveralProjects(program: Program, numbers: readonly number[]): boolean {
  if (numbers.length < 2) return false;
  const projects = new Map<string, string>();
  return numbers.some((number) => {
    const project = program.projectOf(number);
    if (project === undefined) return false;
    const { declarations, base } = program.fileOf(number);
    const namespace = declaredText(declarations, number - base, D.Namespace);
    const name = `${namespace}\n${program.definition(number).symbol}`;
    const known = projects.get(name) ?? project;
    projects.set(name, known);
    return known !== project;
  });
}

import { FIRST_DEFINITION, type DefinitionNumber } from '../../facts/ids.ts';
import {
  declarationCount,
  DeclarationColumn as D,
  declaredParent,
  declaredText,
} from '../../files/declarations.ts';
import type { ProgramFile } from './program-file.ts';
import type { Unit } from './unit.ts';

/**
 * Gives units in which several projects declare the same name a view for each project that has a part in it or refers to one: there, names mean what the project itself
 * declares, else what the projects that it refers to declare, nearest first, else what any of them does. Returns the projects of the files of these units.
 */
export function addViews(byKey: Map<string, Unit>): ReadonlyMap<ProgramFile, string> {
  const projects = new Map<ProgramFile, string>();
  const references = referencesByFamily([...byKey.values()]);
  const viewed = new Map<string, Unit>();
  for (const unit of byKey.values()) {
    const byProject = filesByProject(unit);
    if (byProject.size < 2 || !declareSameName(unit, [...byProject.values()])) continue;
    const views = new Map<string, Unit>();
    for (const [project, files] of byProject) for (const file of files) projects.set(file, project);
    for (const [project, referred] of references.get(unit.family) ?? []) {
      const own = byProject.get(project) ?? [];
      const isReferred = [...byProject.keys()].some((each) => referred.some((some) => some.has(each)));
      if (own.length === 0 && !isReferred) continue;
      const key = `${unit.key} @${project}`;
      const view = {
        ...unit,
        index: byKey.size + viewed.size,
        key,
        files: own.length === 0 ? unit.files : [...own, ...unit.files.filter((file) => !own.includes(file))],
        projects: [new Set([project]), ...referred],
      };
      views.set(project, view);
      viewed.set(`${unit.family}\n${key}`, view);
    }
    unit.views = views;
  }
  for (const [key, view] of viewed) byKey.set(key, view);
  return projects;
}

/** The projects of the files of each family, and those that each one refers to. */
function referencesByFamily(
  units: readonly Unit[],
): ReadonlyMap<string, ReadonlyMap<string, readonly ReadonlySet<string>[]>> {
  const found = new Map<string, Map<string, readonly ReadonlySet<string>[]>>();
  for (const { family, key, files } of units) {
    const known = found.get(family) ?? new Map<string, readonly ReadonlySet<string>[]>();
    found.set(family, known);
    for (const file of files) {
      const target = ownUnit(file, key);
      if (target === undefined || known.has(target.project)) continue;
      known.set(
        target.project,
        target.references.map((each) => new Set(each)),
      );
    }
  }
  return found;
}

function filesByProject({ key, files }: Unit): ReadonlyMap<string, readonly ProgramFile[]> {
  const found = new Map<string, ProgramFile[]>();
  for (const file of files) {
    const target = ownUnit(file, key);
    if (target === undefined) continue;
    const known = found.get(target.project);
    if (known) known.push(file);
    else found.set(target.project, [file]);
  }
  return found;
}

function declareSameName({ name }: Unit, projects: readonly (readonly ProgramFile[])[]): boolean {
  const declared = new Map<string, readonly ProgramFile[]>();
  for (const project of projects)
    for (const { declarations } of project)
      for (let index = FIRST_DEFINITION; index < declarationCount(declarations); index++) {
        if (declaredParent(declarations, index) !== 0) continue;
        if (declaredText(declarations, index, D.Namespace) !== name) continue;
        const own = declaredText(declarations, index, D.Name);
        if ((declared.get(own) ?? project) !== project) return true;
        declared.set(own, project);
      }
  return false;
}

/** Returns, of the definitions of each name, those that come first in the view of a project. */
export function nearestIn(
  { projects = [] }: Unit,
  members: ReadonlyMap<string, readonly DefinitionNumber[]>,
  projectOf: (number: DefinitionNumber) => string | undefined,
): ReadonlyMap<string, readonly DefinitionNumber[]> {
  if (projects.length === 0) return members;
  const nearest = (numbers: readonly DefinitionNumber[]): readonly DefinitionNumber[] => {
    for (const some of projects) {
      const nearer = numbers.filter((number) => some.has(projectOf(number) ?? ''));
      if (nearer.length > 0) return nearer;
    }
    return numbers;
  };
  return new Map([...members].map(([name, numbers]) => [name, nearest(numbers)]));
}

/** Returns a unit as the project of a file sees it. */
export function viewFrom(file: ProgramFile, unit: Unit | undefined): Unit | undefined {
  if (!unit?.views) return unit;
  const target = ownUnit(file, unit.key);
  return (target && unit.views.get(target.project)) ?? unit;
}

/**
 * The project of a file, such as a build of several folders, and those that it refers to. The module resolver tells it with the unit that a name
 * of the file means, also with its own. Undefined if files of the language are in no project.
 */
function ownUnit(
  file: ProgramFile,
  key: string,
): { project: string; references: readonly (readonly string[])[] } | undefined {
  const target = file.modules.resolve(file.path, key);
  if (target.kind !== 'unit' || target.project === undefined) return undefined;
  return { project: target.project, references: target.references ?? [] };
}

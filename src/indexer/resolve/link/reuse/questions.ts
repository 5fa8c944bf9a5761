import { definitionIndex, definitionNumber, isNone, type DefinitionNumber } from '../../../facts/ids.ts';
import type { NameIndex } from '../../bind/name-index.ts';
import type { ModuleResolver, ModuleTarget } from '../../modules/module-resolver.ts';
import type { Program, ProgramFile } from '../../bind/program.ts';
import { LINKAGE_UNIT } from '../../bind/units.ts';
import { declarationKeys } from './definition-keys.ts';

/** What linking a file asks of all that is not in the file: its links depend on the answers alone. */
export const QuestionKind = {
  /** All facts of a path. */
  Facts: 0,
  /** Where the specifier `name` leads in the file `subject`. */
  Module: 1,
  /** What the name index has under `name` in the family `subject`. */
  Members: 2,
  Globals: 3,
  Defined: 4,
  /** Whether there is the unit `key` of the family `subject`, and its first file. */
  Unit: 5,
  /** What the name index has of interfaces under `name` in the family `subject`. */
  InterfaceMethods: 6,
  /** What everyone reads who looks into the file `subject`. */
  File: 7,
  /** The definition with the key `key` in the file `subject`, and what belongs to it. */
  Definition: 8,
  /** What the file `subject` binds or exports under `name`. */
  FileName: 9,
  /** The members named `name` of the definition with the key `key` in the file `subject`. */
  DefinitionMember: 10,
  /** All members of the definition with the key `key` in the file `subject`. */
  DefinitionMembers: 11,
  /** Whether that definition has members. */
  HasMembers: 12,
  /** The type in another file that a definition is a member of. */
  Owner: 13,
  /** Definitions named `name` in the unit `key` of the family `subject`. */
  UnitName: 14,
  /** What the name index has of extension methods under `name` in the family `subject`. */
  Extensions: 15,
  /** The files with imports that hold for all files of the family `subject`, and their facts. */
  SharedImports: 16,
  /** What is known by the name `name` alone in the family `subject`. */
  Named: 17,
  /** The files of the family `subject` that add functions to a member `name`, and their facts. */
  Additions: 18,
  /** What the name index has of types that embed a type `name` in the family `subject`. */
  Embeddings: 19,
} as const;
export type QuestionKind = (typeof QuestionKind)[keyof typeof QuestionKind];

export interface Question {
  kind: QuestionKind;
  subject: string;
  /** The key of a definition or a unit; empty where the kind has none. */
  key: string;
  /** Empty where the kind has none. */
  name: string;
}

/** Questions about the facts of the file `subject`. */
export function isAboutFacts(kind: QuestionKind): boolean {
  return kind === QuestionKind.Facts || (kind >= QuestionKind.File && kind <= QuestionKind.Owner);
}

/** What questions are answered from. */
export interface Sources {
  program: Program;
  names: NameIndex;
  /** The resolver of a file of the repository or of a library. */
  modulesAt(path: string): ModuleResolver | undefined;
  /** By path: what tells its facts from all others. */
  factsKeys: ReadonlyMap<string, string>;
}

/** The answer as text that is the same in each run, however definitions are numbered there. */
export function answer({ kind, subject, key, name }: Question, sources: Sources): string {
  const { program, names, modulesAt, factsKeys } = sources;
  switch (kind) {
    case QuestionKind.Facts:
    case QuestionKind.File:
    case QuestionKind.Definition:
    case QuestionKind.FileName:
      return factsKeys.get(subject) ?? '';
    case QuestionKind.DefinitionMember:
    case QuestionKind.DefinitionMembers:
    case QuestionKind.HasMembers:
    case QuestionKind.Owner: {
      const file = program.fileAt(subject);
      // Only its facts decide.
      if (!file || !program.sharesMembers(file)) return factsKeys.get(subject) ?? '';
      return membersAnswer({ kind, key, name }, file, program);
    }
    case QuestionKind.Module: {
      const modules = modulesAt(subject);
      return modules ? targetText(modules.resolve(subject, name)) : '';
    }
    case QuestionKind.Members:
      return definitionsText(program, names.members(subject, name));
    case QuestionKind.Globals:
      return definitionsText(program, names.globals(subject, name));
    case QuestionKind.Named:
      return definitionsText(program, names.named(subject, name));
    case QuestionKind.InterfaceMethods:
      return definitionsText(program, names.interfaceMethods(subject, name));
    case QuestionKind.Embeddings:
      return definitionsText(program, names.embeddings(subject, name));
    case QuestionKind.Extensions:
      return definitionsText(program, names.extensions(subject, name));
    case QuestionKind.SharedImports:
      return factsText(names.sharedImports(subject), sources);
    case QuestionKind.Additions:
      return factsText(names.additions(subject, name), sources);
    case QuestionKind.Unit: {
      const unit = program.unitNamed(subject, key);
      return unit
        ? `${unit.name} ${unit.files[0]?.path ?? ''} ${[...(unit.views?.keys() ?? [])].join(' ')}${
            key === LINKAGE_UNIT ? program.includesDigest(subject) : ''
          }`
        : '';
    }
    case QuestionKind.UnitName: {
      const unit = program.unitNamed(subject, key);
      return unit ? definitionsText(program, program.membersOfUnit(unit, name)) : '';
    }
    case QuestionKind.Defined:
      return names.isDefined(subject, name) ? 'yes' : '';
  }
}

function factsText(files: readonly number[], { program, factsKeys }: Sources): string {
  return files
    .map((index) => program.files[index]?.path ?? '')
    .map((path) => `${path} ${factsKeys.get(path) ?? ''}`)
    .join('\n');
}

function membersAnswer(
  { kind, key, name }: Pick<Question, 'kind' | 'key' | 'name'>,
  file: ProgramFile,
  program: Program,
): string {
  const index = declarationKeys(file.declarations).indexes.get(key);
  if (index === undefined) return 'gone';
  const number = definitionNumber(file.base, index);
  switch (kind) {
    case QuestionKind.DefinitionMember:
      return definitionsText(program, program.membersNamed(number, name));
    case QuestionKind.HasMembers:
      return program.hasMembers(number) ? 'yes' : '';
    case QuestionKind.Owner:
      return definitionsText(program, [program.parentOf(number)]);
    default:
      return [...program.membersOf(number)]
        .map(([each, numbers]) => `${each}: ${definitionsText(program, numbers)}`)
        .join('\n');
  }
}

function targetText(target: ModuleTarget): string {
  switch (target.kind) {
    case 'unresolved':
      return '';
    case 'package':
      return JSON.stringify([target.name, target.subpath]);
    case 'unit':
      return JSON.stringify([
        'unit',
        ...[target.name, target.members, target.outside, target.project, target.references],
      ]);
    case 'files':
      return JSON.stringify(['files', ...target.paths]);
    default:
      return `${target.kind} ${target.path}`;
  }
}

function definitionsText(program: Program, numbers: readonly DefinitionNumber[]): string {
  return numbers
    .map((number) => {
      if (isNone(number)) return '';
      const { path, declarations, base } = program.fileOf(number);
      return `${declarationKeys(declarations).keys[definitionIndex(number, base)] ?? ''} ${path}`;
    })
    .join('\n');
}

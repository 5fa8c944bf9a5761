import type { NameIndex } from '../name-index.ts';
import type { ModuleResolver, ModuleTarget } from '../modules/module-resolver.ts';
import type { Program } from '../program.ts';
import type { Unit } from '../units.ts';

/** What linking a file asks of all that is not in the file: its links depend on the answers alone. */
export const QuestionKind = {
  /** Which facts a path has. */
  Facts: 0,
  /** Where the specifier `name` leads in the file `subject`. */
  Module: 1,
  /** What the name index has under `name` in the family `subject`. */
  Members: 2,
  Globals: 3,
  Defined: 4,
  /** Which names the unit `name` of the family `subject` declares. */
  Unit: 5,
  /** What the name index has of interfaces under `name` in the family `subject`. */
  InterfaceMethods: 6,
  /** What is known by the name `name` alone in the family `subject`. */
  Named: 7,
} as const;
export type QuestionKind = (typeof QuestionKind)[keyof typeof QuestionKind];

export interface Question {
  kind: QuestionKind;
  subject: string;
  /** Empty for `Facts`. */
  name: string;
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
export function answer(
  { kind, subject, name }: Question,
  { program, names, modulesAt, factsKeys }: Sources,
): string {
  switch (kind) {
    case QuestionKind.Facts:
      return factsKeys.get(subject) ?? '';
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
    case QuestionKind.Unit: {
      const unit = program.unitNamed(subject, name);
      return unit ? unitText(unit) : '';
    }
    case QuestionKind.Defined:
      return names.isDefined(subject, name) ? 'yes' : '';
  }
}

function unitText({ files }: Unit): string {
  return files
    .map(({ path, facts }) =>
      [path, ...facts.definitions.map(({ kind, symbol, parent }) => `${parent} ${kind} ${symbol}`)].join(
        '\n',
      ),
    )
    .join('\n');
}

function targetText(target: ModuleTarget): string {
  switch (target.kind) {
    case 'unresolved':
      return '';
    case 'package':
      return JSON.stringify([target.name, target.subpath]);
    case 'unit':
      return JSON.stringify(['unit', target.name, target.members]);
    default:
      return `${target.kind} ${target.path}`;
  }
}

function definitionsText(program: Program, numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      const { path, base } = program.fileOf(number);
      return `${number - base} ${path}`;
    })
    .join('\n');
}

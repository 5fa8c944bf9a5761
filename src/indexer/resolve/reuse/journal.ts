import type { ModuleResolver } from '../modules/module-resolver.ts';
import type { NameIndex } from '../name-index.ts';
import type { ProgramFile, Watcher } from '../program.ts';
import { declarationKeys } from './definition-keys.ts';
import { QuestionKind, type Question } from './questions.ts';

/** Records the dependencies of the links of one file after another. */
export class Journal {
  /** By number. */
  readonly questions: Question[] = [];
  readonly #numbers = new Map<QuestionKind, Map<string, Map<string, number>>>();
  /** By index of the file and by number of the definition, shortcuts: nothing is asked as often. */
  readonly #files: number[] = [];
  readonly #definitions: number[] = [];
  /** By question: the last file whose linking asked it. */
  readonly #askedBy: number[] = [];
  #current = 0;
  #own: ProgramFile | undefined;
  #asked: number[] = [];

  /** Starts with the dependencies of another file. Its links depend on all of its own facts. */
  begin(file: ProgramFile): void {
    this.#current++;
    this.#own = file;
    this.#asked = [];
    this.#ask(QuestionKind.Facts, file.path, '');
  }

  /** Numbers of the questions since the beginning, each once. */
  get asked(): readonly number[] {
    return this.#asked;
  }

  /** The number of a question, whoever asks it. */
  number({ kind, subject, name }: Question): number {
    const bySubject = this.#numbers.get(kind) ?? new Map<string, Map<string, number>>();
    this.#numbers.set(kind, bySubject);
    const byName = bySubject.get(subject) ?? new Map<string, number>();
    bySubject.set(subject, byName);
    const known = byName.get(name);
    if (known !== undefined) return known;
    const number = this.questions.push({ kind, subject, name }) - 1;
    byName.set(name, number);
    return number;
  }

  /** For a program: what it is asked of files is written down. */
  readonly watcher: Watcher = {
    file: (file) => {
      if (file === this.#own) return;
      this.#note(
        (this.#files[file.index] ??= this.number({ kind: QuestionKind.File, subject: file.path, name: '' })),
      );
    },
    missing: (path) => {
      this.#ask(QuestionKind.Facts, path, '');
    },
    unit: ({ family, key }) => {
      this.#ask(QuestionKind.Unit, family, key);
    },
    unitName: ({ family, key }, name) => {
      this.#ask(QuestionKind.UnitName, family, `${key}\n${name}`);
    },
    definition: (file, number) => {
      if (file === this.#own) return;
      const question = (this.#definitions[number] ??= this.number({
        kind: QuestionKind.Definition,
        subject: file.path,
        name: keyOf(file, number),
      }));
      this.#note(question);
    },
    name: (file, name) => {
      if (file !== this.#own) this.#ask(QuestionKind.FileName, file.path, name);
    },
    // The members of a type of the file itself may be in other files of its unit.
    member: (file, number, name) => {
      if (this.#isOutside(file))
        this.#ask(QuestionKind.DefinitionMember, file.path, `${keyOf(file, number)}\n${name}`);
    },
    members: (file, number) => {
      if (this.#isOutside(file)) this.#ask(QuestionKind.DefinitionMembers, file.path, keyOf(file, number));
    },
    hasMembers: (file, number) => {
      if (this.#isOutside(file)) this.#ask(QuestionKind.HasMembers, file.path, keyOf(file, number));
    },
    owner: (file, number) => {
      this.#ask(QuestionKind.Owner, file.path, keyOf(file, number));
    },
  };

  #isOutside(file: ProgramFile): boolean {
    if (file.library !== undefined) return false;
    return file !== this.#own || file.grammar.manifest.scoping.unit !== 'file';
  }

  /** The same resolver, but what it is asked is written down. */
  watchModules(modules: ModuleResolver): ModuleResolver {
    return {
      findings: modules.findings,
      resolve: (fromPath, specifier) => {
        this.#ask(QuestionKind.Module, fromPath, specifier);
        return modules.resolve(fromPath, specifier);
      },
    };
  }

  /** The same index, but what it is asked is written down. */
  watchNames(names: NameIndex): NameIndex {
    return {
      members: (family, name) => {
        this.#ask(QuestionKind.Members, family, name);
        return names.members(family, name);
      },
      globals: (family, name) => {
        this.#ask(QuestionKind.Globals, family, name);
        return names.globals(family, name);
      },
      named: (family, name) => {
        this.#ask(QuestionKind.Named, family, name);
        return names.named(family, name);
      },
      interfaceMethods: (family, name) => {
        this.#ask(QuestionKind.InterfaceMethods, family, name);
        return names.interfaceMethods(family, name);
      },
      extensions: (family, name) => {
        this.#ask(QuestionKind.Extensions, family, name);
        return names.extensions(family, name);
      },
      sharedImports: (family) => {
        this.#ask(QuestionKind.SharedImports, family, '');
        return names.sharedImports(family);
      },
      isDefined: (family, name) => {
        this.#ask(QuestionKind.Defined, family, name);
        return names.isDefined(family, name);
      },
    };
  }

  #ask(kind: QuestionKind, subject: string, name: string): void {
    this.#note(this.number({ kind, subject, name }));
  }

  #note(question: number): void {
    if (this.#askedBy[question] === this.#current) return;
    this.#askedBy[question] = this.#current;
    this.#asked.push(question);
  }
}

function keyOf({ declarations, base }: ProgramFile, number: number): string {
  return declarationKeys(declarations).keys[number - base] ?? '';
}

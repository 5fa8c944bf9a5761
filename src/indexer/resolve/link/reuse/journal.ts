import { definitionIndex, type DefinitionNumber } from '../../../facts/ids.ts';
import type { ModuleResolver } from '../../modules/module-resolver.ts';
import type { NameIndex } from '../../bind/name-index.ts';
import type { ProgramFile } from '../../bind/program.ts';
import type { Watcher } from '../../bind/watcher.ts';
import { declarationKeys } from './definition-keys.ts';
import { QuestionTable } from './question-table.ts';
import { QuestionKind } from './questions.ts';

/** Records the dependencies of the links of one file after another. */
export class Journal {
  #questions = new QuestionTable();
  readonly #empty = this.#questions.string('');
  /** By index of the file and by number of the definition, shortcuts: nothing is asked as often. */
  #files: (number | undefined)[] = [];
  #definitions: (number | undefined)[] = [];
  /** Strings of the keys of definitions, by their number. */
  #keys: (number | undefined)[] = [];
  /** By question: the last file whose linking asked it. */
  #askedBy: number[] = [];
  #current = 0;
  #own: ProgramFile | undefined;
  #asked: number[] = [];
  #hasEnded = false;

  get questions(): QuestionTable {
    return this.#questions;
  }

  /** Starts with the dependencies of another file. Its links depend on all of its own facts. */
  begin(file: ProgramFile): void {
    this.#current++;
    this.#own = file;
    this.#asked = [];
    this.#ask(QuestionKind.Facts, file.path);
  }

  /** Numbers of the questions since the beginning, each once. */
  get asked(): readonly number[] {
    return this.#asked;
  }

  /** Forgets everything and records nothing more: the resolvers of modules that a program has are asked as long as there is the program. */
  end(): void {
    this.#hasEnded = true;
    this.#questions = new QuestionTable();
    this.#files = [];
    this.#definitions = [];
    this.#keys = [];
    this.#askedBy = [];
    this.#asked = [];
  }

  /** For a program: what it is asked of files is written down. */
  readonly watcher: Watcher = {
    file: (file) => {
      if (file === this.#own) return;
      this.#note(
        (this.#files[file.index] ??= this.#number(QuestionKind.File, file.path, this.#empty, this.#empty)),
      );
    },
    missing: (path) => {
      this.#ask(QuestionKind.Facts, path);
    },
    unit: ({ family, key }) => {
      this.#note(this.#number(QuestionKind.Unit, family, this.#questions.string(key), this.#empty));
    },
    unitName: ({ family, key }, name) => {
      const questions = this.#questions;
      this.#note(this.#number(QuestionKind.UnitName, family, questions.string(key), questions.string(name)));
    },
    definition: (file, number) => {
      if (file === this.#own) return;
      this.#note(
        (this.#definitions[number] ??= this.#number(
          QuestionKind.Definition,
          file.path,
          this.#keyOf(file, number),
          this.#empty,
        )),
      );
    },
    name: (file, name) => {
      if (file !== this.#own) this.#ask(QuestionKind.FileName, file.path, name);
    },
    // The members of a type of the file itself may be in other files.
    member: (file, number, name) => {
      if (file.library === undefined) this.#askOf(QuestionKind.DefinitionMember, file, number, name);
    },
    members: (file, number) => {
      if (file.library === undefined) this.#askOf(QuestionKind.DefinitionMembers, file, number);
    },
    hasMembers: (file, number) => {
      if (file.library === undefined) this.#askOf(QuestionKind.HasMembers, file, number);
    },
    owner: (file, number) => {
      this.#askOf(QuestionKind.Owner, file, number);
    },
  };

  /** The same resolver, but what it is asked is written down. */
  watchModules(modules: ModuleResolver): ModuleResolver {
    return {
      ...modules,
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
      embeddings: (family, name) => {
        this.#ask(QuestionKind.Embeddings, family, name);
        return names.embeddings(family, name);
      },
      extensions: (family, name) => {
        this.#ask(QuestionKind.Extensions, family, name);
        return names.extensions(family, name);
      },
      sharedImports: (family) => {
        this.#ask(QuestionKind.SharedImports, family);
        return names.sharedImports(family);
      },
      additions: (family, name) => {
        this.#ask(QuestionKind.Additions, family, name);
        return names.additions(family, name);
      },
      isDefined: (family, name) => {
        this.#ask(QuestionKind.Defined, family, name);
        return names.isDefined(family, name);
      },
    };
  }

  #ask(kind: QuestionKind, subject: string, name = ''): void {
    if (this.#hasEnded) return;
    this.#note(this.#number(kind, subject, this.#empty, this.#questions.string(name)));
  }

  /** Asks about a definition. */
  #askOf(kind: QuestionKind, file: ProgramFile, number: DefinitionNumber, name = ''): void {
    const key = this.#keyOf(file, number);
    this.#note(this.#number(kind, file.path, key, this.#questions.string(name)));
  }

  /** `key` and `name` are indexes of strings. */
  #number(kind: QuestionKind, subject: string, key: number, name: number): number {
    return this.#questions.number(kind, this.#questions.string(subject), key, name);
  }

  #keyOf({ declarations, base }: ProgramFile, number: DefinitionNumber): number {
    return (this.#keys[number] ??= this.#questions.string(
      declarationKeys(declarations).keys[definitionIndex(number, base)] ?? '',
    ));
  }

  #note(question: number): void {
    if (this.#askedBy[question] === this.#current) return;
    this.#askedBy[question] = this.#current;
    this.#asked.push(question);
  }
}

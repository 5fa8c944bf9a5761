import type { ModuleResolver } from '../modules/module-resolver.ts';
import type { NameIndex } from '../name-index.ts';
import type { ProgramFile, Watcher } from '../program.ts';
import { QuestionKind, type Question } from './questions.ts';

/** Writes down what linking asks, file by file. */
export class Journal {
  /** By number. */
  readonly questions: Question[] = [];
  readonly #numbers = new Map<QuestionKind, Map<string, Map<string, number>>>();
  /** By index of the file, a shortcut: nothing is asked as often. */
  readonly #factsOf: number[] = [];
  /** By question: the last file whose linking asked it. */
  readonly #askedBy: number[] = [];
  #current = 0;
  #asked: number[] = [];

  /** Starts with the questions of another file. */
  begin(): void {
    this.#current++;
    this.#asked = [];
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
      this.askFacts(file);
    },
    missing: (path) => {
      this.#note(this.number({ kind: QuestionKind.Facts, subject: path, name: '' }));
    },
    unit: ({ family, key }) => {
      this.#ask(QuestionKind.Unit, family, key);
    },
  };

  askFacts({ index, path }: ProgramFile): void {
    this.#note((this.#factsOf[index] ??= this.number({ kind: QuestionKind.Facts, subject: path, name: '' })));
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

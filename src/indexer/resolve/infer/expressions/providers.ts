import type { Injection } from '../../../../grammar/injection.ts';
import { callableKinds, typeKinds } from '../../../../model/kinds.ts';
import type { DefinitionNumber } from '../../../facts/ids.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { Answers } from '../../types/recursion.ts';
import { tagOf, ValueTag, definitionNumberOf, fileIndexOf } from '../../types/values.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { FreeNames } from '../members/free-names.ts';
import type { Heritage } from '../members/heritage.ts';
import type { ModuleExports } from '../members/module-exports.ts';
import { namedArgument, textsAt, type Mark, type Marks } from './marks.ts';

/** Providers by the names under which they are registered. */
export type ByName = ReadonlyMap<string, DefinitionNumber>;

const none: ByName = new Map();

/** What `Providers` uses. */
export interface ProvidersContext extends Pick<InferenceState, 'program' | 'recursion' | 'space'> {
  readonly freeNames: Pick<FreeNames, 'starsOf'>;
  readonly heritage: Pick<Heritage, 'basesOf'>;
  readonly modules: Pick<ModuleExports, 'importTargets'>;
}

/** Finds what is registered under names: in types, in files, and around files. */
export class Providers {
  readonly #context: ProvidersContext;
  readonly #marks: Marks;
  readonly #inFiles = new Answers<number, ByName>();
  readonly #inTypes = new Answers<number, ByName>();

  constructor(context: ProvidersContext, marks: Marks) {
    this.#context = context;
    this.#marks = marks;
  }

  /** The decorator that makes a provider of a definition. */
  markOf(number: DefinitionNumber): Mark | undefined {
    const { program } = this.#context;
    const { injection } = program.fileOf(number).grammar.manifest.scoping;
    const { kind, decorators } = program.definition(number);
    if (!injection || !callableKinds.has(kind) || decorators.length === 0) return undefined;
    const expression = new RegExp(injection.provider, 'u');
    return this.#marks.of(number).find(({ name }) => expression.test(name));
  }

  /** The name under which a provider is registered, if it is one. */
  nameOf(number: DefinitionNumber, otherwise?: string): string | undefined {
    const mark = this.markOf(number);
    if (!mark) return undefined;
    const { injection } = mark.file.grammar.manifest.scoping;
    const row = injection && namedArgument(mark, injection.name);
    const [named] = row === undefined ? [] : textsAt(mark.file, row);
    return named?.text ?? otherwise ?? this.#context.program.definition(number).name;
  }

  /** Whether all who see a provider ask for it. */
  isEverywhere(number: DefinitionNumber): boolean {
    const mark = this.markOf(number);
    const { injection } = mark?.file.grammar.manifest.scoping ?? {};
    return (
      mark !== undefined && injection !== undefined && namedArgument(mark, injection.everywhere) !== undefined
    );
  }

  /** The providers that a definition sees, nearest first: of the types around it, of its file, of the folders above, of listed modules. */
  seenBy(number: DefinitionNumber): readonly ByName[] {
    const { program } = this.#context;
    const file = program.fileOf(number);
    const { injection } = file.grammar.manifest.scoping;
    if (!injection) return [];
    const types: ByName[] = [];
    for (let at = program.parentOf(number); at > file.base; at = program.parentOf(at))
      if (typeKinds.has(program.definition(at).kind)) types.push(this.inType(at));
    return [...types, ...this.aroundFile(file, injection)];
  }

  /** Those that a file sees. */
  aroundFile(file: ProgramFile, injection: Injection): readonly ByName[] {
    const { program } = this.#context;
    const around = sharedPaths(file.path, injection.shared).flatMap((path) => program.fileAt(path) ?? []);
    const files = [file, ...around.filter((each) => each !== file)];
    const listed = new Set<ProgramFile>();
    for (const each of files) this.#addListed(each, injection, listed);
    return [...files, ...listed].map((each) => this.inFile(each));
  }

  #addListed(file: ProgramFile, injection: Injection, found: Set<ProgramFile>): void {
    const { program } = this.#context;
    const modules = program
      .membersNamed(file.base, injection.modules)
      .flatMap((each) => program.definition(each).values.flatMap((row) => textsAt(file, row)));
    for (const { text } of modules) {
      const target = file.modules.resolve(file.path, text);
      const module = target.kind === 'file' ? program.fileAt(target.path) : undefined;
      if (!module || found.has(module)) continue;
      found.add(module);
      this.#addListed(module, injection, found);
    }
  }

  /** Those of a type, inherited ones included. */
  inType(number: DefinitionNumber): ByName {
    return this.#context.recursion.ask(this.#inTypes, number, none, () => {
      const { heritage, space, program } = this.#context;
      const found = new Map<string, DefinitionNumber>();
      for (const base of [...heritage.basesOf(number)].reverse()) {
        const { value } = space.unbind(base);
        if (tagOf(value) !== ValueTag.Instance || program.isLibrary(definitionNumberOf(value))) continue;
        for (const [name, each] of this.inType(definitionNumberOf(value))) found.set(name, each);
      }
      this.#addMembers(number, found);
      return found;
    });
  }

  /** Those of a module: declared there, or imported, since a runner looks at the names that it has. */
  inFile(file: ProgramFile): ByName {
    return this.#context.recursion.ask(this.#inFiles, file.index, none, () => {
      const { modules, freeNames, program } = this.#context;
      const found = new Map<string, DefinitionNumber>();
      for (const star of [...freeNames.starsOf(file)].reverse())
        for (const module of star) {
          if (tagOf(module) !== ValueTag.Module) continue;
          for (const [name, each] of this.inFile(program.file(fileIndexOf(module)))) found.set(name, each);
        }
      file.facts.imports.forEach(({ kind, local }, index) => {
        if (kind !== 'named') return;
        for (const value of modules.importTargets(file, index)) {
          if (tagOf(value) !== ValueTag.Definition || program.isLibrary(definitionNumberOf(value))) continue;
          const name = this.nameOf(definitionNumberOf(value), local);
          if (name !== undefined) found.set(name, definitionNumberOf(value));
        }
      });
      this.#addMembers(file.base, found);
      return found;
    });
  }

  #addMembers(owner: DefinitionNumber, found: Map<string, DefinitionNumber>): void {
    for (const numbers of this.#context.program.membersOf(owner).values())
      for (const number of numbers) {
        const name = this.nameOf(number);
        if (name !== undefined) found.set(name, number);
      }
  }
}

/** Where files that a file shares with others may be, from its folder up. */
function sharedPaths(path: string, names: readonly string[]): string[] {
  const folders = path.split('/').slice(0, -1);
  const found: string[] = [];
  for (let count = folders.length; count >= 0; count--)
    for (const name of names) found.push([...folders.slice(0, count), name].join('/'));
  return found;
}

import { typeKinds } from '../../../../model/kinds.ts';
import { NONE, type DefinitionNumber } from '../../../facts/ids.ts';
import { variableKinds, type ProgramFile } from '../../bind/program.ts';
import { nothing, toValue, ValueTag, type Values } from '../../types/values.ts';
import type { Generics } from './generics.ts';
import type { Declarations } from './inference-state.ts';

/** What `LibraryTypes` uses. */
export interface LibraryTypesContext {
  readonly program: Declarations;
  readonly generics: Pick<Generics, 'instantiate' | 'isA' | 'parametersOf'>;
}

/** Answers what the library of a language declares. */
export class LibraryTypes {
  readonly #context: LibraryTypesContext;

  constructor(context: LibraryTypesContext) {
    this.#context = context;
  }

  /** What the language's library declares for every file under a name. */
  definition(file: ProgramFile, name: string): DefinitionNumber | undefined {
    const library = this.#context.program.library(file.family, '');
    if (!library) return undefined;
    const numbers = this.#context.program.membersNamed(library.base, name);
    // A value of that name says more than its type.
    return (
      numbers.find((number) => !variableKinds.has(this.#context.program.definition(number).kind)) ??
      numbers[0]
    );
  }

  /** An instance of a type of the language's library, wherever it declares it. */
  instance(file: ProgramFile, name: string, given: readonly Values[]): Values {
    const number = this.type(file, name, given.length) ?? this.type(file, name);
    if (number === undefined) return nothing;
    return [this.#context.generics.instantiate(toValue(ValueTag.Instance, number), given)];
  }

  /** A type of the language's library, wherever it declares it; `arity` tells types of one name apart. */
  type(file: ProgramFile, name: string, arity?: number): DefinitionNumber | undefined {
    const { family } = file;
    const { generics, program } = this.#context;
    for (const library of program.libraries(family)) {
      const found = program
        .membersNamed(library.base, name)
        .find(
          (number) =>
            typeKinds.has(program.definition(number).kind) &&
            (arity === undefined || generics.parametersOf(number).length === arity),
        );
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** A list of what a type says that it holds. */
  array(file: ProgramFile, held: Values): Values {
    return this.instance(file, file.grammar.manifest.scoping.types.list ?? '', [held]);
  }

  /** Whether a type is made from one of those that the library has under these names. */
  isOneOf(number: DefinitionNumber, names: readonly string[]): boolean {
    const file = this.#context.program.fileOf(number);
    const instance = toValue(ValueTag.Instance, number);
    return names.some((name) => {
      const type = this.type(file, name);
      return type !== undefined && this.#context.generics.isA(instance, toValue(ValueTag.Instance, type));
    });
  }

  /** The library's type whose members a value of several in order has; -1 for none. */
  tuple(file: ProgramFile): DefinitionNumber {
    return this.type(file, file.grammar.manifest.scoping.types.tuple ?? '') ?? NONE;
  }
}

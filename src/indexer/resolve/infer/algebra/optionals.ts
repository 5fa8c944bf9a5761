import type { DefinitionNumber } from '../../../facts/ids.ts';
import type { ProgramFile } from '../../bind/program.ts';
import {
  nothing,
  tagOf,
  toValue,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { Generics } from './generics.ts';
import type { Declarations, InferenceState } from './inference-state.ts';
import type { LibraryTypes } from './library-types.ts';

/** What `Optionals` uses. */
export interface OptionalsContext extends Pick<InferenceState, 'space'> {
  readonly program: Declarations;
  readonly generics: Pick<Generics, 'argumentsAs' | 'instantiate'>;
  readonly library: Pick<LibraryTypes, 'type'>;
}

/** Answers what types hold that may lack a value, where types of values cannot lack one by themselves. */
export class Optionals {
  readonly #context: OptionalsContext;
  /** The library type of optional values, by the family of languages. */
  readonly #types = new Map<string, DefinitionNumber | undefined>();

  constructor(context: OptionalsContext) {
    this.#context = context;
  }

  /** Types with the mark of an optional value: a reference stays as it is. */
  of(file: ProgramFile, types: Values): Values {
    const optional = this.#type(file);
    if (optional === undefined) return types;
    const { generics } = this.#context;
    return types.map((type) =>
      this.isValueType(type) ? generics.instantiate(toValue(ValueTag.Instance, optional), [[type]]) : type,
    );
  }

  /** Whether instances of a type are values, and no references. */
  isValueType(type: Value): boolean {
    const { space, program } = this.#context;
    const { value } = space.unbind(type);
    if (tagOf(value) !== ValueTag.Instance) return false;
    const { valueKinds } = program.fileOf(definitionNumberOf(value)).grammar.manifest.scoping;
    return (
      valueKinds.includes(program.definition(definitionNumberOf(value)).kind) &&
      definitionNumberOf(value) !== this.#type(program.fileOf(definitionNumberOf(value)))
    );
  }

  /** What an optional value holds if it holds any; undefined for a value that is not optional. */
  heldBy(value: Value): Values | undefined {
    const { space, program, generics } = this.#context;
    const { value: bare } = space.unbind(value);
    if (tagOf(bare) !== ValueTag.Instance) return undefined;
    const optional = this.#type(program.fileOf(definitionNumberOf(bare)));
    if (optional === undefined || definitionNumberOf(bare) !== optional) return undefined;
    return generics.argumentsAs(value, optional)?.[0] ?? nothing;
  }

  /** Values with what optional ones hold instead of these. */
  held(values: Values): Values {
    return values.flatMap((value) => this.heldBy(value) ?? [value]);
  }

  #type(file: ProgramFile): DefinitionNumber | undefined {
    const { family, scoping } = file.grammar.manifest;
    const { optional } = scoping.types;
    if (optional === undefined) return undefined;
    if (!this.#types.has(family)) this.#types.set(family, this.#context.library.type(file, optional, 1));
    return this.#types.get(family);
  }
}

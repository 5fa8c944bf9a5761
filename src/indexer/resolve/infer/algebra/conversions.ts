import { callableKinds, erasedKinds } from '../../../../model/kinds.ts';
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
import type { MemberLookup } from './member-lookup.ts';
import type { Optionals } from './optionals.ts';

/** How directly a value is taken where a type is expected: the greater the more directly. */
export const Conversion = { None: 0, Unknown: 1, Boxed: 2, Subtype: 3, Same: 4 } as const;
export type Conversion = (typeof Conversion)[keyof typeof Conversion];

/** What `Conversions` uses. */
export interface ConversionsContext extends Pick<InferenceState, 'recursion' | 'space'> {
  readonly program: Declarations;
  readonly generics: Pick<Generics, 'argumentsAs' | 'constraintOf' | 'isA'>;
  readonly library: Pick<LibraryTypes, 'type'>;
  readonly memberLookup: MemberLookup;
  readonly optionals: Pick<Optionals, 'heldBy' | 'isValueType'>;
}

/** Answers how values are converted to types in languages with nominal types. */
export class Conversions {
  readonly #context: ConversionsContext;
  /** Type parameters whose bounds are being erased. */
  readonly #erasing = new Set<Value>();

  constructor(context: ConversionsContext) {
    this.#context = context;
  }

  /** How all of several values are taken as one of several types; `Unknown` if there are none. */
  ofAll(file: ProgramFile, values: Values, types: Values): Conversion {
    if (values.length === 0 || types.length === 0) return Conversion.Unknown;
    // What holds a value of a type that may be missing is of no other type.
    const optional = values.flatMap((value) => this.#context.optionals.heldBy(value) ?? nothing);
    const given = optional.length > 0 ? values.filter((value) => !optional.includes(value)) : values;
    return Math.min(
      ...given.map((value) => Math.max(...types.map((type) => this.of(file, value, type)))),
    ) as Conversion;
  }

  /** How a value is taken where a type is expected. `file` has the rules of the language. */
  of(file: ProgramFile, value: Value, type: Value): Conversion {
    if (value === type) return Conversion.Same;
    return this.#context.recursion.deeper<Conversion>(Conversion.Unknown, () => {
      const found = this.#find(file, value, type);
      const isFree = found === Conversion.None && file.grammar.manifest.scoping.convertsFreely;
      return isFree ? this.#ofFree(file, value, type) : found;
    });
  }

  #find(file: ProgramFile, value: Value, type: Value): Conversion {
    const { space, generics } = this.#context;
    const given = space.unbind(value).value;
    const wanted = space.unbind(type).value;
    const least = (conversion: Conversion): Conversion =>
      Math.min(Conversion.Subtype, conversion) as Conversion;
    const optional = this.#ofOptional(file, value, type);
    if (optional !== undefined) return optional;
    if (tagOf(wanted) === ValueTag.Parameter) {
      const [bound = this.#root(file)] = generics.constraintOf(wanted);
      return bound === undefined ? Conversion.Unknown : least(this.of(file, value, bound));
    }
    if (tagOf(given) === ValueTag.Parameter) {
      const bounds = generics.constraintOf(given);
      const all = bounds.length > 0 ? bounds : [this.#root(file)].flatMap((root) => root ?? []);
      if (all.length === 0) return Conversion.Unknown;
      return least(Math.max(...all.map((each) => this.of(file, each, type))) as Conversion);
    }
    if (tagOf(given) === ValueTag.Closure || tagOf(given) === ValueTag.Definition)
      return this.#ofFunction(given, wanted);
    if (tagOf(given) === ValueTag.Held) return Conversion.Unknown;
    if (given === wanted) return this.#ofSame(file, value, type);
    const box = this.#boxOf(file, given);
    if (box !== undefined && this.#boxOf(file, wanted) === undefined)
      return this.of(file, box, type) >= Conversion.Subtype ? Conversion.Boxed : Conversion.None;
    if (box === undefined && this.#boxOf(file, wanted) !== undefined)
      return this.#ofUnboxed(file, given, wanted);
    return this.#ofTypes(file, value, given, type);
  }

  /** What an array or a list of parameters has as elements; undefined for a value that is no array. */
  elementsOf(file: ProgramFile, value: Value): Values | undefined {
    const array = this.#context.library.type(file, file.grammar.manifest.scoping.types.list ?? '');
    const { value: bare } = this.#context.space.unbind(value);
    return array === undefined || bare !== toValue(ValueTag.Instance, array)
      ? undefined
      : this.#context.generics.argumentsAs(value, array)?.[0];
  }

  /** The class that holds a value of a type that is no reference, or the value itself. */
  boxed(file: ProgramFile, value: Value): Value {
    return this.#boxOf(file, value) ?? value;
  }

  /** Whether a type is the class that holds values of a type that is no reference. */
  isBox(file: ProgramFile, type: Value): boolean {
    const { library, space } = this.#context;
    const { boxes } = file.grammar.manifest.scoping;
    const { value } = space.unbind(type);
    return Object.values(boxes).some((name) => {
      const box = library.type(file, name);
      return box !== undefined && value === toValue(ValueTag.Instance, box);
    });
  }

  /** A type without its type arguments; an array with its elements, and the bound of a type parameter instead of it. */
  erased(file: ProgramFile, value: Value): string {
    const { value: bare } = this.#context.space.unbind(value);
    return this.#context.recursion.deeper(`${bare}`, () => this.#erase(file, value, bare));
  }

  #erase(file: ProgramFile, value: Value, bare: Value): string {
    const { generics } = this.#context;
    if (tagOf(bare) === ValueTag.Parameter) {
      // The bound of a type parameter may name it again.
      if (this.#erasing.has(bare)) return `${bare}`;
      const [bound = this.#root(file)] = generics.constraintOf(bare);
      this.#erasing.add(bare);
      const erased = bound === undefined ? '' : this.erased(file, bound);
      this.#erasing.delete(bare);
      return erased;
    }
    const [element] = this.elementsOf(file, value) ?? nothing;
    if (element !== undefined) return `${bare}[${this.erased(file, element)}]`;
    if (file.grammar.manifest.scoping.erasedGenerics || tagOf(bare) !== ValueTag.Instance) return `${bare}`;
    const given = generics.argumentsAs(value, definitionNumberOf(bare)) ?? [];
    const shown = given.map((each) => each.map((one) => this.erased(file, one)).join('|'));
    return shown.length === 0 ? `${bare}` : `${bare}<${shown.join()}>`;
  }

  /** How a value is taken of which the type, or that of what takes it, says that it may be missing. */
  #ofOptional(file: ProgramFile, value: Value, type: Value): Conversion | undefined {
    const { optionals } = this.#context;
    const given = optionals.heldBy(value);
    const wanted = optionals.heldBy(type);
    if (given === undefined && wanted === undefined) return undefined;
    const conversion = this.ofAll(file, given ?? [value], wanted ?? [type]);
    if (given !== undefined && wanted !== undefined) return conversion;
    if (given !== undefined && optionals.isValueType(type)) return Conversion.None;
    return Math.min(Conversion.Subtype, conversion) as Conversion;
  }

  /** How a value of a type that the other is not made from is taken where constructors and functions of types convert. */
  #ofFree(file: ProgramFile, value: Value, type: Value): Conversion {
    const { program, space } = this.#context;
    const [given, wanted] = [value, type].map((each) => space.unbind(each).value);
    if (given === undefined || wanted === undefined || tagOf(wanted) !== ValueTag.Instance)
      return Conversion.Unknown;
    const to = definitionNumberOf(wanted);
    const isPlain = (each: Value): boolean =>
      tagOf(each) === ValueTag.Instance &&
      program.isLibrary(definitionNumberOf(each)) &&
      program.membersOf(definitionNumberOf(each)).size === 0 &&
      this.#context.memberLookup.basesOf(definitionNumberOf(each)).length === 0;
    const isNumber = isPlain(given) || this.#isEnumeration(given);
    if (isNumber && isPlain(wanted)) return Conversion.Subtype;
    const held = this.elementsOf(file, type);
    if (held !== undefined) return this.#ofPointer(value, held);
    const hasConstructor = program
      .membersNamed(to, program.definition(to).name)
      .some((each) => program.definition(each).kind === 'constructor');
    if (hasConstructor) return Conversion.Boxed;
    if (program.isLibrary(to) && !isPlain(wanted) && !isNumber) return Conversion.Unknown;
    const from = tagOf(given) === ValueTag.Instance ? definitionNumberOf(given) : undefined;
    if (from === undefined) return Conversion.Unknown;
    return program.membersNamed(from, 'operator').length > 0 ? Conversion.Boxed : Conversion.None;
  }

  /** How a value is taken as a pointer to others: those of the library may take every pointer, and an instance may be its own address. */
  #ofPointer(value: Value, held: Values): Conversion {
    const { program, space } = this.#context;
    const { value: given } = space.unbind(value);
    if (tagOf(given) !== ValueTag.Instance || !program.isLibrary(definitionNumberOf(given)))
      return Conversion.Unknown;
    const isOfLibrary = held.some((each) => {
      const { value: bare } = space.unbind(each);
      const number = definitionNumberOf(bare);
      return (
        tagOf(bare) !== ValueTag.Instance || (program.isLibrary(number) && program.membersOf(number).size > 0)
      );
    });
    return isOfLibrary ? Conversion.Unknown : Conversion.None;
  }

  #isEnumeration(value: Value): boolean {
    const { program } = this.#context;
    return (
      tagOf(value) === ValueTag.Instance && program.definition(definitionNumberOf(value)).kind === 'enum'
    );
  }

  #root(file: ProgramFile): Value | undefined {
    const { root } = file.grammar.manifest.scoping;
    const type = root === undefined ? undefined : this.#context.library.type(file, root);
    return type === undefined ? undefined : toValue(ValueTag.Instance, type);
  }

  #boxOf(file: ProgramFile, value: Value): Value | undefined {
    const { program, library } = this.#context;
    const { boxes } = file.grammar.manifest.scoping;
    if (tagOf(value) !== ValueTag.Instance || !program.isLibrary(definitionNumberOf(value))) return undefined;
    const { name } = program.definition(definitionNumberOf(value));
    const type = Object.hasOwn(boxes, name) ? library.type(file, boxes[name] ?? '') : undefined;
    return type === undefined ? undefined : toValue(ValueTag.Instance, type);
  }

  /** How the value that an object holds is taken. */
  #ofUnboxed(file: ProgramFile, given: Value, wanted: Value): Conversion {
    const { program, library } = this.#context;
    const { boxes } = file.grammar.manifest.scoping;
    if (tagOf(given) !== ValueTag.Instance) return Conversion.None;
    const { name } = program.definition(definitionNumberOf(given));
    const [held] = Object.entries(boxes).find(([, box]) => box === name) ?? [];
    const type = held === undefined ? undefined : library.type(file, held);
    if (type === undefined || !program.isLibrary(definitionNumberOf(given))) return Conversion.None;
    const isTaken = this.of(file, toValue(ValueTag.Instance, type), wanted) >= Conversion.Subtype;
    return isTaken ? Conversion.Boxed : Conversion.None;
  }

  /** Instances of one type: arrays are also compared by their elements. */
  #ofSame(file: ProgramFile, value: Value, type: Value): Conversion {
    const [given] = this.elementsOf(file, value) ?? nothing;
    const [wanted] = this.elementsOf(file, type) ?? nothing;
    if (given === undefined || wanted === undefined)
      return this.#haveArguments(file, value, type) ? Conversion.Same : Conversion.None;
    const conversion = this.of(file, given, wanted);
    const isValue = (each: Value): boolean => this.#boxOf(file, each) !== undefined;
    // An array of values is never one of objects, or of other values.
    if (isValue(given) || isValue(wanted)) return given === wanted ? Conversion.Same : Conversion.None;
    return conversion === Conversion.Boxed ? Conversion.None : conversion;
  }

  #ofFunction(given: Value, wanted: Value): Conversion {
    const { program, memberLookup } = this.#context;
    if (
      tagOf(given) === ValueTag.Definition &&
      !callableKinds.has(program.definition(definitionNumberOf(given)).kind)
    )
      return Conversion.Unknown;
    if (tagOf(wanted) === ValueTag.Closure) return Conversion.Subtype;
    if (tagOf(wanted) !== ValueTag.Instance) return Conversion.Unknown;
    if (memberLookup.functionsOf(wanted, 'called').length > 0) return Conversion.Subtype;
    return Conversion.None;
  }

  #ofTypes(file: ProgramFile, value: Value, given: Value, type: Value): Conversion {
    const { generics, program, space, memberLookup } = this.#context;
    const wanted = space.unbind(type).value;
    if (tagOf(wanted) === ValueTag.Closure && tagOf(given) === ValueTag.Instance)
      return memberLookup.functionsOf(value, 'called').length > 0 ? Conversion.Unknown : Conversion.None;
    if (wanted === this.#root(file)) return Conversion.Subtype;
    if (tagOf(wanted) === ValueTag.External)
      return tagOf(given) === ValueTag.Instance && memberLookup.areMembersKnown(value)
        ? Conversion.None
        : Conversion.Unknown;
    if (tagOf(wanted) !== ValueTag.Instance) return Conversion.Unknown;
    if (generics.isA(value, wanted))
      return this.#haveArguments(file, value, type) ? Conversion.Subtype : Conversion.None;
    const { kind, modifiers } = program.definition(definitionNumberOf(wanted));
    if (modifiers.includes('final') || this.#context.optionals.isValueType(wanted)) return Conversion.None;
    if (kind === 'class' && this.#context.optionals.isValueType(given)) return Conversion.None;
    return tagOf(given) === ValueTag.Instance && memberLookup.areMembersKnown(value)
      ? Conversion.None
      : Conversion.Unknown;
  }

  /** Whether the type arguments of a value may be those of a type that it is of, where types keep their arguments. */
  #haveArguments(file: ProgramFile, value: Value, type: Value): boolean {
    const { generics, optionals, program, space } = this.#context;
    const bare = space.unbind(type).value;
    if (file.grammar.manifest.scoping.erasedGenerics || tagOf(bare) === ValueTag.External) return true;
    const number = definitionNumberOf(bare);
    const given = generics.argumentsAs(value, number) ?? [];
    const wanted = generics.argumentsAs(type, number) ?? [];
    // Type parameters of interfaces and delegates may be variant: of references only.
    const { kind } = program.definition(number);
    const isVariant = erasedKinds.has(kind);
    return given.every((mine, index) => {
      const asked = wanted[index] ?? nothing;
      if (asked.some((each) => tagOf(each) === ValueTag.Parameter)) return true;
      const conversion = this.ofAll(file, mine, asked);
      if (conversion === Conversion.Same || conversion === Conversion.Unknown) return true;
      return (
        isVariant && conversion === Conversion.Subtype && !mine.some((each) => optionals.isValueType(each))
      );
    });
  }
}

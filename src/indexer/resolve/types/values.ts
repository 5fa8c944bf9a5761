import type { DefinitionNumber, FileIndex } from '../../facts/ids.ts';
import { limits } from './limits.ts';

/**
 * What an expression can stand for, in one number: four bits say what the rest counts.
 *
 * `Definition`: a definition itself (a class, a function, a namespace). `Instance`: an instance of one. `Super`: the
 * instance seen from its parent types. `Module`: a file as a module. `Dotted`: a dotted module that may be none.
 * `External`: something outside of the repository. `Held`: what a member of such a thing holds, which may come from the
 * repository. The rest counts things of a `Space`.
 */
export const ValueTag = {
  Definition: 0,
  Instance: 1,
  Super: 2,
  Module: 3,
  Dotted: 4,
  External: 5,
  /** A value in which type parameters have values: see `Bound`. */
  Bound: 6,
  /** A type parameter, or the type of the instance that a method is called on. */
  Parameter: 7,
  /** An anonymous function, or the type of a function. */
  Closure: 8,
  /** An anonymous object, or the type of one. */
  Shape: 9,
  /** So many values in this order. */
  Tuple: 10,
  /** A text that is known, as the key of a member: see `Space`. */
  Key: 11,
  /** A type that is told by what type parameters are: see `ComputedTypes`. */
  Computed: 12,
  /** Files that share their names: see `Unit`. */
  Unit: 13,
  /** Stands for values of which nothing is known, beside others. */
  Unknown: 14,
  /** What a member of something outside holds; numbered like that member, see `OutsideValues`. */
  Held: 15,
} as const;
export type ValueTag = (typeof ValueTag)[keyof typeof ValueTag];
declare const brand: unique symbol;
/** A tag and an index in one number. Only the functions of this module take it apart. */
export type Value = number & { readonly [brand]: true };

/** The type of the index by tag; other tags number things of a `Space`, or of the tables beside it. */
interface Indexes {
  [ValueTag.Definition]: DefinitionNumber;
  [ValueTag.Instance]: DefinitionNumber;
  [ValueTag.Super]: DefinitionNumber;
  [ValueTag.Module]: FileIndex;
}
type IndexFor<Tag extends ValueTag> = Tag extends keyof Indexes ? Indexes[Tag] : number;

export const toValue = <Tag extends ValueTag>(tag: Tag, index: IndexFor<Tag>): Value =>
  (index * 16 + tag) as Value;
export const tagOf = (value: Value): ValueTag => (value & 15) as ValueTag;
export const indexOf = (value: Value): number => value >> 4;
/** Returns the definition of a `Definition`, `Instance` or `Super`. */
export const definitionNumberOf = (value: Value): DefinitionNumber => (value >> 4) as DefinitionNumber;
/** Returns the file of a `Module`. */
export const fileIndexOf = (value: Value): FileIndex => (value >> 4) as FileIndex;

/**
 * Values that an expression may have, in ascending order. `unknownValue` among them means that there may be others;
 * `nothing` means that none is known, and `none` that there is no value, as of a function that returns none.
 */
export type Values = readonly Value[];
export const nothing: Values = Object.freeze([]);
export const none: Values = Object.freeze([]);
/** The greatest, so that it comes after what is known. */
export const unknownValue: Value = toValue(ValueTag.Unknown, 2 ** 26 - 1);

/** Returns the values of all sets. A set of which nothing is known leaves the union open. */
export function union(sets: readonly Values[]): Values {
  let only: Values | undefined;
  let several = false;
  let isOpen = false;
  let isNone = sets.length > 0;
  for (const set of sets) {
    if (set === none) continue;
    isNone = false;
    if (set.length === 0) isOpen = true;
    else if (only === undefined) only = set;
    else if (set !== only) several = true;
  }
  if (!only) return isNone ? none : nothing;
  if (!several && !isOpen) return only;
  const all = new Set(several ? sets.flat() : only);
  all.delete(unknownValue);
  if (all.size > limits.values) return nothing;
  if (isOpen || sets.some((set) => set.includes(unknownValue))) all.add(unknownValue);
  return [...all].sort((a, b) => a - b);
}

/** Returns the union of what `valuesOf` returns for each thing. Stops asking once there are too many values to say anything. */
export function unionOf<T>(things: Iterable<T>, valuesOf: (thing: T) => Values): Values {
  const sets: Values[] = [];
  const known = new Set<Value>();
  for (const thing of things) {
    const values = valuesOf(thing);
    sets.push(values);
    for (const value of values) if (value !== unknownValue) known.add(value);
    if (known.size > limits.values) return nothing;
  }
  return union(sets);
}

/** Numbers for things that are told apart by a text or a number. */
export class Interner<T> {
  readonly #keyOf: (thing: T) => string | number;
  readonly #indexes = new Map<string | number, number>();
  readonly list: T[] = [];

  constructor(keyOf: (thing: T) => string | number) {
    this.#keyOf = keyOf;
  }

  /** `keep` makes what is stored of a thing that is new here, should the thing change later. */
  index(thing: T, keep?: (thing: T) => T): number {
    const key = this.#keyOf(thing);
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    this.#indexes.set(key, this.list.length);
    return this.list.push(keep ? keep(thing) : thing) - 1;
  }

  get(index: number): T {
    const found = this.list[index];
    if (found === undefined) throw new RangeError(`nothing is numbered ${index}`);
    return found;
  }
}

/** Something without a definition in the repository: a part of a package, or a file that has no facts (see `plainFile`). */
export interface External {
  /** The package, or `builtin` for what the language provides. */
  package: string;
  /** Dotted name in it; empty for the whole. */
  symbol: string;
}

/** No package has this name. */
const REPOSITORY = '.';

/** A file of the repository that has no facts, such as data and styles. */
export function plainFile(path: string): External {
  return { package: REPOSITORY, symbol: path };
}

/** Returns the path of a plain file; undefined for what is outside of the repository. */
export function plainFilePath({ package: from, symbol }: External): string | undefined {
  return from === REPOSITORY ? symbol : undefined;
}

/** Dotted names one behind the other; a star stands for the whole and adds nothing. */
export function joinSymbol(first: string, second: string): string {
  return [first, second].filter((part) => part !== '' && part !== '*').join('.');
}

/**
 * What an expression can stand for, in one number: three bits say what the rest counts.
 *
 * A definition itself (a class, a function, a namespace), an instance of one, a container of such instances,
 * the instance seen from its parent types, a file as a module, a dotted module that may be none, or something
 * outside of the repository.
 */
export const ValueTag = {
  Definition: 0,
  Instance: 1,
  ContainerOf: 2,
  Super: 3,
  Module: 4,
  Dotted: 5,
  External: 6,
} as const;
export type ValueTag = (typeof ValueTag)[keyof typeof ValueTag];
export type Value = number;

export const toValue = (tag: ValueTag, index: number): Value => index * 8 + tag;
export const tagOf = (value: Value): ValueTag => (value & 7) as ValueTag;
export const indexOf = (value: Value): number => Math.floor(value / 8);

/** Values that an expression may have; empty when nothing is known. */
export type Values = readonly Value[];
export const nothing: Values = [];

/** More possibilities than this say nothing. */
const MAX_VALUES = 8;

export function union(...sets: Values[]): Values {
  const [first, second] = sets;
  if (sets.length === 1 && first) return first;
  if (sets.length === 2 && second?.length === 0 && first) return first;
  const all = [...new Set(sets.flat())];
  return all.length > MAX_VALUES ? nothing : all;
}

/** Numbers for things that are told apart by text. */
export class Interner<T> {
  readonly #keyOf: (thing: T) => string;
  readonly #indexes = new Map<string, number>();
  readonly list: T[] = [];

  constructor(keyOf: (thing: T) => string) {
    this.#keyOf = keyOf;
  }

  index(thing: T): number {
    const key = this.#keyOf(thing);
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    this.#indexes.set(key, this.list.length);
    return this.list.push(thing) - 1;
  }

  get(index: number): T {
    const found = this.list[index];
    if (found === undefined) throw new RangeError(`nothing is numbered ${index}`);
    return found;
  }
}

/** Something outside of the repository. */
export interface External {
  /** The package, or `builtin` for what the language provides. */
  package: string;
  /** Dotted name in it; empty for the whole. */
  symbol: string;
}

/** What iterating over a value gives. */
export function elements(values: Values): Values {
  return values.flatMap((value) =>
    tagOf(value) === ValueTag.ContainerOf ? [toValue(ValueTag.Instance, indexOf(value))] : [],
  );
}

export function containers(values: Values): Values {
  return values.flatMap((value) =>
    tagOf(value) === ValueTag.Instance ? [toValue(ValueTag.ContainerOf, indexOf(value))] : [],
  );
}

/** Dotted names one behind the other; a star stands for the whole and adds nothing. */
export function joinSymbol(first: string, second: string): string {
  return [first, second].filter((part) => part !== '' && part !== '*').join('.');
}

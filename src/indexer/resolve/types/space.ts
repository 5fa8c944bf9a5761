import type { BindingIndex, DefinitionNumber, FileIndex, RowIndex } from '../../facts/ids.ts';
import { limits } from './limits.ts';
import {
  Interner,
  tagOf,
  indexOf,
  toValue,
  union,
  unknownValue,
  ValueTag,
  nothing,
  definitionNumberOf,
  type Value,
  type Values,
} from './values.ts';

/** What type parameters are: values by the value of the parameter. */
export type Environment = ReadonlyMap<Value, Values>;

/** A text, and the library's type for it, whose members it has; -1 for none. */
export interface KeyValue {
  name: string;
  type: DefinitionNumber;
}

/** A row of a file. */
export interface Place {
  file: FileIndex;
  row: RowIndex;
}

export interface TupleValue {
  items: readonly Values[];
  /** The names of the items, where the language reads them by name; empty for an item without one. */
  names: readonly string[];
  /** The library's type for it, whose members it has; -1 for none. */
  type: DefinitionNumber;
  /** How many values are in it, all the way down. */
  weight: number;
}

/** A value in whose terms type parameters have values. */
export interface BoundValue {
  value: Value;
  environment: Environment;
  /** How deep such values are inside of one another. */
  depth: number;
  /** How many values are in it, all the way down. */
  weight: number;
}

export type ParameterValue =
  | { of: 'binding'; file: FileIndex; binding: BindingIndex }
  | { of: 'definition'; number: DefinitionNumber }
  /** The type of the instance whose method this is, for a type. */
  | { of: 'self'; number: DefinitionNumber }
  /** A type parameter of something outside, by its position. */
  | { of: 'outside'; position: number }
  /** The type itself of which another type parameter is an instance. */
  | { of: 'type'; parameter: Value }
  /** An instance of another type parameter, which is a type itself. */
  | { of: 'made'; parameter: Value };

/** Values whose type parameters are all bound once one of them is. */
const wholeTags: ReadonlySet<ValueTag> = new Set([ValueTag.Instance, ValueTag.External, ValueTag.Held]);

/** The values that are made of others, each stored once. */
export class Space {
  readonly closures = new Interner<Place>(({ file, row }) => cellKey(file, row));
  readonly shapes = new Interner<Place>(({ file, row }) => cellKey(file, row));
  readonly tuples = new Interner<TupleValue>(
    ({ items, names, type }) => `${type}:${names.join()}:${items.join(';')}`,
  );
  readonly bounds = new Interner<BoundValue>(({ value, environment }) => keyOf(value, environment));
  readonly parameters = new Interner<ParameterValue>((parameter) =>
    parameter.of === 'binding'
      ? cellKey(parameter.file, parameter.binding)
      : `${parameter.of} ${'parameter' in parameter ? parameter.parameter : 'position' in parameter ? parameter.position : parameter.number}`,
  );
  readonly keys = new Interner<KeyValue>(({ name, type }) => `${type}:${name}`);
  readonly computed = new Interner<Place>(({ file, row }) => cellKey(file, row));
  /** What a computed type is where type parameters have values; undefined as long as they do not tell. */
  readonly #compute: (place: Place, environment: Environment) => Values | undefined;
  /** Type parameters that a definition declares: only these can be bound in its instances. */
  readonly #parametersOf: (number: DefinitionNumber) => readonly Value[];

  constructor(
    parametersOf: (number: DefinitionNumber) => readonly Value[],
    compute: (place: Place, environment: Environment) => Values | undefined,
  ) {
    this.#parametersOf = parametersOf;
    this.#compute = compute;
  }

  key(name: string, type: DefinitionNumber): Value {
    return toValue(ValueTag.Key, this.keys.index({ name, type }));
  }

  closure(file: FileIndex, row: RowIndex): Value {
    return toValue(ValueTag.Closure, this.closures.index({ file, row }));
  }

  shape(file: FileIndex, row: RowIndex): Value {
    return toValue(ValueTag.Shape, this.shapes.index({ file, row }));
  }

  tuple(items: readonly Values[], type: DefinitionNumber, names: readonly string[] = []): Value {
    const weight = this.#weightOf(items);
    if (weight <= limits.argumentWeight)
      return toValue(ValueTag.Tuple, this.tuples.index({ items, names, type, weight }));
    // Which is where is lost first, then what there is.
    const any = union(items);
    const left = this.#weightOf([any]);
    const kept =
      left <= limits.argumentWeight
        ? { items: [any], names: [], type, weight: left }
        : { items: [], names: [], type, weight: 1 };
    return toValue(ValueTag.Tuple, this.tuples.index(kept));
  }

  parameter(parameter: ParameterValue): Value {
    return toValue(ValueTag.Parameter, this.parameters.index(parameter));
  }

  isClosure(value: Value): boolean {
    return tagOf(this.unbind(value).value) === ValueTag.Closure;
  }

  /** The type of which a value is an instance; undefined when it is of none that is known. */
  typeOf(value: Value): Value | undefined {
    const index = indexOf(value);
    switch (tagOf(value)) {
      case ValueTag.Instance:
        return toValue(ValueTag.Definition, definitionNumberOf(value));
      case ValueTag.Parameter:
        return this.parameter({ of: 'type', parameter: value });
      case ValueTag.Bound: {
        const { value: inner, environment } = this.bounds.get(index);
        const type = this.typeOf(inner);
        return type === undefined ? undefined : this.bound(type, environment);
      }
      default:
        return undefined;
    }
  }

  #instanceOf(value: Value): Value | undefined {
    const { value: bare, environment } = this.unbind(value);
    if (tagOf(bare) === ValueTag.Definition)
      return this.bound(
        toValue(ValueTag.Instance, definitionNumberOf(bare)),
        environment ?? new Map<Value, Values>(),
      );
    if (tagOf(bare) !== ValueTag.Parameter) return undefined;
    const parameter = this.parameters.get(indexOf(bare));
    return parameter.of === 'type' ? parameter.parameter : this.parameter({ of: 'made', parameter: bare });
  }

  /** A value with type parameters bound; too deep ones are left unbound. */
  bound(value: Value, environment: Environment): Value {
    if (environment.size === 0) return value;
    if (tagOf(value) === ValueTag.Bound) {
      const inner = this.bounds.get(indexOf(value));
      const composed = this.compose(inner.environment, environment);
      // An instance has no type parameters but its own.
      const isWhole = wholeTags.has(tagOf(inner.value));
      if (isWhole) return composed === inner.environment ? value : this.bound(inner.value, composed);
      const whole = new Map(environment);
      for (const [parameter, values] of composed) whole.set(parameter, values);
      return this.bound(inner.value, whole);
    }
    let depth = 0;
    for (const values of environment.values())
      for (const each of values)
        if (tagOf(each) === ValueTag.Bound) depth = Math.max(depth, this.bounds.get(indexOf(each)).depth);
    const weight = this.#weightOf(environment.values());
    if (depth >= limits.argumentDepth || weight > limits.argumentWeight) return value;
    const bound = { value, environment, depth: depth + 1, weight };
    return toValue(ValueTag.Bound, this.bounds.index(bound, keepBound));
  }

  #weightOf(sets: Iterable<Values>): number {
    let weight = 1;
    for (const values of sets)
      for (const value of values) {
        const tag = tagOf(value);
        if (tag === ValueTag.Bound) weight += this.bounds.get(indexOf(value)).weight;
        else if (tag === ValueTag.Tuple) weight += this.tuples.get(indexOf(value)).weight;
        else weight++;
      }
    return weight;
  }

  /** The value without what is bound in it, and that. */
  unbind(value: Value): { value: Value; environment: Environment | undefined } {
    return tagOf(value) === ValueTag.Bound
      ? this.bounds.get(indexOf(value))
      : { value, environment: undefined };
  }

  /** The first in terms of the second; the first itself where the second says nothing of it. */
  compose(inner: Environment, outer: Environment): Environment {
    if (outer.size === 0) return inner;
    let composed: Map<Value, Values> | undefined;
    for (const [parameter, values] of inner) {
      const replaced = this.substitute(values, outer);
      if (replaced === values) continue;
      composed ??= new Map(inner);
      composed.set(parameter, replaced);
    }
    return composed ?? inner;
  }

  /** Values with type parameters replaced by what they are. */
  substitute(values: Values, environment: Environment | undefined): Values {
    if (!environment || environment.size === 0 || values.length === 0) return values;
    let changed = false;
    const found: Values[] = [];
    for (const value of values) {
      const replaced = this.#substituted(value, environment);
      if (replaced !== undefined) changed = true;
      found.push(replaced ?? [value]);
    }
    return changed ? union(found) : values;
  }

  #substituted(value: Value, environment: Environment): Values | undefined {
    switch (tagOf(value)) {
      case ValueTag.Parameter: {
        const parameter = this.parameters.get(indexOf(value));
        if (parameter.of === 'type')
          return mapValues(environment.get(parameter.parameter), (each) => this.typeOf(each));
        if (parameter.of === 'made')
          return mapValues(environment.get(parameter.parameter), (each) => this.#instanceOf(each));
        return environment.get(value);
      }
      case ValueTag.Bound:
      case ValueTag.Closure:
      case ValueTag.Shape:
      case ValueTag.Computed: {
        const bound = this.bound(value, environment);
        const { value: bare, environment: whole } = this.unbind(bound);
        if (tagOf(bare) !== ValueTag.Computed || !whole) return [bound];
        return this.#compute(this.computed.get(indexOf(bare)), whole) ?? [bound];
      }
      case ValueTag.Tuple: {
        const { items, names, type } = this.tuples.get(indexOf(value));
        return [
          this.tuple(
            items.map((item) => this.substitute(item, environment)),
            type,
            names,
          ),
        ];
      }
      case ValueTag.Definition:
      case ValueTag.Instance: {
        const own = this.#parametersOf(definitionNumberOf(value)).filter((parameter) =>
          environment.has(parameter),
        );
        if (own.length === 0) return undefined;
        return [this.bound(value, new Map(own.map((each) => [each, environment.get(each) ?? nothing])))];
      }
      default:
        return undefined;
    }
  }
}

/** Returns the set of what `find` returns for each value; where it returns undefined, the set is open. */
function mapValues(
  values: Values | undefined,
  find: (value: Value) => Value | undefined,
): Values | undefined {
  if (!values || values.length === 0) return values;
  return union(values.map((value) => [find(value) ?? unknownValue]));
}

/** Environments grow while a call is told: a value that is bound in itself would have no end. */
function keepBound(bound: BoundValue): BoundValue {
  return { ...bound, environment: new Map(bound.environment) };
}

/** A number for a row or binding of a file: no string has to be made to look it up. */
function cellKey(file: FileIndex, cell: number): number {
  return file * 2 ** 32 + cell;
}

function keyOf(value: Value, environment: Environment): string {
  let key = `${value}`;
  for (const [parameter, values] of environment) key += `|${parameter}=${values.join()}`;
  return key;
}

// What every file sees of the language, browsers and Node, for types of results and of parameters of callbacks. What
// tells nothing of either is left out: most parameters are. Of overloads, the one declaration that says most stands here.
// Members whose name begins with two underscores are what the language does by itself: `__next` is what iteration gives,
// `__await` what awaiting gives.

// Iteration

interface Iterable<T, R = any, N = any> {
  [Symbol.iterator](): Iterator<T>;
}
declare abstract class Iterator<T, R = any, N = any> {
  static from<T>(values: Iterable<T>): IterableIterator<T>;
  __next(): T;
  next(value?: N): IteratorResult<T, R>;
  return(value?: R): IteratorResult<T, R>;
  throw(error?: any): IteratorResult<T, R>;
}
interface IteratorResult<T, R = any> {
  done?: boolean;
  value: T;
}
type IteratorYieldResult<T> = IteratorResult<T>;
type IteratorReturnResult<T> = IteratorResult<T>;
interface IterableIterator<T, R = any, N = any> extends Iterator<T, R, N>, Iterable<T> {
  [Symbol.iterator](): IterableIterator<T>;
  map<U>(callback: (value: T, index: number) => U): IterableIterator<U>;
  filter<S extends T = T>(predicate: (value: T, index: number) => value is S): IterableIterator<S>;
  take(limit: number): IterableIterator<T>;
  drop(count: number): IterableIterator<T>;
  flatMap<U>(callback: (value: T, index: number) => Iterable<U>): IterableIterator<U>;
  reduce<U = T>(callback: (previous: U, value: T, index: number) => U, initial?: U): U;
  toArray(): T[];
  forEach(callback: (value: T, index: number) => void): void;
  some(predicate: (value: T, index: number) => unknown): boolean;
  every(predicate: (value: T, index: number) => unknown): boolean;
  find<S extends T = T>(predicate: (value: T, index: number) => value is S): S | undefined;
}
type IteratorObject<T, R = any, N = any> = IterableIterator<T, R, N>;
type ArrayIterator<T> = IterableIterator<T>;
type MapIterator<T> = IterableIterator<T>;
type SetIterator<T> = IterableIterator<T>;
interface Generator<T = any, R = any, N = any> extends IterableIterator<T, R, N> {
  [Symbol.iterator](): Generator<T, R, N>;
}
interface AsyncIterable<T, R = any, N = any> {
  [Symbol.asyncIterator](): AsyncIterator<T>;
}
interface AsyncIterator<T, R = any, N = any> {
  __next(): T;
  next(value?: N): Promise<IteratorResult<T, R>>;
  return(value?: R): Promise<IteratorResult<T, R>>;
  throw(error?: any): Promise<IteratorResult<T, R>>;
}
interface AsyncIterableIterator<T, R = any, N = any> extends AsyncIterator<T, R, N>, AsyncIterable<T> {
  [Symbol.asyncIterator](): AsyncIterableIterator<T>;
}
type AsyncIteratorObject<T, R = any, N = any> = AsyncIterableIterator<T, R, N>;
interface AsyncGenerator<T = any, R = any, N = any> extends AsyncIterableIterator<T, R, N> {
  [Symbol.asyncIterator](): AsyncGenerator<T, R, N>;
}
declare class GeneratorFunction extends Function {}
interface Disposable {
  [Symbol.dispose](): void;
}
interface AsyncDisposable {
  [Symbol.asyncDispose](): PromiseLike<void>;
}
declare class DisposableStack implements Disposable {
  disposed: boolean;
  dispose(): void;
  use<T>(value: T): T;
  adopt<T>(value: T, onDispose: (value: T) => void): T;
  defer(onDispose: () => void): void;
  move(): DisposableStack;
  [Symbol.dispose](): void;
}
declare class AsyncDisposableStack implements AsyncDisposable {
  disposed: boolean;
  disposeAsync(): Promise<void>;
  use<T>(value: T): T;
  adopt<T>(value: T, onDispose: (value: T) => void): T;
  defer(onDispose: () => void): void;
  move(): AsyncDisposableStack;
  [Symbol.asyncDispose](): Promise<void>;
}

// Promises

interface PromiseLike<T> {
  __await(): T;
  then<A = T, B = never>(
    fulfilled?: (value: T) => A | PromiseLike<A>,
    rejected?: (reason: any) => B | PromiseLike<B>,
  ): PromiseLike<A | B>;
}
declare class Promise<T> implements PromiseLike<T> {
  // What stands where counts when they are taken apart.
  static all<A, B>(values: readonly [A | PromiseLike<A>, B | PromiseLike<B>]): Promise<[A, B]>;
  static all<A, B, C>(
    values: readonly [A | PromiseLike<A>, B | PromiseLike<B>, C | PromiseLike<C>],
  ): Promise<[A, B, C]>;
  static all<A, B, C, D>(
    values: readonly [A | PromiseLike<A>, B | PromiseLike<B>, C | PromiseLike<C>, D | PromiseLike<D>],
  ): Promise<[A, B, C, D]>;
  static all<A, B, C, D, E>(
    values: readonly [
      A | PromiseLike<A>,
      B | PromiseLike<B>,
      C | PromiseLike<C>,
      D | PromiseLike<D>,
      E | PromiseLike<E>,
    ],
  ): Promise<[A, B, C, D, E]>;
  static all<A, B, C, D, E, F>(
    values: readonly [
      A | PromiseLike<A>,
      B | PromiseLike<B>,
      C | PromiseLike<C>,
      D | PromiseLike<D>,
      E | PromiseLike<E>,
      F | PromiseLike<F>,
    ],
  ): Promise<[A, B, C, D, E, F]>;
  static all<A, B, C, D, E, F, G>(
    values: readonly [
      A | PromiseLike<A>,
      B | PromiseLike<B>,
      C | PromiseLike<C>,
      D | PromiseLike<D>,
      E | PromiseLike<E>,
      F | PromiseLike<F>,
      G | PromiseLike<G>,
    ],
  ): Promise<[A, B, C, D, E, F, G]>;
  static all<A, B, C, D, E, F, G, H>(
    values: readonly [
      A | PromiseLike<A>,
      B | PromiseLike<B>,
      C | PromiseLike<C>,
      D | PromiseLike<D>,
      E | PromiseLike<E>,
      F | PromiseLike<F>,
      G | PromiseLike<G>,
      H | PromiseLike<H>,
    ],
  ): Promise<[A, B, C, D, E, F, G, H]>;
  static all<T>(values: Iterable<T | PromiseLike<T>>): Promise<T[]>;
  static allSettled<A, B>(
    values: readonly [A | PromiseLike<A>, B | PromiseLike<B>],
  ): Promise<[PromiseSettledResult<A>, PromiseSettledResult<B>]>;
  static allSettled<A, B, C>(
    values: readonly [A | PromiseLike<A>, B | PromiseLike<B>, C | PromiseLike<C>],
  ): Promise<[PromiseSettledResult<A>, PromiseSettledResult<B>, PromiseSettledResult<C>]>;
  static allSettled<A, B, C, D>(
    values: readonly [A | PromiseLike<A>, B | PromiseLike<B>, C | PromiseLike<C>, D | PromiseLike<D>],
  ): Promise<
    [PromiseSettledResult<A>, PromiseSettledResult<B>, PromiseSettledResult<C>, PromiseSettledResult<D>]
  >;
  static allSettled<A, B, C, D, E>(
    values: readonly [
      A | PromiseLike<A>,
      B | PromiseLike<B>,
      C | PromiseLike<C>,
      D | PromiseLike<D>,
      E | PromiseLike<E>,
    ],
  ): Promise<
    [
      PromiseSettledResult<A>,
      PromiseSettledResult<B>,
      PromiseSettledResult<C>,
      PromiseSettledResult<D>,
      PromiseSettledResult<E>,
    ]
  >;
  static allSettled<A, B, C, D, E, F>(
    values: readonly [
      A | PromiseLike<A>,
      B | PromiseLike<B>,
      C | PromiseLike<C>,
      D | PromiseLike<D>,
      E | PromiseLike<E>,
      F | PromiseLike<F>,
    ],
  ): Promise<
    [
      PromiseSettledResult<A>,
      PromiseSettledResult<B>,
      PromiseSettledResult<C>,
      PromiseSettledResult<D>,
      PromiseSettledResult<E>,
      PromiseSettledResult<F>,
    ]
  >;
  static allSettled<A, B, C, D, E, F, G>(
    values: readonly [
      A | PromiseLike<A>,
      B | PromiseLike<B>,
      C | PromiseLike<C>,
      D | PromiseLike<D>,
      E | PromiseLike<E>,
      F | PromiseLike<F>,
      G | PromiseLike<G>,
    ],
  ): Promise<
    [
      PromiseSettledResult<A>,
      PromiseSettledResult<B>,
      PromiseSettledResult<C>,
      PromiseSettledResult<D>,
      PromiseSettledResult<E>,
      PromiseSettledResult<F>,
      PromiseSettledResult<G>,
    ]
  >;
  static allSettled<A, B, C, D, E, F, G, H>(
    values: readonly [
      A | PromiseLike<A>,
      B | PromiseLike<B>,
      C | PromiseLike<C>,
      D | PromiseLike<D>,
      E | PromiseLike<E>,
      F | PromiseLike<F>,
      G | PromiseLike<G>,
      H | PromiseLike<H>,
    ],
  ): Promise<
    [
      PromiseSettledResult<A>,
      PromiseSettledResult<B>,
      PromiseSettledResult<C>,
      PromiseSettledResult<D>,
      PromiseSettledResult<E>,
      PromiseSettledResult<F>,
      PromiseSettledResult<G>,
      PromiseSettledResult<H>,
    ]
  >;
  static allSettled<T>(values: Iterable<T | PromiseLike<T>>): Promise<PromiseSettledResult<T>[]>;
  static any<T>(values: Iterable<T | PromiseLike<T>>): Promise<T>;
  static race<T>(values: Iterable<T | PromiseLike<T>>): Promise<T>;
  static resolve<T>(value: T | PromiseLike<T>): Promise<T>;
  static reject<T = never>(reason?: any): Promise<T>;
  static try<T>(callback: (...args: any[]) => T | PromiseLike<T>, ...args: any[]): Promise<T>;
  static withResolvers<T>(): PromiseWithResolvers<T>;
  constructor(
    executor: (resolve: (value: T | PromiseLike<T>) => void, reject: (reason?: any) => void) => void,
  );
  __await(): T;
  then<A = T, B = never>(
    fulfilled?: (value: T) => A | PromiseLike<A>,
    rejected?: (reason: any) => B | PromiseLike<B>,
  ): Promise<A | B>;
  catch<B = never>(rejected?: (reason: any) => B | PromiseLike<B>): Promise<T | B>;
  finally(callback?: () => void): Promise<T>;
}
interface PromiseWithResolvers<T> {
  promise: Promise<T>;
  resolve: (value: T | PromiseLike<T>) => void;
  reject: (reason?: any) => void;
}
interface PromiseFulfilledResult<T> {
  status: string;
  value: T;
}
interface PromiseRejectedResult {
  status: string;
  reason: any;
}
type PromiseSettledResult<T> = PromiseFulfilledResult<T> | PromiseRejectedResult;
type PromiseConstructorLike = new <T>(executor: any) => PromiseLike<T>;

// Collections

interface ArrayLike<T> {
  length: number;
  [index: number]: T;
}
declare abstract class ReadonlyArray<T> implements ArrayLike<T>, Iterable<T> {
  length: number;
  [index: number]: T;
  [Symbol.iterator](): IterableIterator<T>;
  at(index: number): T | undefined;
  concat<U = T>(...items: (U | U[])[]): (T | U)[];
  entries(): IterableIterator<[number, T]>;
  every<S extends T = T>(predicate: (value: T, index: number, array: T[]) => value is S): boolean;
  filter<S extends T = T>(predicate: (value: T, index: number, array: T[]) => value is S): S[];
  find<S extends T = T>(predicate: (value: T, index: number, array: T[]) => value is S): S | undefined;
  findIndex(predicate: (value: T, index: number, array: T[]) => unknown): number;
  findLast<S extends T = T>(predicate: (value: T, index: number, array: T[]) => value is S): S | undefined;
  findLastIndex(predicate: (value: T, index: number, array: T[]) => unknown): number;
  /** What it holds are arrays, or it would not be called; and so is what the callback of the next returns. */
  flat(depth?: number): T;
  flatMap<U>(callback: (value: T, index: number, array: T[]) => U, self?: any): U;
  forEach(callback: (value: T, index: number, array: T[]) => void, self?: any): void;
  includes(value: T, from?: number): boolean;
  indexOf(value: T, from?: number): number;
  join(separator?: string): string;
  keys(): IterableIterator<number>;
  lastIndexOf(value: T, from?: number): number;
  map<U>(callback: (value: T, index: number, array: T[]) => U, self?: any): U[];
  reduce<U = T>(callback: (previous: U, value: T, index: number, array: T[]) => U, initial?: U): U;
  reduceRight<U = T>(callback: (previous: U, value: T, index: number, array: T[]) => U, initial?: U): U;
  slice(start?: number, end?: number): T[];
  some(predicate: (value: T, index: number, array: T[]) => unknown, self?: any): boolean;
  toLocaleString(): string;
  toReversed(): T[];
  toSorted(compare?: (a: T, b: T) => number): T[];
  toSpliced(start: number, count?: number, ...items: T[]): T[];
  toString(): string;
  values(): IterableIterator<T>;
  with(index: number, value: T): T[];
}
declare class Array<T> extends ReadonlyArray<T> {
  static from<T, U = T>(
    values: Iterable<T> | ArrayLike<T>,
    callback?: (value: T, index: number) => U,
    self?: any,
  ): U[];
  static fromAsync<T, U = T>(
    values: AsyncIterable<T> | Iterable<T | PromiseLike<T>>,
    callback?: (value: T, index: number) => U,
  ): Promise<U[]>;
  static isArray(value: any): value is any[];
  static of<T>(...items: T[]): T[];
  constructor(...items: T[]);
  copyWithin(target: number, start: number, end?: number): this;
  fill(value: T, start?: number, end?: number): this;
  pop(): T | undefined;
  push(...items: T[]): number;
  reverse(): T[];
  shift(): T | undefined;
  sort(compare?: (a: T, b: T) => number): this;
  splice(start: number, count?: number, ...items: T[]): T[];
  unshift(...items: T[]): number;
}
type FlatArray<T, Depth = 1> = T[number];
interface TemplateStringsArray extends ReadonlyArray<string> {
  raw: readonly string[];
}
declare abstract class ReadonlySet<T> implements Iterable<T> {
  size: number;
  [Symbol.iterator](): IterableIterator<T>;
  entries(): IterableIterator<[T, T]>;
  forEach(callback: (value: T, key: T, set: Set<T>) => void, self?: any): void;
  has(value: T): boolean;
  keys(): IterableIterator<T>;
  values(): IterableIterator<T>;
  difference(other: ReadonlySet<any>): Set<T>;
  intersection<U>(other: ReadonlySet<U>): Set<T & U>;
  isDisjointFrom(other: ReadonlySet<any>): boolean;
  isSubsetOf(other: ReadonlySet<any>): boolean;
  isSupersetOf(other: ReadonlySet<any>): boolean;
  symmetricDifference<U>(other: ReadonlySet<U>): Set<T | U>;
  union<U>(other: ReadonlySet<U>): Set<T | U>;
}
declare class Set<T> extends ReadonlySet<T> {
  constructor(values?: Iterable<T> | null);
  add(value: T): this;
  clear(): void;
  delete(value: T): boolean;
}
declare abstract class ReadonlyMap<K, V> implements Iterable<[K, V]> {
  size: number;
  [Symbol.iterator](): IterableIterator<[K, V]>;
  entries(): IterableIterator<[K, V]>;
  forEach(callback: (value: V, key: K, map: Map<K, V>) => void, self?: any): void;
  get(key: K): V | undefined;
  has(key: K): boolean;
  keys(): IterableIterator<K>;
  values(): IterableIterator<V>;
}
declare class Map<K, V> extends ReadonlyMap<K, V> {
  static groupBy<K, T>(items: Iterable<T>, callback: (item: T, index: number) => K): Map<K, T[]>;
  constructor(entries?: Iterable<readonly [K, V]> | null);
  clear(): void;
  delete(key: K): boolean;
  set(key: K, value: V): this;
  getOrInsert(key: K, value: V): V;
  getOrInsertComputed(key: K, callback: (key: K) => V): V;
}
declare class WeakMap<K, V> {
  constructor(entries?: Iterable<readonly [K, V]> | null);
  delete(key: K): boolean;
  get(key: K): V | undefined;
  has(key: K): boolean;
  set(key: K, value: V): this;
}
declare class WeakSet<T> {
  constructor(values?: Iterable<T> | null);
  add(value: T): this;
  delete(value: T): boolean;
  has(value: T): boolean;
}
declare class WeakRef<T> {
  constructor(target: T);
  deref(): T | undefined;
}
declare class FinalizationRegistry<T> {
  constructor(cleanup: (held: T) => void);
  register(target: any, held: T, token?: any): void;
  unregister(token: any): boolean;
}

// Values

declare class Object {
  static assign<T, U, V, W>(target: T, first?: U, second?: V, third?: W): T & U & V & W;
  static create<T>(prototype: T, properties?: any): T;
  static defineProperties<T>(object: T, properties: any): T;
  static defineProperty<T>(object: T, key: PropertyKey, descriptor: PropertyDescriptor): T;
  static entries<T>(object: { [key: string]: T } | ArrayLike<T>): [string, T][];
  static freeze<T>(object: T): T;
  static fromEntries<T>(entries: Iterable<readonly [any, T]>): Record<string, T>;
  static getOwnPropertyDescriptor(object: any, key: PropertyKey): PropertyDescriptor | undefined;
  static getOwnPropertyDescriptors(object: any): { [key: string]: PropertyDescriptor };
  static getOwnPropertyNames(object: any): string[];
  static getOwnPropertySymbols(object: any): symbol[];
  static getPrototypeOf(object: any): any;
  static groupBy<T>(
    items: Iterable<T>,
    callback: (item: T, index: number) => PropertyKey,
  ): { [key: string]: T[] };
  static hasOwn(object: any, key: PropertyKey): boolean;
  static is(a: any, b: any): boolean;
  static isExtensible(object: any): boolean;
  static isFrozen(object: any): boolean;
  static isSealed(object: any): boolean;
  static keys(object: any): string[];
  static preventExtensions<T>(object: T): T;
  static seal<T>(object: T): T;
  static setPrototypeOf<T>(object: T, prototype: any): T;
  static values<T>(object: { [key: string]: T } | ArrayLike<T>): T[];
  constructor(value?: any);
  hasOwnProperty(key: PropertyKey): boolean;
  isPrototypeOf(object: any): boolean;
  propertyIsEnumerable(key: PropertyKey): boolean;
  toLocaleString(): string;
  toString(): string;
  valueOf(): Object;
}
type PropertyKey = string | number | symbol;
interface PropertyDescriptor {
  configurable?: boolean;
  enumerable?: boolean;
  writable?: boolean;
  value?: any;
  get?(): any;
  set?(value: any): void;
}
interface PropertyDescriptorMap {
  [key: string]: PropertyDescriptor;
}
interface TypedPropertyDescriptor<T> extends PropertyDescriptor {
  value?: T;
  get?: () => T;
  set?: (value: T) => void;
}
declare class Function {
  constructor(...parts: string[]);
  length: number;
  name: string;
  prototype: any;
  apply<R>(this: (...args: any) => R, self: any, args?: any): R;
  bind<T>(this: T, self: any, ...args: any[]): T;
  call<R>(this: (...args: any) => R, self: any, ...args: any[]): R;
  toString(): string;
  [Symbol.hasInstance](value: any): boolean;
}
interface CallableFunction extends Function {}
interface NewableFunction extends Function {}
interface IArguments extends ArrayLike<any>, Iterable<any> {
  callee: Function;
  [Symbol.iterator](): IterableIterator<any>;
}
declare class String implements Iterable<string> {
  static fromCharCode(...codes: number[]): string;
  static fromCodePoint(...codes: number[]): string;
  static raw(template: any, ...values: any[]): string;
  constructor(value?: any);
  length: number;
  [index: number]: string;
  [Symbol.iterator](): IterableIterator<string>;
  anchor(name: string): string;
  at(index: number): string | undefined;
  charAt(index: number): string;
  charCodeAt(index: number): number;
  codePointAt(index: number): number | undefined;
  concat(...texts: string[]): string;
  endsWith(text: string, end?: number): boolean;
  includes(text: string, start?: number): boolean;
  indexOf(text: string, start?: number): number;
  isWellFormed(): boolean;
  lastIndexOf(text: string, start?: number): number;
  localeCompare(other: string): number;
  match(pattern: any): RegExpMatchArray | null;
  matchAll(pattern: RegExp): IterableIterator<RegExpExecArray>;
  normalize(form?: string): string;
  padEnd(length: number, fill?: string): string;
  padStart(length: number, fill?: string): string;
  repeat(count: number): string;
  replace(pattern: any, replacer: string | ((match: string, ...groups: string[]) => string)): string;
  replaceAll(pattern: any, replacer: string | ((match: string, ...groups: string[]) => string)): string;
  search(pattern: any): number;
  slice(start?: number, end?: number): string;
  split(separator: any, limit?: number): string[];
  startsWith(text: string, start?: number): boolean;
  substr(start: number, length?: number): string;
  substring(start: number, end?: number): string;
  toLocaleLowerCase(): string;
  toLocaleUpperCase(): string;
  toLowerCase(): string;
  toString(): string;
  toUpperCase(): string;
  toWellFormed(): string;
  trim(): string;
  trimEnd(): string;
  trimLeft(): string;
  trimRight(): string;
  trimStart(): string;
  valueOf(): string;
}
declare class Number {
  static EPSILON: number;
  static MAX_SAFE_INTEGER: number;
  static MAX_VALUE: number;
  static MIN_SAFE_INTEGER: number;
  static MIN_VALUE: number;
  static NaN: number;
  static NEGATIVE_INFINITY: number;
  static POSITIVE_INFINITY: number;
  static isFinite(value: any): boolean;
  static isInteger(value: any): boolean;
  static isNaN(value: any): boolean;
  static isSafeInteger(value: any): boolean;
  static parseFloat(text: string): number;
  static parseInt(text: string, radix?: number): number;
  constructor(value?: any);
  toExponential(digits?: number): string;
  toFixed(digits?: number): string;
  toLocaleString(locales?: any, options?: any): string;
  toPrecision(digits?: number): string;
  toString(radix?: number): string;
  valueOf(): number;
}
declare class Boolean {
  constructor(value?: any);
  toString(): string;
  valueOf(): boolean;
}
declare class BigInt {
  static asIntN(bits: number, value: bigint): bigint;
  static asUintN(bits: number, value: bigint): bigint;
  toLocaleString(): string;
  toString(radix?: number): string;
  valueOf(): bigint;
}
declare class Symbol {
  static readonly asyncDispose: unique symbol;
  static readonly asyncIterator: unique symbol;
  static readonly dispose: unique symbol;
  static readonly hasInstance: unique symbol;
  static readonly isConcatSpreadable: unique symbol;
  static readonly iterator: unique symbol;
  static readonly match: unique symbol;
  static readonly metadata: unique symbol;
  static readonly species: unique symbol;
  static readonly toPrimitive: unique symbol;
  static readonly toStringTag: unique symbol;
  static readonly unscopables: unique symbol;
  static for(key: string): symbol;
  static keyFor(symbol: symbol): string | undefined;
  description: string | undefined;
  toString(): string;
  valueOf(): symbol;
}
declare class RegExp {
  constructor(pattern: any, flags?: string);
  dotAll: boolean;
  flags: string;
  global: boolean;
  hasIndices: boolean;
  ignoreCase: boolean;
  lastIndex: number;
  multiline: boolean;
  source: string;
  sticky: boolean;
  unicode: boolean;
  compile(): this;
  exec(text: string): RegExpExecArray | null;
  test(text: string): boolean;
  toString(): string;
}
interface RegExpMatchArray extends Array<string> {
  groups?: { [key: string]: string };
  index?: number;
  indices?: [number, number][];
  input?: string;
}
interface RegExpExecArray extends RegExpMatchArray {}
declare class Date {
  static UTC(year: number, ...parts: number[]): number;
  static now(): number;
  static parse(text: string): number;
  constructor(...parts: any[]);
  getDate(): number;
  getDay(): number;
  getFullYear(): number;
  getHours(): number;
  getMilliseconds(): number;
  getMinutes(): number;
  getMonth(): number;
  getSeconds(): number;
  getTime(): number;
  getTimezoneOffset(): number;
  getUTCDate(): number;
  getUTCDay(): number;
  getUTCFullYear(): number;
  getUTCHours(): number;
  getUTCMilliseconds(): number;
  getUTCMinutes(): number;
  getUTCMonth(): number;
  getUTCSeconds(): number;
  getYear(): number;
  setDate(day: number): number;
  setFullYear(year: number): number;
  setHours(hours: number): number;
  setMilliseconds(ms: number): number;
  setMinutes(minutes: number): number;
  setMonth(month: number): number;
  setSeconds(seconds: number): number;
  setTime(time: number): number;
  setUTCDate(day: number): number;
  setUTCFullYear(year: number): number;
  setUTCHours(hours: number): number;
  setUTCMilliseconds(ms: number): number;
  setUTCMinutes(minutes: number): number;
  setUTCMonth(month: number): number;
  setUTCSeconds(seconds: number): number;
  toDateString(): string;
  toGMTString(): string;
  toISOString(): string;
  toJSON(): string;
  toLocaleDateString(): string;
  toLocaleString(): string;
  toLocaleTimeString(): string;
  toString(): string;
  toTimeString(): string;
  toUTCString(): string;
  valueOf(): number;
}
declare class Error {
  static captureStackTrace(target: any, constructor?: any): void;
  static isError(value: any): value is Error;
  static stackTraceLimit: number;
  constructor(message?: string, options?: ErrorOptions);
  cause?: unknown;
  message: string;
  name: string;
  stack?: string;
  toString(): string;
}
interface ErrorOptions {
  cause?: unknown;
}
declare class AggregateError extends Error {
  constructor(errors: Iterable<any>, message?: string);
  errors: any[];
}
declare class EvalError extends Error {}
declare class RangeError extends Error {}
declare class ReferenceError extends Error {}
declare class SyntaxError extends Error {}
declare class TypeError extends Error {}
declare class URIError extends Error {}
declare class DOMException extends Error {
  code: number;
}

// Binary data

declare class ArrayBuffer {
  static isView(value: any): boolean;
  constructor(length: number, options?: any);
  byteLength: number;
  resize(length: number): void;
  slice(start?: number, end?: number): ArrayBuffer;
  transfer(length?: number): ArrayBuffer;
}
declare class SharedArrayBuffer extends ArrayBuffer {}
type ArrayBufferLike = ArrayBuffer;
interface ArrayBufferView {
  buffer: ArrayBuffer;
  byteLength: number;
  byteOffset: number;
}
declare class DataView implements ArrayBufferView {
  constructor(buffer: ArrayBuffer, offset?: number, length?: number);
  buffer: ArrayBuffer;
  byteLength: number;
  byteOffset: number;
  getBigInt64(offset: number, little?: boolean): bigint;
  getBigUint64(offset: number, little?: boolean): bigint;
  getFloat32(offset: number, little?: boolean): number;
  getFloat64(offset: number, little?: boolean): number;
  getInt16(offset: number, little?: boolean): number;
  getInt32(offset: number, little?: boolean): number;
  getInt8(offset: number): number;
  getUint16(offset: number, little?: boolean): number;
  getUint32(offset: number, little?: boolean): number;
  getUint8(offset: number): number;
  setBigInt64(offset: number, value: bigint, little?: boolean): void;
  setBigUint64(offset: number, value: bigint, little?: boolean): void;
  setFloat32(offset: number, value: number, little?: boolean): void;
  setFloat64(offset: number, value: number, little?: boolean): void;
  setInt16(offset: number, value: number, little?: boolean): void;
  setInt32(offset: number, value: number, little?: boolean): void;
  setInt8(offset: number, value: number): void;
  setUint16(offset: number, value: number, little?: boolean): void;
  setUint32(offset: number, value: number, little?: boolean): void;
  setUint8(offset: number, value: number): void;
}
declare abstract class TypedArray<T> implements ArrayBufferView, ArrayLike<T>, Iterable<T> {
  static BYTES_PER_ELEMENT: number;
  constructor(source?: any, offset?: number, length?: number);
  BYTES_PER_ELEMENT: number;
  buffer: ArrayBuffer;
  byteLength: number;
  byteOffset: number;
  length: number;
  [index: number]: T;
  [Symbol.iterator](): IterableIterator<T>;
  at(index: number): T | undefined;
  copyWithin(target: number, start: number, end?: number): this;
  entries(): IterableIterator<[number, T]>;
  every(predicate: (value: T, index: number, array: this) => unknown): boolean;
  fill(value: T, start?: number, end?: number): this;
  filter(predicate: (value: T, index: number, array: this) => unknown): this;
  find(predicate: (value: T, index: number, array: this) => unknown): T | undefined;
  findIndex(predicate: (value: T, index: number, array: this) => unknown): number;
  findLast(predicate: (value: T, index: number, array: this) => unknown): T | undefined;
  findLastIndex(predicate: (value: T, index: number, array: this) => unknown): number;
  forEach(callback: (value: T, index: number, array: this) => void): void;
  includes(value: T, from?: number): boolean;
  indexOf(value: T, from?: number): number;
  join(separator?: string): string;
  keys(): IterableIterator<number>;
  lastIndexOf(value: T, from?: number): number;
  map(callback: (value: T, index: number, array: this) => T): this;
  reduce<U = T>(callback: (previous: U, value: T, index: number, array: this) => U, initial?: U): U;
  reduceRight<U = T>(callback: (previous: U, value: T, index: number, array: this) => U, initial?: U): U;
  reverse(): this;
  set(values: ArrayLike<T>, offset?: number): void;
  slice(start?: number, end?: number): this;
  some(predicate: (value: T, index: number, array: this) => unknown): boolean;
  sort(compare?: (a: T, b: T) => number): this;
  subarray(start?: number, end?: number): this;
  toLocaleString(): string;
  toReversed(): this;
  toSorted(compare?: (a: T, b: T) => number): this;
  toString(): string;
  values(): IterableIterator<T>;
  with(index: number, value: T): this;
}
declare class Int8Array extends TypedArray<number> {
  static from(
    values: Iterable<any> | ArrayLike<any>,
    callback?: (value: any, index: number) => number,
  ): Int8Array;
  static of(...items: number[]): Int8Array;
}
declare class Uint8Array extends TypedArray<number> {
  static from(
    values: Iterable<any> | ArrayLike<any>,
    callback?: (value: any, index: number) => number,
  ): Uint8Array;
  static of(...items: number[]): Uint8Array;
}
declare class Uint8ClampedArray extends TypedArray<number> {
  static from(
    values: Iterable<any> | ArrayLike<any>,
    callback?: (value: any, index: number) => number,
  ): Uint8ClampedArray;
  static of(...items: number[]): Uint8ClampedArray;
}
declare class Int16Array extends TypedArray<number> {
  static from(
    values: Iterable<any> | ArrayLike<any>,
    callback?: (value: any, index: number) => number,
  ): Int16Array;
  static of(...items: number[]): Int16Array;
}
declare class Uint16Array extends TypedArray<number> {
  static from(
    values: Iterable<any> | ArrayLike<any>,
    callback?: (value: any, index: number) => number,
  ): Uint16Array;
  static of(...items: number[]): Uint16Array;
}
declare class Int32Array extends TypedArray<number> {
  static from(
    values: Iterable<any> | ArrayLike<any>,
    callback?: (value: any, index: number) => number,
  ): Int32Array;
  static of(...items: number[]): Int32Array;
}
declare class Uint32Array extends TypedArray<number> {
  static from(
    values: Iterable<any> | ArrayLike<any>,
    callback?: (value: any, index: number) => number,
  ): Uint32Array;
  static of(...items: number[]): Uint32Array;
}
declare class Float16Array extends TypedArray<number> {
  static from(
    values: Iterable<any> | ArrayLike<any>,
    callback?: (value: any, index: number) => number,
  ): Float16Array;
  static of(...items: number[]): Float16Array;
}
declare class Float32Array extends TypedArray<number> {
  static from(
    values: Iterable<any> | ArrayLike<any>,
    callback?: (value: any, index: number) => number,
  ): Float32Array;
  static of(...items: number[]): Float32Array;
}
declare class Float64Array extends TypedArray<number> {
  static from(
    values: Iterable<any> | ArrayLike<any>,
    callback?: (value: any, index: number) => number,
  ): Float64Array;
  static of(...items: number[]): Float64Array;
}
declare class BigInt64Array extends TypedArray<bigint> {
  static from(
    values: Iterable<any> | ArrayLike<any>,
    callback?: (value: any, index: number) => bigint,
  ): BigInt64Array;
  static of(...items: bigint[]): BigInt64Array;
}
declare class BigUint64Array extends TypedArray<bigint> {
  static from(
    values: Iterable<any> | ArrayLike<any>,
    callback?: (value: any, index: number) => bigint,
  ): BigUint64Array;
  static of(...items: bigint[]): BigUint64Array;
}

// Functions and namespaces of the language

declare const JSON: {
  parse(text: string, reviver?: (this: any, key: string, value: any) => any): any;
  stringify(value: any, replacer?: any, space?: any): string;
};
declare namespace Math {
  const E: number;
  const LN10: number;
  const LN2: number;
  const LOG10E: number;
  const LOG2E: number;
  const PI: number;
  const SQRT1_2: number;
  const SQRT2: number;
  function abs(...values: number[]): number;
  function acos(...values: number[]): number;
  function acosh(...values: number[]): number;
  function asin(...values: number[]): number;
  function asinh(...values: number[]): number;
  function atan(...values: number[]): number;
  function atan2(...values: number[]): number;
  function atanh(...values: number[]): number;
  function cbrt(...values: number[]): number;
  function ceil(...values: number[]): number;
  function clz32(...values: number[]): number;
  function cos(...values: number[]): number;
  function cosh(...values: number[]): number;
  function exp(...values: number[]): number;
  function expm1(...values: number[]): number;
  function floor(...values: number[]): number;
  function fround(...values: number[]): number;
  function hypot(...values: number[]): number;
  function imul(...values: number[]): number;
  function log(...values: number[]): number;
  function log10(...values: number[]): number;
  function log1p(...values: number[]): number;
  function log2(...values: number[]): number;
  function max(...values: number[]): number;
  function min(...values: number[]): number;
  function pow(...values: number[]): number;
  function random(...values: number[]): number;
  function round(...values: number[]): number;
  function sign(...values: number[]): number;
  function sin(...values: number[]): number;
  function sinh(...values: number[]): number;
  function sqrt(...values: number[]): number;
  function tan(...values: number[]): number;
  function tanh(...values: number[]): number;
  function trunc(...values: number[]): number;
}
declare namespace Reflect {
  function apply<R>(target: (...args: any) => R, self: any, args: ArrayLike<any>): R;
  function construct<T>(target: new (...args: any) => T, args: ArrayLike<any>, other?: any): T;
  function defineProperty(target: any, key: PropertyKey, descriptor: PropertyDescriptor): boolean;
  function deleteProperty(target: any, key: PropertyKey): boolean;
  function get(target: any, key: PropertyKey, receiver?: any): any;
  function getOwnPropertyDescriptor(target: any, key: PropertyKey): PropertyDescriptor | undefined;
  function getPrototypeOf(target: any): any;
  function has(target: any, key: PropertyKey): boolean;
  function isExtensible(target: any): boolean;
  function ownKeys(target: any): (string | symbol)[];
  function preventExtensions(target: any): boolean;
  function set(target: any, key: PropertyKey, value: any, receiver?: any): boolean;
  function setPrototypeOf(target: any, prototype: any): boolean;
}
declare const Atomics: {
  add(array: any, index: number, value: number): number;
  compareExchange(array: any, index: number, expected: number, value: number): number;
  exchange(array: any, index: number, value: number): number;
  load(array: any, index: number): number;
  notify(array: any, index: number, count?: number): number;
  store(array: any, index: number, value: number): number;
  sub(array: any, index: number, value: number): number;
  wait(array: any, index: number, value: number, timeout?: number): string;
};
interface ProxyHandler<T> {
  apply?(target: T, self: any, args: any[]): any;
  construct?(target: T, args: any[], other: Function): object;
  defineProperty?(target: T, key: string | symbol, descriptor: PropertyDescriptor): boolean;
  deleteProperty?(target: T, key: string | symbol): boolean;
  get?(target: T, key: string | symbol, receiver: any): any;
  getOwnPropertyDescriptor?(target: T, key: string | symbol): PropertyDescriptor | undefined;
  getPrototypeOf?(target: T): object | null;
  has?(target: T, key: string | symbol): boolean;
  ownKeys?(target: T): ArrayLike<string | symbol>;
  set?(target: T, key: string | symbol, value: any, receiver: any): boolean;
}
interface ProxyConstructor {
  new <T>(target: T, handler: ProxyHandler<T>): T;
  revocable<T>(target: T, handler: ProxyHandler<T>): { proxy: T; revoke: () => void };
}
declare const Proxy: ProxyConstructor;
declare namespace Intl {
  class Collator {
    constructor(locales?: any, options?: any);
    compare(a: string, b: string): number;
    resolvedOptions(): any;
  }
  class DateTimeFormat {
    constructor(locales?: any, options?: any);
    format(date?: Date | number): string;
    formatRange(start: Date, end: Date): string;
    formatToParts(date?: Date | number): { type: string; value: string }[];
    resolvedOptions(): any;
  }
  class NumberFormat {
    constructor(locales?: any, options?: any);
    format(value: number | bigint): string;
    formatToParts(value: number): { type: string; value: string }[];
    resolvedOptions(): any;
  }
  class ListFormat {
    constructor(locales?: any, options?: any);
    format(items: Iterable<string>): string;
  }
  class PluralRules {
    constructor(locales?: any, options?: any);
    select(value: number): string;
  }
  class RelativeTimeFormat {
    constructor(locales?: any, options?: any);
    format(value: number, unit: string): string;
    formatToParts(value: number, unit: string): { type: string; value: string }[];
  }
  class DisplayNames {
    constructor(locales?: any, options?: any);
    of(code: string): string | undefined;
  }
  class Segmenter {
    constructor(locales?: any, options?: any);
    segment(text: string): Iterable<{ segment: string; index: number }>;
  }
  class Locale {
    constructor(tag: any, options?: any);
    baseName: string;
    language: string;
    region?: string;
    toString(): string;
  }
  function getCanonicalLocales(locales?: any): string[];
  function supportedValuesOf(key: string): string[];
}
declare const Infinity: number;
declare const NaN: number;
declare function decodeURI(text: string): string;
declare function decodeURIComponent(text: string): string;
declare function encodeURI(text: string): string;
declare function encodeURIComponent(text: string): string;
declare function escape(text: string): string;
declare function eval(code: string): any;
declare function isFinite(value: any): boolean;
declare function isNaN(value: any): boolean;
declare function parseFloat(text: string): number;
declare function parseInt(text: string, radix?: number): number;
declare function unescape(text: string): string;

// Types of types: what they leave out or make optional decides no member

type Partial<T> = T;
type Required<T> = T;
type Readonly<T> = T;
type Pick<T, K> = T;
type Omit<T, K> = T;
type Exclude<T, U> = T;
type Extract<T, U> = T;
type NonNullable<T> = T;
type NoInfer<T> = T;
interface ThisType<T> {}
type OmitThisParameter<T> = T;
type Record<K, V> = { [key: string]: V };
type Awaited<T> = T extends PromiseLike<infer V> ? Awaited<V> : T;
type Parameters<T> = T extends (...args: infer P) => any ? P : never;
type ConstructorParameters<T> = T extends abstract new (...args: infer P) => any ? P : never;
type ReturnType<T> = T extends (...args: any) => infer R ? R : any;
type InstanceType<T> = T extends abstract new (...args: any) => infer R ? R : any;
type ThisParameterType<T> = T extends (this: infer U, ...args: any) => any ? U : unknown;
type Uppercase<S> = string;
type Lowercase<S> = string;
type Capitalize<S> = string;
type Uncapitalize<S> = string;
type ClassDecorator = <T>(target: T) => T | void;
type PropertyDecorator = (target: any, key: PropertyKey) => void;
type MethodDecorator = <T>(target: any, key: PropertyKey, descriptor: TypedPropertyDescriptor<T>) => any;
type ParameterDecorator = (target: any, key: PropertyKey, index: number) => void;
interface DecoratorContext {
  kind: string;
  name: string | symbol;
  metadata: any;
  addInitializer(initializer: (this: any) => void): void;
}

// Console, timers, messages: browsers and Node

interface Console {
  assert(condition?: any, ...data: any[]): void;
  clear(): void;
  count(label?: string): void;
  countReset(label?: string): void;
  debug(...data: any[]): void;
  dir(item?: any, options?: any): void;
  dirxml(...data: any[]): void;
  error(...data: any[]): void;
  group(...data: any[]): void;
  groupCollapsed(...data: any[]): void;
  groupEnd(): void;
  info(...data: any[]): void;
  log(...data: any[]): void;
  profile(label?: string): void;
  profileEnd(label?: string): void;
  table(data?: any, columns?: string[]): void;
  time(label?: string): void;
  timeEnd(label?: string): void;
  timeLog(label?: string, ...data: any[]): void;
  timeStamp(label?: string): void;
  trace(...data: any[]): void;
  warn(...data: any[]): void;
}
declare const console: Console;
declare function setTimeout(callback: (...args: any[]) => void, ms?: number, ...args: any[]): NodeJS.Timeout;
declare function setInterval(callback: (...args: any[]) => void, ms?: number, ...args: any[]): NodeJS.Timeout;
declare function setImmediate(callback: (...args: any[]) => void, ...args: any[]): NodeJS.Timeout;
declare function clearTimeout(id?: any): void;
declare function clearInterval(id?: any): void;
declare function clearImmediate(id?: any): void;
declare function queueMicrotask(callback: () => void): void;
declare function structuredClone<T>(value: T, options?: any): T;
declare function atob(data: string): string;
declare function btoa(data: string): string;
declare class EventTarget {
  addEventListener(type: string, listener: (this: this, event: AnyEvent) => any, options?: any): void;
  dispatchEvent(event: Event): boolean;
  removeEventListener(type: string, listener: (this: this, event: AnyEvent) => any, options?: any): void;
}
type EventListener = (event: Event) => void;
interface EventListenerObject {
  handleEvent(event: Event): void;
}
type EventListenerOrEventListenerObject = EventListener | EventListenerObject;
interface EventInit {
  bubbles?: boolean;
  cancelable?: boolean;
  composed?: boolean;
}
declare class Event {
  constructor(type: string, init?: any);
  bubbles: boolean;
  cancelBubble: boolean;
  cancelable: boolean;
  composed: boolean;
  currentTarget: AnyElement;
  defaultPrevented: boolean;
  eventPhase: number;
  isTrusted: boolean;
  returnValue: boolean;
  srcElement: AnyElement;
  target: AnyElement;
  timeStamp: number;
  type: string;
  composedPath(): EventTarget[];
  initEvent(type: string): void;
  preventDefault(): void;
  stopImmediatePropagation(): void;
  stopPropagation(): void;
}
declare class CustomEvent<T = any> extends Event {
  detail: T;
}
declare class ErrorEvent extends Event {
  colno: number;
  error: any;
  filename: string;
  lineno: number;
  message: string;
}
declare class MessageEvent<T = any> extends Event {
  data: T;
  lastEventId: string;
  origin: string;
  ports: readonly MessagePort[];
  source: Window | null;
}
declare class CloseEvent extends Event {
  code: number;
  reason: string;
  wasClean: boolean;
}
declare class ProgressEvent extends Event {
  lengthComputable: boolean;
  loaded: number;
  total: number;
}
declare class PromiseRejectionEvent extends Event {
  promise: Promise<any>;
  reason: any;
}
declare class AbortController {
  signal: AbortSignal;
  abort(reason?: any): void;
}
declare class AbortSignal extends EventTarget {
  static abort(reason?: any): AbortSignal;
  static any(signals: Iterable<AbortSignal>): AbortSignal;
  static timeout(ms: number): AbortSignal;
  aborted: boolean;
  onabort: ((this: AbortSignal, event: Event) => any) | null;
  reason: any;
  throwIfAborted(): void;
}
declare class MessagePort extends EventTarget {
  onmessage: ((event: MessageEvent) => any) | null;
  close(): void;
  postMessage(message: any, transfer?: any): void;
  start(): void;
}
declare class MessageChannel {
  port1: MessagePort;
  port2: MessagePort;
}
declare class BroadcastChannel extends MessagePort {
  constructor(name: string);
  name: string;
}
declare class Worker extends EventTarget {
  constructor(url: string | URL, options?: any);
  onerror: ((event: ErrorEvent) => any) | null;
  onmessage: ((event: MessageEvent) => any) | null;
  postMessage(message: any, transfer?: any): void;
  terminate(): any;
}
declare class WebSocket extends EventTarget {
  static CLOSED: number;
  static CLOSING: number;
  static CONNECTING: number;
  static OPEN: number;
  constructor(url: string | URL, protocols?: any);
  binaryType: string;
  bufferedAmount: number;
  onclose: ((event: CloseEvent) => any) | null;
  onerror: ((event: Event) => any) | null;
  onmessage: ((event: MessageEvent) => any) | null;
  onopen: ((event: Event) => any) | null;
  protocol: string;
  readyState: number;
  url: string;
  close(code?: number, reason?: string): void;
  send(data: any): void;
}
declare class EventSource extends EventTarget {
  constructor(url: string | URL, options?: any);
  onerror: ((event: Event) => any) | null;
  onmessage: ((event: MessageEvent) => any) | null;
  onopen: ((event: Event) => any) | null;
  readyState: number;
  url: string;
  close(): void;
}

// Addresses, requests, streams

declare class URL {
  static canParse(url: string, base?: any): boolean;
  static createObjectURL(object: any): string;
  static parse(url: string, base?: any): URL | null;
  static revokeObjectURL(url: string): void;
  constructor(url: string | URL, base?: string | URL);
  hash: string;
  host: string;
  hostname: string;
  href: string;
  origin: string;
  password: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
  searchParams: URLSearchParams;
  username: string;
  toJSON(): string;
  toString(): string;
}
declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(init?: any);
  size: number;
  [Symbol.iterator](): IterableIterator<[string, string]>;
  append(name: string, value: string): void;
  delete(name: string, value?: string): void;
  entries(): IterableIterator<[string, string]>;
  forEach(callback: (value: string, key: string, parent: URLSearchParams) => void): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string, value?: string): boolean;
  keys(): IterableIterator<string>;
  set(name: string, value: string): void;
  sort(): void;
  toString(): string;
  values(): IterableIterator<string>;
}
declare class Headers implements Iterable<[string, string]> {
  constructor(init?: HeadersInit);
  [Symbol.iterator](): IterableIterator<[string, string]>;
  append(name: string, value: string): void;
  delete(name: string): void;
  entries(): IterableIterator<[string, string]>;
  forEach(callback: (value: string, key: string, parent: Headers) => void): void;
  get(name: string): string | null;
  getSetCookie(): string[];
  has(name: string): boolean;
  keys(): IterableIterator<string>;
  set(name: string, value: string): void;
  values(): IterableIterator<string>;
}
type HeadersInit = Headers | [string, string][] | Record<string, string>;
type BodyInit = ReadableStream | Blob | FormData | URLSearchParams | string;
declare abstract class Body {
  body: ReadableStream<Uint8Array> | null;
  bodyUsed: boolean;
  arrayBuffer(): Promise<ArrayBuffer>;
  blob(): Promise<Blob>;
  bytes(): Promise<Uint8Array>;
  formData(): Promise<FormData>;
  json(): Promise<any>;
  text(): Promise<string>;
}
declare class Request extends Body {
  constructor(input: any, init?: RequestInit);
  cache: string;
  credentials: string;
  destination: string;
  headers: Headers;
  method: string;
  mode: string;
  redirect: string;
  referrer: string;
  signal: AbortSignal;
  url: string;
  clone(): Request;
}
interface RequestInit {
  body?: BodyInit | null;
  cache?: string;
  credentials?: string;
  headers?: HeadersInit;
  method?: string;
  mode?: string;
  redirect?: string;
  signal?: AbortSignal | null;
}
type RequestInfo = Request | string;
declare class Response extends Body {
  static error(): Response;
  static json(data: any, init?: ResponseInit): Response;
  static redirect(url: string | URL, status?: number): Response;
  constructor(body?: any, init?: ResponseInit);
  headers: Headers;
  ok: boolean;
  redirected: boolean;
  status: number;
  statusText: string;
  type: string;
  url: string;
  clone(): Response;
}
interface ResponseInit {
  headers?: HeadersInit;
  status?: number;
  statusText?: string;
}
declare function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
declare class Blob {
  constructor(parts?: any[], options?: any);
  size: number;
  type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
  bytes(): Promise<Uint8Array>;
  slice(start?: number, end?: number, type?: string): Blob;
  stream(): ReadableStream<Uint8Array>;
  text(): Promise<string>;
}
declare class File extends Blob {
  constructor(parts: any[], name: string, options?: any);
  lastModified: number;
  name: string;
  webkitRelativePath: string;
}
type FormDataEntryValue = File | string;
declare class FormData implements Iterable<[string, FormDataEntryValue]> {
  constructor(form?: HTMLFormElement);
  [Symbol.iterator](): IterableIterator<[string, FormDataEntryValue]>;
  append(name: string, value: any, file?: string): void;
  delete(name: string): void;
  entries(): IterableIterator<[string, FormDataEntryValue]>;
  forEach(callback: (value: FormDataEntryValue, key: string, parent: FormData) => void): void;
  get(name: string): FormDataEntryValue | null;
  getAll(name: string): FormDataEntryValue[];
  has(name: string): boolean;
  keys(): IterableIterator<string>;
  set(name: string, value: any, file?: string): void;
  values(): IterableIterator<FormDataEntryValue>;
}
declare class FileReader extends EventTarget {
  error: DOMException | null;
  onerror: ((event: ProgressEvent) => any) | null;
  onload: ((event: ProgressEvent) => any) | null;
  onloadend: ((event: ProgressEvent) => any) | null;
  readyState: number;
  result: any;
  abort(): void;
  readAsArrayBuffer(blob: Blob): void;
  readAsDataURL(blob: Blob): void;
  readAsText(blob: Blob, encoding?: string): void;
}
declare class XMLHttpRequest extends EventTarget {
  onerror: ((event: ProgressEvent) => any) | null;
  onload: ((event: ProgressEvent) => any) | null;
  onreadystatechange: ((event: Event) => any) | null;
  readyState: number;
  response: any;
  responseText: string;
  responseType: string;
  responseURL: string;
  responseXML: Document | null;
  status: number;
  statusText: string;
  timeout: number;
  upload: EventTarget;
  withCredentials: boolean;
  abort(): void;
  getAllResponseHeaders(): string;
  getResponseHeader(name: string): string | null;
  open(method: string, url: string | URL, async?: boolean): void;
  overrideMimeType(type: string): void;
  send(body?: any): void;
  setRequestHeader(name: string, value: string): void;
}
declare class TextEncoder {
  encoding: string;
  encode(text?: string): Uint8Array;
  encodeInto(text: string, target: Uint8Array): { read: number; written: number };
}
declare class TextDecoder {
  constructor(label?: string, options?: any);
  encoding: string;
  decode(input?: any, options?: any): string;
}
declare class ReadableStream<T = any> implements AsyncIterable<T> {
  static from<T>(values: Iterable<T> | AsyncIterable<T>): ReadableStream<T>;
  constructor(source?: UnderlyingSource<T>, strategy?: any);
  locked: boolean;
  [Symbol.asyncIterator](): AsyncIterableIterator<T>;
  cancel(reason?: any): Promise<void>;
  getReader(options?: any): ReadableStreamDefaultReader<T>;
  pipeThrough<U>(transform: { readable: ReadableStream<U>; writable: WritableStream<T> }): ReadableStream<U>;
  pipeTo(target: WritableStream<T>, options?: any): Promise<void>;
  tee(): [ReadableStream<T>, ReadableStream<T>];
  values(): AsyncIterableIterator<T>;
}
interface UnderlyingSource<T = any> {
  cancel?(reason?: any): any;
  pull?(controller: ReadableStreamDefaultController<T>): any;
  start?(controller: ReadableStreamDefaultController<T>): any;
}
declare class ReadableStreamDefaultController<T = any> {
  desiredSize: number | null;
  close(): void;
  enqueue(chunk?: T): void;
  error(reason?: any): void;
}
type ReadableByteStreamController = ReadableStreamDefaultController<Uint8Array>;
declare class ReadableStreamDefaultReader<T = any> {
  closed: Promise<void>;
  cancel(reason?: any): Promise<void>;
  read(): Promise<IteratorResult<T>>;
  releaseLock(): void;
}
declare class WritableStream<T = any> {
  constructor(sink?: UnderlyingSink<T>, strategy?: any);
  locked: boolean;
  abort(reason?: any): Promise<void>;
  close(): Promise<void>;
  getWriter(): WritableStreamDefaultWriter<T>;
}
interface UnderlyingSink<T = any> {
  abort?(reason?: any): any;
  close?(): any;
  start?(controller: any): any;
  write?(chunk: T, controller: any): any;
}
declare class WritableStreamDefaultWriter<T = any> {
  closed: Promise<void>;
  desiredSize: number | null;
  ready: Promise<void>;
  abort(reason?: any): Promise<void>;
  close(): Promise<void>;
  releaseLock(): void;
  write(chunk?: T): Promise<void>;
}
declare class TransformStream<I = any, O = any> {
  constructor(transformer?: Transformer<I, O>);
  readable: ReadableStream<O>;
  writable: WritableStream<I>;
}
interface Transformer<I = any, O = any> {
  flush?(controller: TransformStreamDefaultController<O>): any;
  start?(controller: TransformStreamDefaultController<O>): any;
  transform?(chunk: I, controller: TransformStreamDefaultController<O>): any;
}
declare class TransformStreamDefaultController<O = any> {
  desiredSize: number | null;
  enqueue(chunk?: O): void;
  error(reason?: any): void;
  terminate(): void;
}
declare class TextDecoderStream extends TransformStream<Uint8Array, string> {}
declare class TextEncoderStream extends TransformStream<string, Uint8Array> {}
declare class CompressionStream extends TransformStream<Uint8Array, Uint8Array> {}
declare class DecompressionStream extends TransformStream<Uint8Array, Uint8Array> {}
interface Crypto {
  subtle: SubtleCrypto;
  getRandomValues<T>(array: T): T;
  randomUUID(): string;
}
interface SubtleCrypto {
  decrypt(algorithm: any, key: CryptoKey, data: any): Promise<ArrayBuffer>;
  deriveBits(algorithm: any, key: CryptoKey, length?: number): Promise<ArrayBuffer>;
  deriveKey(...args: any[]): Promise<CryptoKey>;
  digest(algorithm: any, data: any): Promise<ArrayBuffer>;
  encrypt(algorithm: any, key: CryptoKey, data: any): Promise<ArrayBuffer>;
  exportKey(format: string, key: CryptoKey): Promise<any>;
  generateKey(algorithm: any, extractable: boolean, usages: any): Promise<any>;
  importKey(...args: any[]): Promise<CryptoKey>;
  sign(algorithm: any, key: CryptoKey, data: any): Promise<ArrayBuffer>;
  unwrapKey(...args: any[]): Promise<CryptoKey>;
  verify(algorithm: any, key: CryptoKey, signature: any, data: any): Promise<boolean>;
  wrapKey(...args: any[]): Promise<ArrayBuffer>;
}
interface CryptoKey {
  algorithm: any;
  extractable: boolean;
  type: string;
  usages: string[];
}
declare const crypto: Crypto;
declare class PerformanceEntry {
  duration: number;
  entryType: string;
  name: string;
  startTime: number;
  toJSON(): any;
}
type PerformanceMark = PerformanceEntry;
type PerformanceMeasure = PerformanceEntry;
interface Performance extends EventTarget {
  timeOrigin: number;
  clearMarks(name?: string): void;
  clearMeasures(name?: string): void;
  getEntries(): PerformanceEntry[];
  getEntriesByName(name: string): PerformanceEntry[];
  getEntriesByType(type: string): PerformanceEntry[];
  mark(name: string, options?: any): PerformanceEntry;
  measure(name: string, start?: any, end?: any): PerformanceEntry;
  now(): number;
  toJSON(): any;
}
declare const performance: Performance;
declare class PerformanceObserver {
  constructor(callback: (list: { getEntries(): PerformanceEntry[] }, observer: PerformanceObserver) => void);
  disconnect(): void;
  observe(options?: any): void;
  takeRecords(): PerformanceEntry[];
}

// Node

declare namespace NodeJS {
  class Timeout {
    close(): this;
    hasRef(): boolean;
    ref(): this;
    refresh(): this;
    unref(): this;
  }
  type Timer = Timeout;
  type Immediate = Timeout;
  interface Process extends EventEmitter {
    arch: string;
    argv: string[];
    argv0: string;
    connected: boolean;
    env: Record<string, string>;
    execArgv: string[];
    execPath: string;
    exitCode?: any;
    pid: number;
    platform: string;
    ppid: number;
    release: any;
    stderr: WriteStream;
    stdin: ReadStream;
    stdout: WriteStream;
    title: string;
    version: string;
    versions: Record<string, string>;
    abort(): never;
    chdir(directory: string): void;
    cpuUsage(previous?: any): { user: number; system: number };
    cwd(): string;
    disconnect(): void;
    emitWarning(warning: any, ...rest: any[]): void;
    exit(code?: any): never;
    getuid?(): number;
    hrtime: { (time?: [number, number]): [number, number]; bigint(): bigint };
    kill(pid: number, signal?: any): boolean;
    memoryUsage(): MemoryUsage;
    nextTick(callback: (...args: any[]) => void, ...args: any[]): void;
    resourceUsage(): any;
    send?(message: any, ...rest: any[]): boolean;
    umask(mask?: any): number;
    uptime(): number;
  }
  type ProcessEnv = Record<string, string>;
  type Platform = string;
  type Signals = string;
  interface ErrnoException extends Error {
    code?: string;
    errno?: number;
    path?: string;
    syscall?: string;
  }
  interface EventEmitter {
    addListener(event: any, listener: (...args: any[]) => void): this;
    emit(event: any, ...args: any[]): boolean;
    eventNames(): (string | symbol)[];
    getMaxListeners(): number;
    listenerCount(event: any): number;
    listeners(event: any): Function[];
    off(event: any, listener: (...args: any[]) => void): this;
    on(event: any, listener: (...args: any[]) => void): this;
    once(event: any, listener: (...args: any[]) => void): this;
    prependListener(event: any, listener: (...args: any[]) => void): this;
    prependOnceListener(event: any, listener: (...args: any[]) => void): this;
    rawListeners(event: any): Function[];
    removeAllListeners(event?: any): this;
    removeListener(event: any, listener: (...args: any[]) => void): this;
    setMaxListeners(count: number): this;
  }
  interface ReadableStream extends EventEmitter {
    readable: boolean;
    [Symbol.asyncIterator](): AsyncIterableIterator<Buffer>;
    pause(): this;
    pipe<T>(target: T, options?: any): T;
    read(size?: number): any;
    resume(): this;
    setEncoding(encoding: string): this;
    unpipe(target?: any): this;
  }
  interface WritableStream extends EventEmitter {
    writable: boolean;
    end(data?: any): this;
    write(data: any, ...rest: any[]): boolean;
  }
  interface ReadStream extends ReadableStream {
    isTTY?: boolean;
    setRawMode?(mode: boolean): this;
  }
  interface WriteStream extends WritableStream {
    columns?: number;
    isTTY?: boolean;
    rows?: number;
    clearLine(direction: number): boolean;
    cursorTo(x: number, y?: number): boolean;
    getColorDepth(): number;
    hasColors(): boolean;
    moveCursor(x: number, y: number): boolean;
  }
  interface MemoryUsage {
    external: number;
    heapTotal: number;
    heapUsed: number;
    rss: number;
  }
}
declare const process: NodeJS.Process;
declare class Buffer extends Uint8Array {
  static alloc(size: number, fill?: any, encoding?: string): Buffer;
  static allocUnsafe(size: number): Buffer;
  static allocUnsafeSlow(size: number): Buffer;
  static byteLength(text: any, encoding?: string): number;
  static compare(a: Uint8Array, b: Uint8Array): number;
  static concat(list: readonly Uint8Array[], length?: number): Buffer;
  static from(data: any, ...rest: any[]): Buffer;
  static isBuffer(value: any): value is Buffer;
  static isEncoding(encoding: string): boolean;
  compare(other: Uint8Array): number;
  copy(target: Uint8Array, ...rest: number[]): number;
  equals(other: Uint8Array): boolean;
  readBigInt64BE(offset?: number): bigint;
  readBigInt64LE(offset?: number): bigint;
  readBigUInt64BE(offset?: number): bigint;
  readBigUInt64LE(offset?: number): bigint;
  readDoubleBE(offset?: number): number;
  readDoubleLE(offset?: number): number;
  readFloatBE(offset?: number): number;
  readFloatLE(offset?: number): number;
  readInt16BE(offset?: number): number;
  readInt16LE(offset?: number): number;
  readInt32BE(offset?: number): number;
  readInt32LE(offset?: number): number;
  readUInt16BE(offset?: number): number;
  readUInt16LE(offset?: number): number;
  readUInt32BE(offset?: number): number;
  readUInt32LE(offset?: number): number;
  readInt8(offset?: number): number;
  readUInt8(offset?: number): number;
  readIntBE(offset: number, bytes: number): number;
  readIntLE(offset: number, bytes: number): number;
  readUIntBE(offset: number, bytes: number): number;
  readUIntLE(offset: number, bytes: number): number;
  writeBigInt64BE(value: any, offset?: number): number;
  writeBigInt64LE(value: any, offset?: number): number;
  writeBigUInt64BE(value: any, offset?: number): number;
  writeBigUInt64LE(value: any, offset?: number): number;
  writeDoubleBE(value: any, offset?: number): number;
  writeDoubleLE(value: any, offset?: number): number;
  writeFloatBE(value: any, offset?: number): number;
  writeFloatLE(value: any, offset?: number): number;
  writeInt16BE(value: any, offset?: number): number;
  writeInt16LE(value: any, offset?: number): number;
  writeInt32BE(value: any, offset?: number): number;
  writeInt32LE(value: any, offset?: number): number;
  writeUInt16BE(value: any, offset?: number): number;
  writeUInt16LE(value: any, offset?: number): number;
  writeUInt32BE(value: any, offset?: number): number;
  writeUInt32LE(value: any, offset?: number): number;
  writeInt8(value: any, offset?: number): number;
  writeUInt8(value: any, offset?: number): number;
  writeIntBE(value: any, offset: number, bytes: number): number;
  writeIntLE(value: any, offset: number, bytes: number): number;
  writeUIntBE(value: any, offset: number, bytes: number): number;
  writeUIntLE(value: any, offset: number, bytes: number): number;
  swap16(): Buffer;
  swap32(): Buffer;
  swap64(): Buffer;
  toJSON(): { type: string; data: number[] };
  toString(encoding?: string, start?: number, end?: number): string;
  write(text: string, ...rest: any[]): number;
}
type BufferEncoding = string;
interface NodeRequire {
  (id: string): any;
  cache: Record<string, any>;
  main: NodeModule | undefined;
  resolve(id: string, options?: any): string;
}
interface NodeModule {
  children: NodeModule[];
  exports: any;
  filename: string;
  id: string;
  loaded: boolean;
  parent: NodeModule | null;
  paths: string[];
  require(id: string): any;
}
declare const __dirname: string;
declare const __filename: string;
interface ImportMeta {
  dirname: string;
  filename: string;
  url: string;
  resolve(specifier: string): string;
}

// The document

declare class Node extends EventTarget {
  static COMMENT_NODE: number;
  static DOCUMENT_FRAGMENT_NODE: number;
  static DOCUMENT_NODE: number;
  static ELEMENT_NODE: number;
  static TEXT_NODE: number;
  baseURI: string;
  childNodes: NodeListOf<ChildNode>;
  firstChild: ChildNode | null;
  isConnected: boolean;
  lastChild: ChildNode | null;
  nextSibling: ChildNode | null;
  nodeName: string;
  nodeType: number;
  nodeValue: string | null;
  ownerDocument: Document;
  parentElement: HTMLElement | null;
  parentNode: HTMLElement | null;
  previousSibling: ChildNode | null;
  textContent: string;
  appendChild<T>(node: T): T;
  cloneNode(deep?: boolean): this;
  compareDocumentPosition(other: Node): number;
  contains(other: Node | null): boolean;
  getRootNode(options?: any): Document | ShadowRoot;
  hasChildNodes(): boolean;
  insertBefore<T>(node: T, child: Node | null): T;
  isEqualNode(other: Node | null): boolean;
  isSameNode(other: Node | null): boolean;
  normalize(): void;
  removeChild<T>(child: T): T;
  replaceChild<T>(node: Node, child: T): T;
}
type ChildNode = HTMLElement | CharacterData;
interface ParentNode {
  childElementCount: number;
  children: HTMLCollection;
  firstElementChild: HTMLElement | null;
  lastElementChild: HTMLElement | null;
  append(...nodes: (Node | string)[]): void;
  prepend(...nodes: (Node | string)[]): void;
  querySelector<E = AnyElement>(selectors: string): E | null;
  querySelectorAll<E = AnyElement>(selectors: string): NodeListOf<E>;
  replaceChildren(...nodes: (Node | string)[]): void;
}
declare class CharacterData extends Node {
  data: string;
  length: number;
  after(...nodes: (Node | string)[]): void;
  appendData(data: string): void;
  before(...nodes: (Node | string)[]): void;
  remove(): void;
  replaceWith(...nodes: (Node | string)[]): void;
}
declare class Text extends CharacterData {
  constructor(data?: string);
  wholeText: string;
  splitText(offset: number): Text;
}
declare class Comment extends CharacterData {
  constructor(data?: string);
}
declare class NodeListOf<T> implements ArrayLike<T>, Iterable<T> {
  length: number;
  [index: number]: T;
  [Symbol.iterator](): IterableIterator<T>;
  entries(): IterableIterator<[number, T]>;
  forEach(callback: (value: T, key: number, parent: NodeListOf<T>) => void): void;
  item(index: number): T;
  keys(): IterableIterator<number>;
  values(): IterableIterator<T>;
}
type NodeList = NodeListOf<Node>;
declare class HTMLCollectionOf<T> implements ArrayLike<T>, Iterable<T> {
  length: number;
  [index: number]: T;
  [Symbol.iterator](): IterableIterator<T>;
  item(index: number): T | null;
  namedItem(name: string): T | null;
}
type HTMLCollection = HTMLCollectionOf<HTMLElement>;
type FileList = HTMLCollectionOf<File>;
declare class DOMTokenList implements Iterable<string> {
  length: number;
  [index: number]: string;
  value: string;
  [Symbol.iterator](): IterableIterator<string>;
  add(...tokens: string[]): void;
  contains(token: string): boolean;
  forEach(callback: (value: string, key: number, parent: DOMTokenList) => void): void;
  item(index: number): string | null;
  remove(...tokens: string[]): void;
  replace(token: string, other: string): boolean;
  toggle(token: string, force?: boolean): boolean;
}
declare class NamedNodeMap extends HTMLCollectionOf<Attr> {}
declare class Attr extends Node {
  name: string;
  ownerElement: Element | null;
  value: string;
}
declare class DOMRect {
  constructor(x?: number, y?: number, width?: number, height?: number);
  bottom: number;
  height: number;
  left: number;
  right: number;
  top: number;
  width: number;
  x: number;
  y: number;
  toJSON(): any;
}
type DOMRectReadOnly = DOMRect;
declare class CSSStyleDeclaration {
  [property: string]: any;
  cssText: string;
  length: number;
  getPropertyPriority(property: string): string;
  getPropertyValue(property: string): string;
  item(index: number): string;
  removeProperty(property: string): string;
  setProperty(property: string, value: string | null, priority?: string): void;
}
declare class CSSStyleSheet {
  cssRules: any;
  deleteRule(index: number): void;
  insertRule(rule: string, index?: number): number;
  replaceSync(text: string): void;
}
declare class Element extends Node implements ParentNode {
  attributes: NamedNodeMap;
  childElementCount: number;
  children: HTMLCollection;
  classList: DOMTokenList;
  className: string;
  clientHeight: number;
  clientLeft: number;
  clientTop: number;
  clientWidth: number;
  firstElementChild: HTMLElement | null;
  id: string;
  innerHTML: string;
  lastElementChild: HTMLElement | null;
  localName: string;
  namespaceURI: string | null;
  nextElementSibling: HTMLElement | null;
  outerHTML: string;
  previousElementSibling: HTMLElement | null;
  scrollHeight: number;
  scrollLeft: number;
  scrollTop: number;
  scrollWidth: number;
  shadowRoot: ShadowRoot | null;
  slot: string;
  tagName: string;
  after(...nodes: (Node | string)[]): void;
  animate(keyframes: any, options?: any): Animation;
  append(...nodes: (Node | string)[]): void;
  attachShadow(init: any): ShadowRoot;
  before(...nodes: (Node | string)[]): void;
  checkVisibility(options?: any): boolean;
  closest<E = AnyElement>(selectors: string): E | null;
  getAnimations(): Animation[];
  getAttribute(name: string): string | null;
  getAttributeNS(namespace: string | null, name: string): string | null;
  getAttributeNames(): string[];
  getBoundingClientRect(): DOMRect;
  getClientRects(): HTMLCollectionOf<DOMRect>;
  getElementsByClassName(names: string): HTMLCollectionOf<HTMLElement>;
  getElementsByTagName(name: string): HTMLCollectionOf<HTMLElement>;
  hasAttribute(name: string): boolean;
  hasAttributes(): boolean;
  hasPointerCapture(id: number): boolean;
  insertAdjacentElement(where: string, element: Element): Element | null;
  insertAdjacentHTML(where: string, text: string): void;
  insertAdjacentText(where: string, text: string): void;
  matches(selectors: string): boolean;
  prepend(...nodes: (Node | string)[]): void;
  querySelector<E = AnyElement>(selectors: string): E | null;
  querySelectorAll<E = AnyElement>(selectors: string): NodeListOf<E>;
  releasePointerCapture(id: number): void;
  remove(): void;
  removeAttribute(name: string): void;
  removeAttributeNS(namespace: string | null, name: string): void;
  replaceChildren(...nodes: (Node | string)[]): void;
  replaceWith(...nodes: (Node | string)[]): void;
  requestFullscreen(options?: any): Promise<void>;
  requestPointerLock(options?: any): Promise<void>;
  scroll(options?: any, y?: number): void;
  scrollBy(options?: any, y?: number): void;
  scrollIntoView(options?: any): void;
  scrollTo(options?: any, y?: number): void;
  setAttribute(name: string, value: string): void;
  setAttributeNS(namespace: string | null, name: string, value: string): void;
  setPointerCapture(id: number): void;
  toggleAttribute(name: string, force?: boolean): boolean;
}
declare class Animation extends EventTarget {
  currentTime: any;
  finished: Promise<Animation>;
  onfinish: ((event: Event) => any) | null;
  playState: string;
  cancel(): void;
  finish(): void;
  pause(): void;
  play(): void;
  reverse(): void;
}
declare class HTMLElement extends Element {
  accessKey: string;
  contentEditable: string;
  dataset: DOMStringMap;
  dir: string;
  draggable: boolean;
  hidden: boolean;
  inert: boolean;
  innerText: string;
  isContentEditable: boolean;
  lang: string;
  offsetHeight: number;
  offsetLeft: number;
  offsetParent: HTMLElement | null;
  offsetTop: number;
  offsetWidth: number;
  onblur: ((this: this, event: FocusEvent) => any) | null;
  onchange: ((this: this, event: Event) => any) | null;
  onclick: ((this: this, event: PointerEvent) => any) | null;
  onerror: ((this: this, event: Event) => any) | null;
  onfocus: ((this: this, event: FocusEvent) => any) | null;
  oninput: ((this: this, event: Event) => any) | null;
  onkeydown: ((this: this, event: KeyboardEvent) => any) | null;
  onkeyup: ((this: this, event: KeyboardEvent) => any) | null;
  onload: ((this: this, event: Event) => any) | null;
  onmousedown: ((this: this, event: MouseEvent) => any) | null;
  onmousemove: ((this: this, event: MouseEvent) => any) | null;
  onmouseup: ((this: this, event: MouseEvent) => any) | null;
  onscroll: ((this: this, event: Event) => any) | null;
  onsubmit: ((this: this, event: SubmitEvent) => any) | null;
  style: CSSStyleDeclaration;
  tabIndex: number;
  title: string;
  attachInternals(): any;
  blur(): void;
  click(): void;
  focus(options?: any): void;
  hidePopover(): void;
  showPopover(): void;
  togglePopover(force?: boolean): boolean;
}
interface DOMStringMap {
  [name: string]: string;
}
declare class HTMLFormControl extends HTMLElement {
  disabled: boolean;
  form: HTMLFormElement | null;
  labels: NodeListOf<HTMLLabelElement>;
  name: string;
  type: string;
  validationMessage: string;
  validity: any;
  value: string;
  willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
}
declare class HTMLTextControl extends HTMLFormControl {
  autocomplete: string;
  defaultValue: string;
  maxLength: number;
  minLength: number;
  placeholder: string;
  readOnly: boolean;
  required: boolean;
  selectionDirection: string | null;
  selectionEnd: number;
  selectionStart: number;
  select(): void;
  setRangeText(text: string, ...rest: any[]): void;
  setSelectionRange(start: number, end: number, direction?: string): void;
}
declare class HTMLInputElement extends HTMLTextControl {
  accept: string;
  alt: string;
  checked: boolean;
  defaultChecked: boolean;
  files: FileList | null;
  indeterminate: boolean;
  list: HTMLElement | null;
  max: string;
  min: string;
  multiple: boolean;
  pattern: string;
  size: number;
  src: string;
  step: string;
  valueAsDate: Date | null;
  valueAsNumber: number;
  showPicker(): void;
  stepDown(count?: number): void;
  stepUp(count?: number): void;
}
declare class HTMLTextAreaElement extends HTMLTextControl {
  cols: number;
  rows: number;
  textLength: number;
  wrap: string;
}
declare class HTMLButtonElement extends HTMLFormControl {}
declare class HTMLSelectElement extends HTMLFormControl {
  length: number;
  multiple: boolean;
  options: HTMLCollectionOf<HTMLOptionElement>;
  required: boolean;
  selectedIndex: number;
  selectedOptions: HTMLCollectionOf<HTMLOptionElement>;
  size: number;
  add(option: HTMLElement, before?: any): void;
  item(index: number): HTMLOptionElement | null;
}
declare class HTMLOptionElement extends HTMLElement {
  defaultSelected: boolean;
  disabled: boolean;
  index: number;
  label: string;
  selected: boolean;
  text: string;
  value: string;
}
declare class HTMLFormElement extends HTMLElement {
  action: string;
  elements: HTMLCollectionOf<HTMLInputElement>;
  encoding: string;
  enctype: string;
  length: number;
  method: string;
  name: string;
  noValidate: boolean;
  target: string;
  checkValidity(): boolean;
  reportValidity(): boolean;
  requestSubmit(submitter?: HTMLElement | null): void;
  reset(): void;
  submit(): void;
}
declare class HTMLLabelElement extends HTMLElement {
  control: HTMLElement | null;
  form: HTMLFormElement | null;
  htmlFor: string;
}
declare class HTMLAnchorElement extends HTMLElement {
  download: string;
  hash: string;
  host: string;
  hostname: string;
  href: string;
  origin: string;
  pathname: string;
  port: string;
  protocol: string;
  rel: string;
  search: string;
  target: string;
  text: string;
}
declare class HTMLImageElement extends HTMLElement {
  alt: string;
  complete: boolean;
  crossOrigin: string | null;
  currentSrc: string;
  decoding: string;
  height: number;
  loading: string;
  naturalHeight: number;
  naturalWidth: number;
  sizes: string;
  src: string;
  srcset: string;
  width: number;
  decode(): Promise<void>;
}
declare class Image extends HTMLImageElement {
  constructor(width?: number, height?: number);
}
declare class HTMLMediaElement extends HTMLElement {
  autoplay: boolean;
  buffered: any;
  controls: boolean;
  currentTime: number;
  duration: number;
  ended: boolean;
  error: any;
  loop: boolean;
  muted: boolean;
  paused: boolean;
  playbackRate: number;
  preload: string;
  readyState: number;
  src: string;
  srcObject: any;
  volume: number;
  canPlayType(type: string): string;
  load(): void;
  pause(): void;
  play(): Promise<void>;
}
declare class HTMLVideoElement extends HTMLMediaElement {
  height: number;
  poster: string;
  videoHeight: number;
  videoWidth: number;
  width: number;
}
declare class HTMLAudioElement extends HTMLMediaElement {}
declare class Audio extends HTMLAudioElement {
  constructor(src?: string);
}
declare class HTMLCanvasElement extends HTMLElement {
  height: number;
  width: number;
  getContext(type: string, options?: any): AnyRenderingContext | null;
  toBlob(callback: (blob: Blob | null) => void, type?: string, quality?: any): void;
  toDataURL(type?: string, quality?: any): string;
  transferControlToOffscreen(): OffscreenCanvas;
}
declare class OffscreenCanvas extends EventTarget {
  constructor(width: number, height: number);
  height: number;
  width: number;
  convertToBlob(options?: any): Promise<Blob>;
  getContext(type: string, options?: any): AnyRenderingContext | null;
  transferToImageBitmap(): ImageBitmap;
}
interface ImageBitmap {
  height: number;
  width: number;
  close(): void;
}
declare class ImageData {
  constructor(...args: any[]);
  data: Uint8ClampedArray;
  height: number;
  width: number;
}
declare class HTMLScriptElement extends HTMLElement {
  async: boolean;
  crossOrigin: string | null;
  defer: boolean;
  src: string;
  text: string;
  type: string;
}
declare class HTMLLinkElement extends HTMLElement {
  as: string;
  crossOrigin: string | null;
  disabled: boolean;
  href: string;
  media: string;
  rel: string;
  sheet: CSSStyleSheet | null;
  type: string;
}
declare class HTMLStyleElement extends HTMLElement {
  disabled: boolean;
  media: string;
  sheet: CSSStyleSheet | null;
}
declare class HTMLIFrameElement extends HTMLElement {
  allow: string;
  contentDocument: Document | null;
  contentWindow: Window | null;
  height: string;
  name: string;
  sandbox: DOMTokenList;
  src: string;
  srcdoc: string;
  width: string;
}
declare class HTMLTableElement extends HTMLElement {
  rows: HTMLCollectionOf<HTMLTableRowElement>;
  tBodies: HTMLCollectionOf<HTMLElement>;
  tHead: HTMLElement | null;
  deleteRow(index: number): void;
  insertRow(index?: number): HTMLTableRowElement;
}
declare class HTMLTableRowElement extends HTMLElement {
  cells: HTMLCollectionOf<HTMLTableCellElement>;
  rowIndex: number;
  deleteCell(index: number): void;
  insertCell(index?: number): HTMLTableCellElement;
}
declare class HTMLTableCellElement extends HTMLElement {
  cellIndex: number;
  colSpan: number;
  rowSpan: number;
}
declare class HTMLTemplateElement extends HTMLElement {
  content: DocumentFragment;
}
declare class HTMLDialogElement extends HTMLElement {
  open: boolean;
  returnValue: string;
  close(value?: string): void;
  show(): void;
  showModal(): void;
}
declare class HTMLDetailsElement extends HTMLElement {
  open: boolean;
}
declare class HTMLProgressElement extends HTMLElement {
  max: number;
  position: number;
  value: number;
}
declare class HTMLSlotElement extends HTMLElement {
  name: string;
  assignedElements(options?: any): Element[];
  assignedNodes(options?: any): Node[];
}
declare class HTMLMetaElement extends HTMLElement {
  content: string;
  httpEquiv: string;
  name: string;
}
declare class HTMLDivElement extends HTMLElement {}
declare class HTMLSpanElement extends HTMLElement {}
declare class HTMLParagraphElement extends HTMLElement {}
declare class HTMLHeadingElement extends HTMLElement {}
declare class HTMLUListElement extends HTMLElement {}
declare class HTMLOListElement extends HTMLElement {}
declare class HTMLLIElement extends HTMLElement {
  value: number;
}
declare class HTMLPreElement extends HTMLElement {}
declare class HTMLBodyElement extends HTMLElement {}
declare class HTMLHeadElement extends HTMLElement {}
declare class HTMLHtmlElement extends HTMLElement {}
declare class HTMLFieldSetElement extends HTMLFormControl {}
declare class HTMLTableSectionElement extends HTMLElement {
  rows: HTMLCollectionOf<HTMLTableRowElement>;
}
declare class HTMLUnknownElement extends HTMLElement {}
declare class SVGElement extends Element {
  dataset: DOMStringMap;
  ownerSVGElement: SVGSVGElement | null;
  style: CSSStyleDeclaration;
  tabIndex: number;
  blur(): void;
  focus(options?: any): void;
}
declare class SVGGraphicsElement extends SVGElement {
  transform: any;
  getBBox(options?: any): DOMRect;
  getCTM(): any;
  getScreenCTM(): any;
}
declare class SVGSVGElement extends SVGGraphicsElement {
  viewBox: any;
  createSVGPoint(): any;
}
declare class SVGPathElement extends SVGGraphicsElement {
  getPointAtLength(distance: number): any;
  getTotalLength(): number;
}
// What a selector or a tag finds is not known: a member is that of whichever has one.
type AnyElement =
  | HTMLInputElement
  | HTMLTextAreaElement
  | HTMLSelectElement
  | HTMLOptionElement
  | HTMLFormElement
  | HTMLLabelElement
  | HTMLAnchorElement
  | HTMLImageElement
  | HTMLVideoElement
  | HTMLCanvasElement
  | HTMLScriptElement
  | HTMLLinkElement
  | HTMLStyleElement
  | HTMLIFrameElement
  | HTMLTableElement
  | HTMLTableRowElement
  | HTMLTableCellElement
  | HTMLTemplateElement
  | HTMLDialogElement
  | HTMLSlotElement;
declare class DocumentFragment extends Node implements ParentNode {
  childElementCount: number;
  children: HTMLCollection;
  firstElementChild: HTMLElement | null;
  lastElementChild: HTMLElement | null;
  append(...nodes: (Node | string)[]): void;
  getElementById(id: string): AnyElement | null;
  prepend(...nodes: (Node | string)[]): void;
  querySelector<E = AnyElement>(selectors: string): E | null;
  querySelectorAll<E = AnyElement>(selectors: string): NodeListOf<E>;
  replaceChildren(...nodes: (Node | string)[]): void;
}
declare class ShadowRoot extends DocumentFragment {
  activeElement: HTMLElement | null;
  adoptedStyleSheets: CSSStyleSheet[];
  host: HTMLElement;
  innerHTML: string;
  mode: string;
}
declare class Document extends DocumentFragment {
  activeElement: HTMLElement | null;
  adoptedStyleSheets: CSSStyleSheet[];
  body: HTMLElement;
  characterSet: string;
  compatMode: string;
  cookie: string;
  currentScript: HTMLScriptElement | null;
  defaultView: Window | null;
  dir: string;
  doctype: Node | null;
  documentElement: HTMLElement;
  domain: string;
  fonts: any;
  forms: HTMLCollectionOf<HTMLFormElement>;
  fullscreenElement: Element | null;
  head: HTMLElement;
  hidden: boolean;
  images: HTMLCollectionOf<HTMLImageElement>;
  links: HTMLCollectionOf<HTMLAnchorElement>;
  location: Location;
  onreadystatechange: ((event: Event) => any) | null;
  readyState: string;
  referrer: string;
  scripts: HTMLCollectionOf<HTMLScriptElement>;
  scrollingElement: Element | null;
  styleSheets: any;
  title: string;
  URL: string;
  visibilityState: string;
  adoptNode<T>(node: T): T;
  close(): void;
  createAttribute(name: string): Attr;
  createComment(data: string): Comment;
  createDocumentFragment(): DocumentFragment;
  createElement(tag: string, options?: any): AnyElement;
  createElementNS(namespace: string | null, tag: string): AnyElement | SVGSVGElement | SVGPathElement;
  createEvent(type: string): AnyEvent;
  createRange(): Range;
  createTextNode(data: string): Text;
  createTreeWalker(root: Node, what?: number, filter?: any): TreeWalker;
  elementFromPoint(x: number, y: number): HTMLElement | null;
  elementsFromPoint(x: number, y: number): HTMLElement[];
  execCommand(command: string, ...rest: any[]): boolean;
  exitFullscreen(): Promise<void>;
  getElementsByClassName(names: string): HTMLCollectionOf<AnyElement>;
  getElementsByName(name: string): NodeListOf<AnyElement>;
  getElementsByTagName(name: string): HTMLCollectionOf<AnyElement>;
  getSelection(): Selection | null;
  hasFocus(): boolean;
  importNode<T>(node: T, deep?: boolean): T;
  open(...args: any[]): Document;
  queryCommandSupported(command: string): boolean;
  startViewTransition(callback?: () => any): any;
  write(...text: string[]): void;
  writeln(...text: string[]): void;
}
declare const document: Document;
declare class TreeWalker {
  currentNode: Node;
  root: Node;
  firstChild(): Node | null;
  lastChild(): Node | null;
  nextNode(): Node | null;
  nextSibling(): Node | null;
  parentNode(): Node | null;
  previousNode(): Node | null;
  previousSibling(): Node | null;
}
declare class Range {
  collapsed: boolean;
  commonAncestorContainer: Node;
  endContainer: Node;
  endOffset: number;
  startContainer: Node;
  startOffset: number;
  cloneContents(): DocumentFragment;
  cloneRange(): Range;
  collapse(start?: boolean): void;
  createContextualFragment(text: string): DocumentFragment;
  deleteContents(): void;
  extractContents(): DocumentFragment;
  getBoundingClientRect(): DOMRect;
  getClientRects(): HTMLCollectionOf<DOMRect>;
  insertNode(node: Node): void;
  selectNode(node: Node): void;
  selectNodeContents(node: Node): void;
  setEnd(node: Node, offset: number): void;
  setEndAfter(node: Node): void;
  setEndBefore(node: Node): void;
  setStart(node: Node, offset: number): void;
  setStartAfter(node: Node): void;
  setStartBefore(node: Node): void;
  surroundContents(node: Node): void;
  toString(): string;
}
declare class Selection {
  anchorNode: Node | null;
  anchorOffset: number;
  focusNode: Node | null;
  focusOffset: number;
  isCollapsed: boolean;
  rangeCount: number;
  type: string;
  addRange(range: Range): void;
  collapse(node: Node | null, offset?: number): void;
  collapseToEnd(): void;
  collapseToStart(): void;
  containsNode(node: Node, partly?: boolean): boolean;
  deleteFromDocument(): void;
  empty(): void;
  extend(node: Node, offset?: number): void;
  getRangeAt(index: number): Range;
  modify(...args: string[]): void;
  removeAllRanges(): void;
  removeRange(range: Range): void;
  selectAllChildren(node: Node): void;
  setBaseAndExtent(anchor: Node, from: number, focus: Node, to: number): void;
  toString(): string;
}
declare class DOMParser {
  parseFromString(text: string, type: string): Document;
}
declare class XMLSerializer {
  serializeToString(root: Node): string;
}

// Events of the document

declare class UIEvent extends Event {
  detail: number;
  view: Window | null;
  which: number;
}
declare class MouseEvent extends UIEvent {
  altKey: boolean;
  button: number;
  buttons: number;
  clientX: number;
  clientY: number;
  ctrlKey: boolean;
  metaKey: boolean;
  movementX: number;
  movementY: number;
  offsetX: number;
  offsetY: number;
  pageX: number;
  pageY: number;
  relatedTarget: AnyElement | null;
  screenX: number;
  screenY: number;
  shiftKey: boolean;
  x: number;
  y: number;
  getModifierState(key: string): boolean;
}
declare class PointerEvent extends MouseEvent {
  height: number;
  isPrimary: boolean;
  pointerId: number;
  pointerType: string;
  pressure: number;
  width: number;
  getCoalescedEvents(): PointerEvent[];
}
declare class WheelEvent extends MouseEvent {
  deltaMode: number;
  deltaX: number;
  deltaY: number;
  deltaZ: number;
}
declare class DragEvent extends MouseEvent {
  dataTransfer: DataTransfer | null;
}
declare class DataTransfer {
  dropEffect: string;
  effectAllowed: string;
  files: FileList;
  items: any;
  types: readonly string[];
  clearData(format?: string): void;
  getData(format: string): string;
  setData(format: string, data: string): void;
  setDragImage(image: Element, x: number, y: number): void;
}
declare class ClipboardEvent extends Event {
  clipboardData: DataTransfer | null;
}
declare class KeyboardEvent extends UIEvent {
  altKey: boolean;
  charCode: number;
  code: string;
  ctrlKey: boolean;
  isComposing: boolean;
  key: string;
  keyCode: number;
  location: number;
  metaKey: boolean;
  repeat: boolean;
  shiftKey: boolean;
  getModifierState(key: string): boolean;
}
declare class InputEvent extends UIEvent {
  data: string | null;
  dataTransfer: DataTransfer | null;
  inputType: string;
  isComposing: boolean;
  getTargetRanges(): any[];
}
declare class CompositionEvent extends UIEvent {
  data: string;
}
declare class FocusEvent extends UIEvent {
  relatedTarget: AnyElement | null;
}
declare class SubmitEvent extends Event {
  submitter: HTMLElement | null;
}
declare class TouchEvent extends UIEvent {
  altKey: boolean;
  changedTouches: TouchList;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  targetTouches: TouchList;
  touches: TouchList;
}
declare class Touch {
  clientX: number;
  clientY: number;
  identifier: number;
  pageX: number;
  pageY: number;
  screenX: number;
  screenY: number;
  target: EventTarget;
}
type TouchList = HTMLCollectionOf<Touch>;
declare class AnimationEvent extends Event {
  animationName: string;
  elapsedTime: number;
}
declare class TransitionEvent extends Event {
  elapsedTime: number;
  propertyName: string;
}
declare class HashChangeEvent extends Event {
  newURL: string;
  oldURL: string;
}
declare class PopStateEvent extends Event {
  state: any;
}
declare class PageTransitionEvent extends Event {
  persisted: boolean;
}
declare class BeforeUnloadEvent extends Event {}
declare class StorageEvent extends Event {
  key: string | null;
  newValue: string | null;
  oldValue: string | null;
  storageArea: Storage | null;
}
declare class MediaQueryListEvent extends Event {
  matches: boolean;
  media: string;
}
// Of what a listener hears only the name of the event is said: a member is that of whichever has one.
type AnyEvent =
  | PointerEvent
  | WheelEvent
  | DragEvent
  | ClipboardEvent
  | KeyboardEvent
  | InputEvent
  | FocusEvent
  | SubmitEvent
  | TouchEvent
  | TransitionEvent
  | AnimationEvent
  | CustomEvent
  | MessageEvent
  | ErrorEvent
  | CloseEvent
  | ProgressEvent
  | PromiseRejectionEvent
  | HashChangeEvent
  | PopStateEvent
  | StorageEvent
  | MediaQueryListEvent;

// Observers, canvas, window

declare class MutationObserver {
  constructor(callback: (records: MutationRecord[], observer: MutationObserver) => void);
  disconnect(): void;
  observe(target: Node, options?: any): void;
  takeRecords(): MutationRecord[];
}
declare class MutationRecord {
  addedNodes: NodeListOf<HTMLElement>;
  attributeName: string | null;
  oldValue: string | null;
  removedNodes: NodeListOf<HTMLElement>;
  target: HTMLElement;
  type: string;
}
declare class IntersectionObserver {
  constructor(
    callback: (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => void,
    options?: any,
  );
  disconnect(): void;
  observe(target: Element): void;
  takeRecords(): IntersectionObserverEntry[];
  unobserve(target: Element): void;
}
declare class IntersectionObserverEntry {
  boundingClientRect: DOMRect;
  intersectionRatio: number;
  intersectionRect: DOMRect;
  isIntersecting: boolean;
  target: HTMLElement;
}
declare class ResizeObserver {
  constructor(callback: (entries: ResizeObserverEntry[], observer: ResizeObserver) => void);
  disconnect(): void;
  observe(target: Element, options?: any): void;
  unobserve(target: Element): void;
}
declare class ResizeObserverEntry {
  borderBoxSize: readonly any[];
  contentBoxSize: readonly any[];
  contentRect: DOMRect;
  target: HTMLElement;
}
declare class CanvasRenderingContext2D {
  canvas: HTMLCanvasElement;
  direction: string;
  fillStyle: any;
  filter: string;
  font: string;
  globalAlpha: number;
  globalCompositeOperation: string;
  imageSmoothingEnabled: boolean;
  lineCap: string;
  lineDashOffset: number;
  lineJoin: string;
  lineWidth: number;
  shadowBlur: number;
  shadowColor: string;
  strokeStyle: any;
  textAlign: string;
  textBaseline: string;
  arc(...args: any[]): void;
  arcTo(...args: any[]): void;
  beginPath(...args: any[]): void;
  bezierCurveTo(...args: any[]): void;
  clearRect(...args: any[]): void;
  clip(...args: any[]): void;
  closePath(...args: any[]): void;
  drawFocusIfNeeded(...args: any[]): void;
  drawImage(...args: any[]): void;
  ellipse(...args: any[]): void;
  fill(...args: any[]): void;
  fillRect(...args: any[]): void;
  fillText(...args: any[]): void;
  lineTo(...args: any[]): void;
  moveTo(...args: any[]): void;
  putImageData(...args: any[]): void;
  quadraticCurveTo(...args: any[]): void;
  rect(...args: any[]): void;
  reset(...args: any[]): void;
  resetTransform(...args: any[]): void;
  restore(...args: any[]): void;
  rotate(...args: any[]): void;
  roundRect(...args: any[]): void;
  save(...args: any[]): void;
  scale(...args: any[]): void;
  setLineDash(...args: any[]): void;
  setTransform(...args: any[]): void;
  stroke(...args: any[]): void;
  strokeRect(...args: any[]): void;
  strokeText(...args: any[]): void;
  transform(...args: any[]): void;
  translate(...args: any[]): void;
  createImageData(...args: any[]): ImageData;
  createLinearGradient(...args: number[]): CanvasGradient;
  createPattern(image: any, repetition: string | null): any;
  createRadialGradient(...args: number[]): CanvasGradient;
  getImageData(...args: number[]): ImageData;
  getLineDash(): number[];
  getTransform(): any;
  isPointInPath(...args: any[]): boolean;
  isPointInStroke(...args: any[]): boolean;
  measureText(text: string): TextMetrics;
}
interface CanvasGradient {
  addColorStop(offset: number, color: string): void;
}
interface TextMetrics {
  actualBoundingBoxAscent: number;
  actualBoundingBoxDescent: number;
  width: number;
}
declare class Path2D {
  constructor(path?: any);
  addPath(path: Path2D): void;
  arc(...args: any[]): void;
  closePath(): void;
  lineTo(x: number, y: number): void;
  moveTo(x: number, y: number): void;
  rect(...args: number[]): void;
}
type AnyRenderingContext = CanvasRenderingContext2D;
interface Storage {
  [key: string]: any;
  length: number;
  clear(): void;
  getItem(key: string): string | null;
  key(index: number): string | null;
  removeItem(key: string): void;
  setItem(key: string, value: string): void;
}
interface Location {
  hash: string;
  host: string;
  hostname: string;
  href: string;
  origin: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
  assign(url: string | URL): void;
  reload(): void;
  replace(url: string | URL): void;
  toString(): string;
}
interface History {
  length: number;
  scrollRestoration: string;
  state: any;
  back(): void;
  forward(): void;
  go(delta?: number): void;
  pushState(data: any, unused: string, url?: any): void;
  replaceState(data: any, unused: string, url?: any): void;
}
interface Navigator {
  clipboard: Clipboard;
  connection: any;
  cookieEnabled: boolean;
  geolocation: any;
  hardwareConcurrency: number;
  language: string;
  languages: readonly string[];
  maxTouchPoints: number;
  mediaDevices: any;
  onLine: boolean;
  permissions: any;
  platform: string;
  serviceWorker: any;
  storage: any;
  userAgent: string;
  userAgentData: any;
  vendor: string;
  sendBeacon(url: string | URL, data?: any): boolean;
  share(data?: any): Promise<void>;
  vibrate(pattern: any): boolean;
}
interface Clipboard extends EventTarget {
  read(): Promise<any[]>;
  readText(): Promise<string>;
  write(data: any[]): Promise<void>;
  writeText(text: string): Promise<void>;
}
interface MediaQueryList extends EventTarget {
  matches: boolean;
  media: string;
  onchange: ((event: MediaQueryListEvent) => any) | null;
  addListener(listener: (event: MediaQueryListEvent) => any): void;
  removeListener(listener: (event: MediaQueryListEvent) => any): void;
}
interface Window extends EventTarget {
  [name: string]: any;
  closed: boolean;
  console: Console;
  crypto: Crypto;
  customElements: CustomElementRegistry;
  devicePixelRatio: number;
  document: Document;
  frames: Window;
  history: History;
  innerHeight: number;
  innerWidth: number;
  localStorage: Storage;
  location: Location;
  name: string;
  navigator: Navigator;
  onbeforeunload: ((event: BeforeUnloadEvent) => any) | null;
  onerror: any;
  onload: ((event: Event) => any) | null;
  onpopstate: ((event: PopStateEvent) => any) | null;
  onresize: ((event: UIEvent) => any) | null;
  opener: any;
  origin: string;
  outerHeight: number;
  outerWidth: number;
  pageXOffset: number;
  pageYOffset: number;
  parent: Window;
  performance: Performance;
  screen: Screen;
  screenX: number;
  screenY: number;
  scrollX: number;
  scrollY: number;
  self: Window;
  sessionStorage: Storage;
  top: Window | null;
  visualViewport: any;
  window: Window;
  alert(message?: any): void;
  atob(data: string): string;
  blur(): void;
  btoa(data: string): string;
  cancelAnimationFrame(id: number): void;
  cancelIdleCallback(id: number): void;
  clearInterval(id?: any): void;
  clearTimeout(id?: any): void;
  close(): void;
  confirm(message?: string): boolean;
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  focus(): void;
  getComputedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration;
  getSelection(): Selection | null;
  matchMedia(query: string): MediaQueryList;
  open(url?: string | URL, target?: string, features?: string): Window | null;
  postMessage(message: any, ...rest: any[]): void;
  print(): void;
  prompt(message?: string, value?: string): string | null;
  queueMicrotask(callback: () => void): void;
  requestAnimationFrame(callback: (time: number) => void): number;
  requestIdleCallback(callback: (deadline: any) => void, options?: any): number;
  scroll(options?: any, y?: number): void;
  scrollBy(options?: any, y?: number): void;
  scrollTo(options?: any, y?: number): void;
  setInterval(callback: (...args: any[]) => void, ms?: number, ...args: any[]): NodeJS.Timeout;
  setTimeout(callback: (...args: any[]) => void, ms?: number, ...args: any[]): NodeJS.Timeout;
  stop(): void;
  structuredClone<T>(value: T, options?: any): T;
}
interface Screen {
  availHeight: number;
  availWidth: number;
  colorDepth: number;
  height: number;
  orientation: any;
  width: number;
}
interface CustomElementRegistry {
  define(name: string, constructor: any, options?: any): void;
  get(name: string): any;
  upgrade(root: Node): void;
  whenDefined(name: string): Promise<any>;
}
declare const globalThis: Window;
declare const global: Window;
declare const window: Window;
declare const self: Window;
declare const customElements: CustomElementRegistry;
declare const history: History;
declare const localStorage: Storage;
declare const location: Location;
declare const navigator: Navigator;
declare const screen: Screen;
declare const sessionStorage: Storage;
declare function alert(message?: any): void;
declare function cancelAnimationFrame(id: number): void;
declare function cancelIdleCallback(id: number): void;
declare function confirm(message?: string): boolean;
declare function getComputedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration;
declare function getSelection(): Selection | null;
declare function matchMedia(query: string): MediaQueryList;
declare function prompt(message?: string, value?: string): string | null;
declare function requestAnimationFrame(callback: (time: number) => void): number;
declare function requestIdleCallback(callback: (deadline: any) => void, options?: any): number;

// Seen without an import where elements are compiled to calls.
export * as React from 'react';

// Declarations that upstream says in a way that the resolver cannot evaluate, with the reason for each group. Members whose name begins with two
// underscores are protocols: `__next` is the element of an iteration, `__await` the result of awaiting.
export * as React from 'react';

// Iteration: the resolver reads elements from `__next`. Upstream encodes them in unions of iterator results, and iterator helpers in `this` types.
interface Iterable<T, R = any, N = any> {
  [Symbol.iterator](): Iterator<T>;
}
declare class Iterator<T, R = any, N = any> {
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
declare type IteratorYieldResult<T> = IteratorResult<T>;
declare type IteratorReturnResult<T> = IteratorResult<T>;
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
declare type IteratorObject<T, R = any, N = any> = IterableIterator<T, R, N>;
declare type ArrayIterator<T> = IterableIterator<T>;
declare type MapIterator<T> = IterableIterator<T>;
declare type SetIterator<T> = IterableIterator<T>;
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
declare type AsyncIteratorObject<T, R = any, N = any> = AsyncIterableIterator<T, R, N>;
interface AsyncGenerator<T = any, R = any, N = any> extends AsyncIterableIterator<T, R, N> {
  [Symbol.asyncIterator](): AsyncGenerator<T, R, N>;
}

// Upstream declares these as an interface and a constant of another type; programs use the classes.
declare class GeneratorFunction extends Function {}
declare class DisposableStack implements Disposable {
  use<T>(value: T): T;
  adopt<T>(value: T, onDispose: (value: T) => void): T;
  defer(onDispose: () => void): void;
}
declare class AsyncDisposableStack implements AsyncDisposable {
  use<T>(value: T): T;
  adopt<T>(value: T, onDispose: (value: T) => void): T;
  defer(onDispose: () => void): void;
}

// Promises: the resolver reads the result of awaiting from `__await`. Upstream types combinators by mapped types over tuples.
interface PromiseLike<T> {
  __await(): T;
  then<A = T, B = never>(
    fulfilled?: (value: T) => A | PromiseLike<A>,
    rejected?: (reason: any) => B | PromiseLike<B>,
  ): PromiseLike<A | B>;
}
declare class Promise implements PromiseLike<T> {
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
  static try<T>(callback: (...args: any[]) => T | PromiseLike<T>, ...args: any[]): Promise<T>;
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
declare type PromiseConstructorLike = new <T>(executor: any) => PromiseLike<T>;

// Collections share one base class with what can be read; upstream repeats the members in two interfaces. One signature with a default type replaces overloads with type guards.
declare class ReadonlyArray<T> implements ArrayLike<T>, Iterable<T> {
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
declare class Array extends ReadonlyArray<T> {
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
  fill(value: T, start?: number, end?: number): this;
  push(...items: T[]): number;
  sort(compare?: (a: T, b: T) => number): this;
  splice(start: number, count?: number, ...items: T[]): T[];
  unshift(...items: T[]): number;
}
declare type FlatArray<T, Depth = 1> = T[number];
declare class ReadonlySet<T> implements Iterable<T> {
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
declare class Set extends ReadonlySet<T> {
  constructor(values?: Iterable<T> | null);
  add(value: T): this;
  delete(value: T): boolean;
}
declare class ReadonlyMap<K, V> implements Iterable<[K, V]> {
  size: number;
  [Symbol.iterator](): IterableIterator<[K, V]>;
  entries(): IterableIterator<[K, V]>;
  forEach(callback: (value: V, key: K, map: Map<K, V>) => void, self?: any): void;
  get(key: K): V | undefined;
  has(key: K): boolean;
  keys(): IterableIterator<K>;
  values(): IterableIterator<V>;
}
declare class Map extends ReadonlyMap<K, V> {
  static groupBy<K, T>(items: Iterable<T>, callback: (item: T, index: number) => K): Map<K, T[]>;
  constructor(entries?: Iterable<readonly [K, V]> | null);
  getOrInsertComputed(key: K, callback: (key: K) => V): V;
}
declare class WeakMap<K, V> {
  constructor(entries?: Iterable<readonly [K, V]> | null);
}
declare class WeakSet<T> {
  constructor(values?: Iterable<T> | null);
  add(value: T): this;
  delete(value: T): boolean;
  has(value: T): boolean;
}
declare class WeakRef<T> {
  constructor(target: T);
}
declare class FinalizationRegistry {
  constructor(cleanup: (held: T) => void);
  register(target: any, held: T, token?: any): void;
}

// Members whose upstream overloads or `this` types say less than one signature: results keep the type of the argument.
declare class Object {
  static assign<T, U, V, W>(target: T, first?: U, second?: V, third?: W): T & U & V & W;
  static create<T>(prototype: T, properties?: any): T;
  static defineProperties<T>(object: T, properties: any): T;
  static defineProperty<T>(object: T, key: PropertyKey, descriptor: PropertyDescriptor): T;
  static entries<T>(object: { [key: string]: T } | ArrayLike<T>): [string, T][];
  static freeze<T>(object: T): T;
  static fromEntries<T>(entries: Iterable<readonly [any, T]>): Record<string, T>;
  static getOwnPropertyDescriptors(object: any): { [key: string]: PropertyDescriptor };
  static groupBy<T>(
    items: Iterable<T>,
    callback: (item: T, index: number) => PropertyKey,
  ): { [key: string]: T[] };
  static preventExtensions<T>(object: T): T;
  static seal<T>(object: T): T;
  static setPrototypeOf<T>(object: T, prototype: any): T;
  static values<T>(object: { [key: string]: T } | ArrayLike<T>): T[];
}
interface PropertyDescriptorMap {
  [key: string]: PropertyDescriptor;
}
interface TypedPropertyDescriptor extends PropertyDescriptor {}
declare class Function {
  apply<R>(this: (...args: any) => R, self: any, args?: any): R;
  bind<T>(this: T, self: any, ...args: any[]): T;
  call<R>(this: (...args: any) => R, self: any, ...args: any[]): R;
}
interface CallableFunction extends Function {}
interface NewableFunction extends Function {}
interface IArguments extends ArrayLike<any>, Iterable<any> {}
declare class String implements Iterable<string> {
  replace(pattern: any, replacer: string | ((match: string, ...groups: string[]) => string)): string;
  replaceAll(pattern: any, replacer: string | ((match: string, ...groups: string[]) => string)): string;
}
declare class Boolean {
  toString(): string;
}
declare class RegExp {
  toString(): string;
}
interface RegExpMatchArray {
  indices?: [number, number][];
}
interface RegExpExecArray extends RegExpMatchArray {}
declare class Date {
  getYear(): number;
  toGMTString(): string;
}
declare class Error {
  static isError(value: any): value is Error;
  toString(): string;
}
declare class EvalError extends Error {}
declare class RangeError extends Error {}
declare class ReferenceError extends Error {}
declare class SyntaxError extends Error {}
declare class TypeError extends Error {}
declare class URIError extends Error {}

// Binary data: upstream repeats the members of each typed array; one base class declares them.
declare class ArrayBuffer {
  static isView(value: any): boolean;
}
declare class SharedArrayBuffer extends ArrayBuffer {}
declare type ArrayBufferLike = ArrayBuffer;
interface ArrayBufferView {
  buffer: ArrayBuffer;
}
declare class DataView implements ArrayBufferView {
  buffer: ArrayBuffer;
}
declare class TypedArray<T> implements ArrayBufferView, ArrayLike<T>, Iterable<T> {
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

// Namespaces of functions: upstream types parameters by conditional types that are needed to infer results here.
declare const JSON: {
  parse(text: string, reviver?: (this: any, key: string, value: any) => any): any;
  stringify(value: any, replacer?: any, space?: any): string;
};
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
  constructor(target: T, handler: ProxyHandler<T>);
  revocable<T>(target: T, handler: ProxyHandler<T>): { proxy: T; revoke: () => void };
}
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

// Types of types: what they omit or make optional decides no member, so they are the type itself.
declare type Partial<T> = T;
declare type Required<T> = T;
declare type Readonly<T> = T;
declare type Pick<T, K> = T;
declare type Omit<T, K> = T;
declare type Exclude<T, U> = T;
declare type Extract<T, U> = T;
declare type NonNullable<T> = T;
declare type NoInfer<T> = T;
interface ThisType<T> {}
declare type OmitThisParameter<T> = T;
declare type Record<K, V> = { [key: string]: V };
declare type Awaited<T> = T extends PromiseLike<infer V> ? Awaited<V> : T;
declare type Parameters<T> = T extends (...args: infer P) => any ? P : never;
declare type ConstructorParameters<T> = T extends abstract new (...args: infer P) => any ? P : never;
declare type ReturnType<T> = T extends (...args: any) => infer R ? R : any;
declare type InstanceType<T> = T extends abstract new (...args: any) => infer R ? R : any;
declare type ThisParameterType<T> = T extends (this: infer U, ...args: any) => any ? U : unknown;
declare type Uppercase<S> = string;
declare type Lowercase<S> = string;
declare type Capitalize<S> = string;
declare type Uncapitalize<S> = string;
declare type ClassDecorator = <T>(target: T) => T | void;
declare type PropertyDecorator = (target: any, key: PropertyKey) => void;
declare type MethodDecorator = <T>(
  target: any,
  key: PropertyKey,
  descriptor: TypedPropertyDescriptor<T>,
) => any;
declare type ParameterDecorator = (target: any, key: PropertyKey, index: number) => void;

// Functions of browsers and Node have two upstream declarations with different results; this is one for both.
interface DecoratorContext {
  kind: string;
  name: string | symbol;
  metadata: any;
  addInitializer(initializer: (this: any) => void): void;
}
interface Console {
  profile(label?: string): void;
  profileEnd(label?: string): void;
}
declare function setTimeout(callback: (...args: any[]) => void, ms?: number, ...args: any[]): NodeJS.Timeout;
declare function setInterval(callback: (...args: any[]) => void, ms?: number, ...args: any[]): NodeJS.Timeout;
declare function setImmediate(callback: (...args: any[]) => void, ...args: any[]): NodeJS.Timeout;
declare function queueMicrotask(callback: () => void): void;
declare function structuredClone<T>(value: T, options?: any): T;

// Events: upstream types listeners by event maps that the resolver cannot evaluate. `AnyEvent` and `AnyElement` give the members of all events and elements.
declare class EventTarget {
  addEventListener(type: string, listener: (this: this, event: AnyEvent) => any, options?: any): void;
  removeEventListener(type: string, listener: (this: this, event: AnyEvent) => any, options?: any): void;
}
declare type EventListener = (event: Event) => void;
declare class Event {
  currentTarget: AnyElement;
  srcElement: AnyElement;
  target: AnyElement;
  timeStamp: number;
}
declare class MessageEvent {
  ports: readonly MessagePort[];
  source: Window | null;
}
declare class ProgressEvent {}
declare class AbortSignal {
  onabort: ((this: AbortSignal, event: Event) => any) | null;
}
declare class MessagePort extends EventTarget {
  onmessage: ((event: MessageEvent) => any) | null;
}
declare class BroadcastChannel extends MessagePort {}
declare class Worker extends EventTarget {
  onerror: ((event: ErrorEvent) => any) | null;
  onmessage: ((event: MessageEvent) => any) | null;
}
declare class WebSocket {
  static CLOSED: number;
  static CLOSING: number;
  static CONNECTING: number;
  static OPEN: number;
  binaryType: string;
  onclose: ((event: CloseEvent) => any) | null;
  onerror: ((event: Event) => any) | null;
  onmessage: ((event: MessageEvent) => any) | null;
  onopen: ((event: Event) => any) | null;
  readyState: number;
}
declare class EventSource {
  onerror: ((event: Event) => any) | null;
  onmessage: ((event: MessageEvent) => any) | null;
  onopen: ((event: Event) => any) | null;
}

// Bodies, headers and streams: upstream composes them of interfaces, unions and overloads by reader mode.
declare class URLSearchParams implements Iterable<[string, string]> {
  forEach(callback: (value: string, key: string, parent: URLSearchParams) => void): void;
}
declare class Headers implements Iterable<[string, string]> {
  forEach(callback: (value: string, key: string, parent: Headers) => void): void;
}
declare type HeadersInit = Headers | [string, string][] | Record<string, string>;
declare type BodyInit = ReadableStream | Blob | FormData | URLSearchParams | string;
declare class Body {
  body: ReadableStream<Uint8Array> | null;
  bodyUsed: boolean;
  arrayBuffer(): Promise<ArrayBuffer>;
  blob(): Promise<Blob>;
  bytes(): Promise<Uint8Array>;
  formData(): Promise<FormData>;
  json(): Promise<any>;
  text(): Promise<string>;
}
declare class Request {
  cache: string;
  credentials: string;
  destination: string;
  mode: string;
  redirect: string;
}
interface RequestInit {
  cache?: string;
  credentials?: string;
  mode?: string;
  redirect?: string;
}
declare class Response {
  type: string;
}
declare class File extends Blob {}
declare class FormData implements Iterable<[string, FormDataEntryValue]> {
  forEach(callback: (value: FormDataEntryValue, key: string, parent: FormData) => void): void;
}
declare class FileReader {
  onerror: ((event: ProgressEvent) => any) | null;
  onload: ((event: ProgressEvent) => any) | null;
  onloadend: ((event: ProgressEvent) => any) | null;
  readyState: number;
  result: any;
}
declare class XMLHttpRequest extends EventTarget {
  onerror: ((event: ProgressEvent) => any) | null;
  onload: ((event: ProgressEvent) => any) | null;
  onreadystatechange: ((event: Event) => any) | null;
  responseType: string;
  upload: EventTarget;
}
declare class TextEncoder {
  encoding: string;
  encodeInto(text: string, target: Uint8Array): { read: number; written: number };
}
declare class TextDecoder {
  encoding: string;
}
declare class ReadableStream<T = any> implements AsyncIterable<T> {
  static from<T>(values: Iterable<T> | AsyncIterable<T>): ReadableStream<T>;
  constructor(source?: UnderlyingSource<T>, strategy?: any);
  [Symbol.asyncIterator](): AsyncIterableIterator<T>;
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
  enqueue(chunk?: T): void;
}
declare type ReadableByteStreamController = ReadableStreamDefaultController<Uint8Array>;
declare class ReadableStreamDefaultReader<T = any> {
  closed: Promise<void>;
  cancel(reason?: any): Promise<void>;
  read(): Promise<IteratorResult<T>>;
}
declare class WritableStream<T = any> {
  constructor(sink?: UnderlyingSink<T>, strategy?: any);
  getWriter(): WritableStreamDefaultWriter<T>;
}
interface UnderlyingSink<T = any> {
  abort?(reason?: any): any;
  close?(): any;
  start?(controller: any): any;
  write?(chunk: T, controller: any): any;
}
declare class WritableStreamDefaultWriter<T = any> {
  write(chunk?: T): Promise<void>;
}
declare class TransformStream {
  constructor(transformer?: Transformer<I, O>);
}
interface Transformer<I = any, O = any> {
  flush?(controller: TransformStreamDefaultController<O>): any;
  start?(controller: TransformStreamDefaultController<O>): any;
  transform?(chunk: I, controller: TransformStreamDefaultController<O>): any;
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
declare class PerformanceEntry {
  duration: number;
  startTime: number;
}
declare type PerformanceMark = PerformanceEntry;
declare type PerformanceMeasure = PerformanceEntry;
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
declare class PerformanceObserver {
  constructor(callback: (list: { getEntries(): PerformanceEntry[] }, observer: PerformanceObserver) => void);
  takeRecords(): PerformanceEntry[];
}

// Node: upstream declares process and timers in several files, with types of modules that globals do not import.
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
declare class Buffer extends Uint8Array {
  static alloc(size: number, fill?: any, encoding?: string): Buffer;
  static allocUnsafe(size: number): Buffer;
  static allocUnsafeSlow(size: number): Buffer;
  static compare(a: Uint8Array, b: Uint8Array): number;
  static concat(list: readonly Uint8Array[], length?: number): Buffer;
  static from(data: any, ...rest: any[]): Buffer;
  static isBuffer(value: any): value is Buffer;
  static isEncoding(encoding: string): boolean;
  compare(other: Uint8Array): number;
  swap16(): Buffer;
  swap32(): Buffer;
  swap64(): Buffer;
  toJSON(): { type: string; data: number[] };
}
declare type BufferEncoding = string;
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

// The document: relatives of a node and results of selectors are elements here, because programs use them as such; upstream says Node or Element and requires a cast.
declare class Node {
  static COMMENT_NODE: number;
  static DOCUMENT_FRAGMENT_NODE: number;
  static DOCUMENT_NODE: number;
  static ELEMENT_NODE: number;
  static TEXT_NODE: number;
  ownerDocument: Document;
  parentNode: HTMLElement | null;
  textContent: string;
  appendChild<T>(node: T): T;
  cloneNode(deep?: boolean): this;
  getRootNode(options?: any): Document | ShadowRoot;
  insertBefore<T>(node: T, child: Node | null): T;
  removeChild<T>(child: T): T;
  replaceChild<T>(node: Node, child: T): T;
}
declare type ChildNode = HTMLElement | CharacterData;
interface ParentNode {
  firstElementChild: HTMLElement | null;
  lastElementChild: HTMLElement | null;
  querySelector<E = AnyElement>(selectors: string): E | null;
  querySelectorAll<E = AnyElement>(selectors: string): NodeListOf<E>;
}
declare class CharacterData extends Node {
  after(...nodes: (Node | string)[]): void;
  before(...nodes: (Node | string)[]): void;
  remove(): void;
  replaceWith(...nodes: (Node | string)[]): void;
}
declare class Text extends CharacterData {}
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
declare type NodeList = NodeListOf<Node>;
declare class HTMLCollectionOf<T> implements ArrayLike<T>, Iterable<T> {
  length: number;
  [index: number]: T;
  [Symbol.iterator](): IterableIterator<T>;
  item(index: number): T | null;
  namedItem(name: string): T | null;
}
declare type HTMLCollection = HTMLCollectionOf<HTMLElement>;
declare type FileList = HTMLCollectionOf<File>;
declare class DOMTokenList implements Iterable<string> {
  forEach(callback: (value: string, key: number, parent: DOMTokenList) => void): void;
}
declare class NamedNodeMap extends HTMLCollectionOf<Attr> {}
declare class DOMRect {
  bottom: number;
  left: number;
  right: number;
  top: number;
  toJSON(): any;
}
declare type DOMRectReadOnly = DOMRect;
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
}
declare class Element extends Node implements ParentNode {
  childElementCount: number;
  children: HTMLCollection;
  firstElementChild: HTMLElement | null;
  lastElementChild: HTMLElement | null;
  nextElementSibling: HTMLElement | null;
  previousElementSibling: HTMLElement | null;
  after(...nodes: (Node | string)[]): void;
  animate(keyframes: any, options?: any): Animation;
  append(...nodes: (Node | string)[]): void;
  before(...nodes: (Node | string)[]): void;
  closest<E = AnyElement>(selectors: string): E | null;
  getAnimations(): Animation[];
  getClientRects(): HTMLCollectionOf<DOMRect>;
  getElementsByClassName(names: string): HTMLCollectionOf<HTMLElement>;
  getElementsByTagName(name: string): HTMLCollectionOf<HTMLElement>;
  matches(selectors: string): boolean;
  prepend(...nodes: (Node | string)[]): void;
  querySelector<E = AnyElement>(selectors: string): E | null;
  querySelectorAll<E = AnyElement>(selectors: string): NodeListOf<E>;
  remove(): void;
  replaceChildren(...nodes: (Node | string)[]): void;
  replaceWith(...nodes: (Node | string)[]): void;
}
declare class Animation {
  currentTime: any;
  onfinish: ((event: Event) => any) | null;
  playState: string;
}
declare class HTMLElement extends Element {
  contentEditable: string;
  dataset: DOMStringMap;
  hidden: boolean;
  isContentEditable: boolean;
  offsetParent: HTMLElement | null;
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
  attachInternals(): any;
  blur(): void;
  focus(options?: any): void;
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
  list: HTMLElement | null;
}
declare class HTMLTextAreaElement extends HTMLTextControl {}
declare class HTMLButtonElement extends HTMLFormControl {}
declare class HTMLSelectElement extends HTMLFormControl {
  options: HTMLCollectionOf<HTMLOptionElement>;
}
declare class HTMLFormElement {
  elements: HTMLCollectionOf<HTMLInputElement>;
}
declare class HTMLAnchorElement extends HTMLElement {
  hash: string;
  host: string;
  hostname: string;
  href: string;
  origin: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
}
declare class Image extends HTMLImageElement {
  constructor(width?: number, height?: number);
}
declare class HTMLMediaElement {
  buffered: any;
  error: any;
  srcObject: any;
  canPlayType(type: string): string;
}
declare class HTMLAudioElement extends HTMLMediaElement {}
declare class Audio extends HTMLAudioElement {
  constructor(src?: string);
}
declare class HTMLCanvasElement {
  getContext(type: string, options?: any): AnyRenderingContext | null;
  toBlob(callback: (blob: Blob | null) => void, type?: string, quality?: any): void;
}
declare class OffscreenCanvas {
  getContext(type: string, options?: any): AnyRenderingContext | null;
}
interface ImageBitmap {
  height: number;
  width: number;
  close(): void;
}
declare class ImageData {
  data: Uint8ClampedArray;
}
declare class HTMLLinkElement extends HTMLElement {
  sheet: CSSStyleSheet | null;
}
declare class HTMLStyleElement extends HTMLElement {
  sheet: CSSStyleSheet | null;
}
declare class HTMLIFrameElement {
  contentWindow: Window | null;
}
declare class HTMLTableElement {
  tBodies: HTMLCollectionOf<HTMLElement>;
  tHead: HTMLElement | null;
}
declare class HTMLDivElement extends HTMLElement {}
declare class HTMLSpanElement extends HTMLElement {}
declare class HTMLParagraphElement extends HTMLElement {}
declare class HTMLHeadingElement extends HTMLElement {}
declare class HTMLUListElement extends HTMLElement {}
declare class HTMLOListElement extends HTMLElement {}
declare class HTMLPreElement extends HTMLElement {}
declare class HTMLBodyElement extends HTMLElement {}
declare class HTMLHeadElement extends HTMLElement {}
declare class HTMLHtmlElement extends HTMLElement {}
declare class HTMLFieldSetElement extends HTMLFormControl {}
declare class HTMLUnknownElement extends HTMLElement {}
declare class SVGElement extends Element {
  dataset: DOMStringMap;
  style: CSSStyleDeclaration;
  tabIndex: number;
  blur(): void;
  focus(options?: any): void;
}
declare class SVGGraphicsElement extends SVGElement {
  transform: any;
  getCTM(): any;
  getScreenCTM(): any;
}
declare class SVGSVGElement extends SVGGraphicsElement {
  viewBox: any;
  createSVGPoint(): any;
}
declare class SVGPathElement extends SVGGraphicsElement {
  getPointAtLength(distance: number): any;
}
declare type AnyElement =
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
  mode: string;
}
declare class Document extends DocumentFragment {
  activeElement: HTMLElement | null;
  adoptedStyleSheets: CSSStyleSheet[];
  currentScript: HTMLScriptElement | null;
  defaultView: Window | null;
  doctype: Node | null;
  fonts: any;
  fullscreenElement: Element | null;
  head: HTMLElement;
  links: HTMLCollectionOf<HTMLAnchorElement>;
  onreadystatechange: ((event: Event) => any) | null;
  readyState: string;
  styleSheets: any;
  visibilityState: string;
  adoptNode<T>(node: T): T;
  createElement(tag: string, options?: any): AnyElement;
  createElementNS(namespace: string | null, tag: string): AnyElement | SVGSVGElement | SVGPathElement;
  createEvent(type: string): AnyEvent;
  elementFromPoint(x: number, y: number): HTMLElement | null;
  elementsFromPoint(x: number, y: number): HTMLElement[];
  getElementsByClassName(names: string): HTMLCollectionOf<AnyElement>;
  getElementsByName(name: string): NodeListOf<AnyElement>;
  getElementsByTagName(name: string): HTMLCollectionOf<AnyElement>;
  importNode<T>(node: T, deep?: boolean): T;
  open(...args: any[]): Document;
  startViewTransition(callback?: () => any): any;
}
declare class Range {
  collapsed: boolean;
  endContainer: Node;
  endOffset: number;
  startContainer: Node;
  startOffset: number;
  getClientRects(): HTMLCollectionOf<DOMRect>;
}
declare class MouseEvent {
  relatedTarget: AnyElement | null;
}
declare class DataTransfer {
  items: any;
  types: readonly string[];
}
declare class InputEvent {
  getTargetRanges(): any[];
}
declare class FocusEvent extends UIEvent {
  relatedTarget: AnyElement | null;
}
declare type TouchList = HTMLCollectionOf<Touch>;
declare class BeforeUnloadEvent extends Event {}
declare type AnyEvent =
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

// Observers give elements; drawing takes what is given.
declare class MutationObserver {
  constructor(callback: (records: MutationRecord[], observer: MutationObserver) => void);
}
declare class MutationRecord {
  addedNodes: NodeListOf<HTMLElement>;
  removedNodes: NodeListOf<HTMLElement>;
  target: HTMLElement;
  type: string;
}
declare class IntersectionObserver {
  constructor(
    callback: (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => void,
    options?: any,
  );
}
declare class IntersectionObserverEntry {
  boundingClientRect: DOMRect;
  intersectionRect: DOMRect;
  target: HTMLElement;
}
declare class ResizeObserver {
  constructor(callback: (entries: ResizeObserverEntry[], observer: ResizeObserver) => void);
}
declare class ResizeObserverEntry {
  borderBoxSize: readonly any[];
  contentBoxSize: readonly any[];
  contentRect: DOMRect;
  target: HTMLElement;
}
declare class CanvasRenderingContext2D {
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
  arc(...args: any[]): void;
  closePath(): void;
  lineTo(x: number, y: number): void;
  moveTo(x: number, y: number): void;
  rect(...args: number[]): void;
}
declare type AnyRenderingContext = CanvasRenderingContext2D;
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

// The window is the global object, whose members can have any name. Upstream composes it of more than ten interfaces.
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
declare function requestAnimationFrame(callback: (time: number) => void): number;
declare function requestIdleCallback(callback: (deadline: any) => void, options?: any): number;

// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
export * as React from 'react';
interface Disposable {
  [Symbol.dispose](): void;
}
interface AsyncDisposable {
  [Symbol.asyncDispose](): PromiseLike<void>;
}
declare class DisposableStack implements Disposable {
  use<T>(value: T): T;
  adopt<T>(value: T, onDispose: (value: T) => void): T;
  defer(onDispose: () => void): void;
  readonly disposed: boolean;
  dispose(): void;
  move(): DisposableStack;
  [Symbol.dispose](): void;
}
declare class AsyncDisposableStack implements AsyncDisposable {
  use<T>(value: T): T;
  adopt<T>(value: T, onDispose: (value: T) => void): T;
  defer(onDispose: () => void): void;
  readonly disposed: boolean;
  disposeAsync(): Promise<void>;
  move(): AsyncDisposableStack;
  [Symbol.asyncDispose](): Promise<void>;
}
declare class Promise<T> implements PromiseLike<T> {
  static all<A, B>(values: readonly [ A | PromiseLike<A>, B | PromiseLike<B> ]): Promise<[ A, B ]>;
  static all<A, B, C>(values: readonly [ A | PromiseLike<A>, B | PromiseLike<B>, C | PromiseLike<C> ]): Promise<[ A, B, C ]>;
  static all<A, B, C, D>(values: readonly [ A | PromiseLike<A>, B | PromiseLike<B>, C | PromiseLike<C>, D | PromiseLike<D> ]): Promise<[ A, B, C, D ]>;
  static all<A, B, C, D, E>(values: readonly [ A | PromiseLike<A>, B | PromiseLike<B>, C | PromiseLike<C>, D | PromiseLike<D>, E | PromiseLike<E> ]): Promise<[ A, B, C, D, E ]>;
  static all<A, B, C, D, E, F>(values: readonly [ A | PromiseLike<A>, B | PromiseLike<B>, C | PromiseLike<C>, D | PromiseLike<D>, E | PromiseLike<E>, F | PromiseLike<F> ]): Promise<[ A, B, C, D, E, F ]>;
  static all<A, B, C, D, E, F, G>(values: readonly [ A | PromiseLike<A>, B | PromiseLike<B>, C | PromiseLike<C>, D | PromiseLike<D>, E | PromiseLike<E>, F | PromiseLike<F>, G | PromiseLike<G> ]): Promise<[ A, B, C, D, E, F, G ]>;
  static all<A, B, C, D, E, F, G, H>(values: readonly [ A | PromiseLike<A>, B | PromiseLike<B>, C | PromiseLike<C>, D | PromiseLike<D>, E | PromiseLike<E>, F | PromiseLike<F>, G | PromiseLike<G>, H | PromiseLike<H> ]): Promise<[ A, B, C, D, E, F, G, H ]>;
  static all<T>(values: Iterable<T | PromiseLike<T>>): Promise<T[]>;
  static allSettled<A, B>(values: readonly [ A | PromiseLike<A>, B | PromiseLike<B> ]): Promise<[ PromiseSettledResult<A>, PromiseSettledResult<B> ]>;
  static allSettled<A, B, C>(values: readonly [ A | PromiseLike<A>, B | PromiseLike<B>, C | PromiseLike<C> ]): Promise<[ PromiseSettledResult<A>, PromiseSettledResult<B>, PromiseSettledResult<C> ]>;
  static allSettled<A, B, C, D>(values: readonly [ A | PromiseLike<A>, B | PromiseLike<B>, C | PromiseLike<C>, D | PromiseLike<D> ]): Promise<[ PromiseSettledResult<A>, PromiseSettledResult<B>, PromiseSettledResult<C>, PromiseSettledResult<D> ]>;
  static allSettled<A, B, C, D, E>(values: readonly [ A | PromiseLike<A>, B | PromiseLike<B>, C | PromiseLike<C>, D | PromiseLike<D>, E | PromiseLike<E> ]): Promise<[ PromiseSettledResult<A>, PromiseSettledResult<B>, PromiseSettledResult<C>, PromiseSettledResult<D>, PromiseSettledResult<E> ]>;
  static allSettled<A, B, C, D, E, F>(values: readonly [ A | PromiseLike<A>, B | PromiseLike<B>, C | PromiseLike<C>, D | PromiseLike<D>, E | PromiseLike<E>, F | PromiseLike<F> ]): Promise<[ PromiseSettledResult<A>, PromiseSettledResult<B>, PromiseSettledResult<C>, PromiseSettledResult<D>, PromiseSettledResult<E>, PromiseSettledResult<F> ]>;
  static allSettled<A, B, C, D, E, F, G>(values: readonly [ A | PromiseLike<A>, B | PromiseLike<B>, C | PromiseLike<C>, D | PromiseLike<D>, E | PromiseLike<E>, F | PromiseLike<F>, G | PromiseLike<G> ]): Promise<[ PromiseSettledResult<A>, PromiseSettledResult<B>, PromiseSettledResult<C>, PromiseSettledResult<D>, PromiseSettledResult<E>, PromiseSettledResult<F>, PromiseSettledResult<G> ]>;
  static allSettled<A, B, C, D, E, F, G, H>(values: readonly [ A | PromiseLike<A>, B | PromiseLike<B>, C | PromiseLike<C>, D | PromiseLike<D>, E | PromiseLike<E>, F | PromiseLike<F>, G | PromiseLike<G>, H | PromiseLike<H> ]): Promise<[ PromiseSettledResult<A>, PromiseSettledResult<B>, PromiseSettledResult<C>, PromiseSettledResult<D>, PromiseSettledResult<E>, PromiseSettledResult<F>, PromiseSettledResult<G>, PromiseSettledResult<H> ]>;
  static allSettled<T>(values: Iterable<T | PromiseLike<T>>): Promise<PromiseSettledResult<T>[]>;
  static any<T>(values: Iterable<T | PromiseLike<T>>): Promise<T>;
  static race<T>(values: Iterable<T | PromiseLike<T>>): Promise<T>;
  static resolve<T>(value: T | PromiseLike<T>): Promise<T>;
  static try<T>(callback: (...args: any[]) => T | PromiseLike<T>, ...args: any[]): Promise<T>;
  constructor(executor: (resolve: (value: T | PromiseLike<T>) => void, reject: (reason?: any) => void) => void);
  __await(): T;
  then<A = T, B = never>(fulfilled?: (value: T) => A | PromiseLike<A>, rejected?: (reason: any) => B | PromiseLike<B>): Promise<A | B>;
  catch<B = never>(rejected?: (reason: any) => B | PromiseLike<B>): Promise<T | B>;
  finally(callback?: () => void): Promise<T>;
  static reject<T = never>(reason?: any): Promise<T>;
  static withResolvers<T>(): PromiseWithResolvers<T>;
}
interface PromiseWithResolvers<T> {
  promise: Promise<T>;
  resolve: (value: T | PromiseLike<T>) => void;
  reject: (reason?: any) => void;
}
interface PromiseFulfilledResult<T> {
  status: "fulfilled";
  value: T;
}
interface PromiseRejectedResult {
  status: "rejected";
  reason: any;
}
declare type PromiseSettledResult<T> = PromiseFulfilledResult<T> | PromiseRejectedResult;
interface ArrayLike<T> {
  readonly length: number;
  readonly [n: number]: T;
}
declare class Array<T> extends ReadonlyArray<T> {
  static from<T, U = T>(values: Iterable<T> | ArrayLike<T>, callback?: (value: T, index: number) => U, self?: any): U[];
  static fromAsync<T, U = T>(values: AsyncIterable<T> | Iterable<T | PromiseLike<T>>, callback?: (value: T, index: number) => U): Promise<U[]>;
  static isArray(value: any): value is any[];
  static of<T>(...items: T[]): T[];
  constructor(...items: T[]);
  fill(value: T, start?: number, end?: number): this;
  push(...items: T[]): number;
  sort(compare?: (a: T, b: T) => number): this;
  splice(start: number, count?: number, ...items: T[]): T[];
  unshift(...items: T[]): number;
  pop(): T | undefined;
  reverse(): T[];
  shift(): T | undefined;
  copyWithin(target: number, start: number, end?: number): this;
  length: number;
  [index: number]: T;
  [Symbol.iterator](): IterableIterator<T>;
  at(index: number): T | undefined;
  concat<U = T>(...items: (U | U[])[]): (T | U)[];
  entries(): IterableIterator<[ number, T ]>;
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
interface TemplateStringsArray extends ReadonlyArray<string> {
  readonly raw: readonly string[];
}
declare class Set<T> extends ReadonlySet<T> {
  constructor(values?: Iterable<T> | null);
  add(value: T): this;
  delete(value: T): boolean;
  clear(): void;
  size: number;
  [Symbol.iterator](): IterableIterator<T>;
  entries(): IterableIterator<[ T, T ]>;
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
declare class Map<K, V> extends ReadonlyMap<K, V> {
  static groupBy<K, T>(items: Iterable<T>, callback: (item: T, index: number) => K): Map<K, T[]>;
  constructor(entries?: Iterable<readonly [ K, V ]> | null);
  getOrInsertComputed(key: K, callback: (key: K) => V): V;
  clear(): void;
  delete(key: K): boolean;
  set(key: K, value: V): this;
  getOrInsert(key: K, defaultValue: V): V;
  size: number;
  [Symbol.iterator](): IterableIterator<[ K, V ]>;
  entries(): IterableIterator<[ K, V ]>;
  forEach(callback: (value: V, key: K, map: Map<K, V>) => void, self?: any): void;
  get(key: K): V | undefined;
  has(key: K): boolean;
  keys(): IterableIterator<K>;
  values(): IterableIterator<V>;
}
declare class WeakMap<K, V> {
  constructor(entries?: Iterable<readonly [ K, V ]> | null);
  delete(key: K): boolean;
  get(key: K): V | undefined;
  has(key: K): boolean;
  set(key: K, value: V): this;
}
declare class WeakRef<T> {
  constructor(target: T);
  deref(): T | undefined;
}
declare class FinalizationRegistry<T> {
  constructor(cleanup: (held: T) => void);
  register(target: any, held: T, token?: any): void;
  unregister(unregisterToken: WeakKey): boolean;
}
declare class Object {
  static assign<T, U, V, W>(target: T, first?: U, second?: V, third?: W): T & U & V & W;
  static create<T>(prototype: T, properties?: any): T;
  static defineProperties<T>(object: T, properties: any): T;
  static defineProperty<T>(object: T, key: PropertyKey, descriptor: PropertyDescriptor): T;
  static entries<T>(object: { [key: string]: T; } | ArrayLike<T>): [ string, T ][];
  static freeze<T>(object: T): T;
  static fromEntries<T>(entries: Iterable<readonly [ any, T ]>): Record<string, T>;
  static getOwnPropertyDescriptors(object: any): { [key: string]: PropertyDescriptor; };
  static groupBy<T>(items: Iterable<T>, callback: (item: T, index: number) => PropertyKey): { [key: string]: T[]; };
  static preventExtensions<T>(object: T): T;
  static seal<T>(object: T): T;
  static setPrototypeOf<T>(object: T, prototype: any): T;
  static values<T>(object: { [key: string]: T; } | ArrayLike<T>): T[];
  constructor(value?: any);
  static getPrototypeOf(o: any): any;
  static getOwnPropertyDescriptor(o: any, p: PropertyKey): PropertyDescriptor | undefined;
  static getOwnPropertyNames(o: any): string[];
  static isSealed(o: any): boolean;
  static isFrozen(o: any): boolean;
  static isExtensible(o: any): boolean;
  static keys(o: object): string[];
  static getOwnPropertySymbols(o: any): symbol[];
  static keys(o: {}): string[];
  static is(value1: any, value2: any): boolean;
  static hasOwn(o: object, v: PropertyKey): boolean;
  toString(): string;
  toLocaleString(): string;
  valueOf(): Object;
  hasOwnProperty(v: PropertyKey): boolean;
  isPrototypeOf(v: Object): boolean;
  propertyIsEnumerable(v: PropertyKey): boolean;
}
declare type PropertyKey = string | number | symbol;
interface PropertyDescriptor {
  configurable?: boolean;
  enumerable?: boolean;
  value?: any;
  writable?: boolean;
  get?(): any;
  set?(v: any): void;
}
interface TypedPropertyDescriptor<T> extends PropertyDescriptor {
  value?: T;
  get?: () => T;
  set?: (value: T) => void;
}
declare class Function {
  apply<R>(this: (...args: any) => R, self: any, args?: any): R;
  bind<T>(this: T, self: any, ...args: any[]): T;
  call<R>(this: (...args: any) => R, self: any, ...args: any[]): R;
  constructor(...args: string[]);
  toString(): string;
  prototype: any;
  readonly length: number;
  readonly name: string;
  [Symbol.hasInstance](value: any): boolean;
}
interface IArguments extends ArrayLike<any>, Iterable<any> {
  callee: Function;
  [Symbol.iterator](): ArrayIterator<any>;
}
declare class String implements Iterable<string> {
  replace(pattern: any, replacer: string | ((match: string, ...groups: string[]) => string)): string;
  replaceAll(pattern: any, replacer: string | ((match: string, ...groups: string[]) => string)): string;
  constructor(value?: any);
  static fromCharCode(...codes: number[]): string;
  static fromCodePoint(...codePoints: number[]): string;
  static raw(template: { raw: readonly string[] | ArrayLike<string>; }, ...substitutions: any[]): string;
  toString(): string;
  charAt(pos: number): string;
  charCodeAt(index: number): number;
  concat(...strings: string[]): string;
  indexOf(searchString: string, position?: number): number;
  lastIndexOf(searchString: string, position?: number): number;
  localeCompare(that: string): number;
  match(regexp: string | RegExp): RegExpMatchArray | null;
  search(regexp: string | RegExp): number;
  slice(start?: number, end?: number): string;
  split(separator: string | RegExp, limit?: number): string[];
  substring(start: number, end?: number): string;
  toLowerCase(): string;
  toLocaleLowerCase(locales?: string | string[]): string;
  toUpperCase(): string;
  toLocaleUpperCase(locales?: string | string[]): string;
  trim(): string;
  readonly length: number;
  substr(from: number, length?: number): string;
  valueOf(): string;
  readonly [index: number]: string;
  localeCompare(that: string, locales?: string | string[], options?: Intl.CollatorOptions): number;
  codePointAt(pos: number): number | undefined;
  includes(searchString: string, position?: number): boolean;
  endsWith(searchString: string, endPosition?: number): boolean;
  normalize(form: "NFC" | "NFD" | "NFKC" | "NFKD"): string;
  normalize(form?: string): string;
  repeat(count: number): string;
  startsWith(searchString: string, position?: number): boolean;
  anchor(name: string): string;
  [Symbol.iterator](): StringIterator<string>;
  match(matcher: { [Symbol.match](string: string): RegExpMatchArray | null; }): RegExpMatchArray | null;
  search(searcher: { [Symbol.search](string: string): number; }): number;
  split(splitter: { [Symbol.split](string: string, limit?: number): string[]; }, limit?: number): string[];
  padStart(maxLength: number, fillString?: string): string;
  padEnd(maxLength: number, fillString?: string): string;
  trimEnd(): string;
  trimStart(): string;
  trimLeft(): string;
  trimRight(): string;
  matchAll(regexp: RegExp): RegExpStringIterator<RegExpExecArray>;
  toLocaleLowerCase(locales?: Intl.LocalesArgument): string;
  toLocaleUpperCase(locales?: Intl.LocalesArgument): string;
  localeCompare(that: string, locales?: Intl.LocalesArgument, options?: Intl.CollatorOptions): number;
  at(index: number): string | undefined;
  isWellFormed(): boolean;
  toWellFormed(): string;
}
declare class Number {
  constructor(value?: any);
  static readonly MAX_VALUE: number;
  static readonly MIN_VALUE: number;
  static readonly NaN: number;
  static readonly NEGATIVE_INFINITY: number;
  static readonly POSITIVE_INFINITY: number;
  static readonly EPSILON: number;
  static isFinite(number: unknown): boolean;
  static isInteger(number: unknown): boolean;
  static isNaN(number: unknown): boolean;
  static isSafeInteger(number: unknown): boolean;
  static readonly MAX_SAFE_INTEGER: number;
  static readonly MIN_SAFE_INTEGER: number;
  static parseFloat(string: string): number;
  static parseInt(string: string, radix?: number): number;
  toString(radix?: number): string;
  toFixed(fractionDigits?: number): string;
  toExponential(fractionDigits?: number): string;
  toPrecision(precision?: number): string;
  valueOf(): number;
  toLocaleString(locales?: string | string[], options?: Intl.NumberFormatOptions): string;
  toLocaleString(locales?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions): string;
}
declare class Boolean {
  toString(): string;
  constructor(value?: any);
  valueOf(): boolean;
}
declare class BigInt {
  static asIntN(bits: number, int: bigint): bigint;
  static asUintN(bits: number, int: bigint): bigint;
  toString(radix?: number): string;
  toLocaleString(locales?: Intl.LocalesArgument, options?: BigIntToLocaleStringOptions): string;
  valueOf(): bigint;
}
declare class Symbol {
  static readonly iterator: unique symbol;
  static for(key: string): symbol;
  static keyFor(sym: symbol): string | undefined;
  static readonly hasInstance: unique symbol;
  static readonly isConcatSpreadable: unique symbol;
  static readonly match: unique symbol;
  static readonly species: unique symbol;
  static readonly toPrimitive: unique symbol;
  static readonly toStringTag: unique symbol;
  static readonly unscopables: unique symbol;
  static readonly asyncIterator: unique symbol;
  static readonly metadata: unique symbol;
  static readonly dispose: unique symbol;
  static readonly asyncDispose: unique symbol;
  toString(): string;
  valueOf(): symbol;
  readonly description: string | undefined;
}
declare class RegExp {
  toString(): string;
  constructor(pattern: RegExp | string);
  constructor(pattern: string, flags?: string);
  constructor(pattern: RegExp | string, flags?: string);
  exec(string: string): RegExpExecArray | null;
  test(string: string): boolean;
  readonly source: string;
  readonly global: boolean;
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  lastIndex: number;
  compile(pattern: string, flags?: string): this;
  readonly flags: string;
  readonly sticky: boolean;
  readonly unicode: boolean;
  readonly dotAll: boolean;
  readonly hasIndices: boolean;
}
interface RegExpMatchArray extends Array<string> {
  indices?: [ number, number ][];
  index?: number;
  input?: string;
  groups?: { [key: string]: string; };
}
declare class Date {
  getYear(): number;
  toGMTString(): string;
  constructor();
  constructor(value: number | string);
  constructor(year: number, monthIndex: number, date?: number, hours?: number, minutes?: number, seconds?: number, ms?: number);
  static parse(s: string): number;
  static UTC(year: number, monthIndex: number, date?: number, hours?: number, minutes?: number, seconds?: number, ms?: number): number;
  static now(): number;
  constructor(value: number | string | Date);
  static UTC(year: number, monthIndex?: number, date?: number, hours?: number, minutes?: number, seconds?: number, ms?: number): number;
  toString(): string;
  toDateString(): string;
  toTimeString(): string;
  toLocaleString(): string;
  toLocaleDateString(): string;
  toLocaleTimeString(): string;
  valueOf(): number;
  getTime(): number;
  getFullYear(): number;
  getUTCFullYear(): number;
  getMonth(): number;
  getUTCMonth(): number;
  getDate(): number;
  getUTCDate(): number;
  getDay(): number;
  getUTCDay(): number;
  getHours(): number;
  getUTCHours(): number;
  getMinutes(): number;
  getUTCMinutes(): number;
  getSeconds(): number;
  getUTCSeconds(): number;
  getMilliseconds(): number;
  getUTCMilliseconds(): number;
  getTimezoneOffset(): number;
  setTime(time: number): number;
  setMilliseconds(ms: number): number;
  setUTCMilliseconds(ms: number): number;
  setSeconds(sec: number, ms?: number): number;
  setUTCSeconds(sec: number, ms?: number): number;
  setMinutes(min: number, sec?: number, ms?: number): number;
  setUTCMinutes(min: number, sec?: number, ms?: number): number;
  setHours(hours: number, min?: number, sec?: number, ms?: number): number;
  setUTCHours(hours: number, min?: number, sec?: number, ms?: number): number;
  setDate(date: number): number;
  setUTCDate(date: number): number;
  setMonth(month: number, date?: number): number;
  setUTCMonth(month: number, date?: number): number;
  setFullYear(year: number, month?: number, date?: number): number;
  setUTCFullYear(year: number, month?: number, date?: number): number;
  toUTCString(): string;
  toISOString(): string;
  toJSON(key?: any): string;
  toLocaleString(locales?: string | string[], options?: Intl.DateTimeFormatOptions): string;
  toLocaleDateString(locales?: string | string[], options?: Intl.DateTimeFormatOptions): string;
  toLocaleTimeString(locales?: string | string[], options?: Intl.DateTimeFormatOptions): string;
  toLocaleString(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions): string;
  toLocaleDateString(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions): string;
  toLocaleTimeString(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions): string;
}
declare class Error {
  static isError(value: any): value is Error;
  toString(): string;
  constructor(message?: string);
  constructor(message?: string, options?: ErrorOptions);
  static captureStackTrace(targetObject: object, constructorOpt?: Function): void;
  static stackTraceLimit: number;
  name: string;
  message: string;
  stack?: string;
  cause?: unknown;
}
interface ErrorOptions {
  cause?: unknown;
}
declare class AggregateError extends Error {
  constructor(errors: Iterable<any>, message?: string);
  constructor(errors: Iterable<any>, message?: string, options?: ErrorOptions);
  errors: any[];
}
declare class DOMException extends Error {
  readonly code: number;
}
declare class ArrayBuffer {
  static isView(value: any): boolean;
  constructor(byteLength: number);
  constructor();
  constructor(byteLength: number, options?: { maxByteLength?: number; });
  readonly byteLength: number;
  slice(begin?: number, end?: number): ArrayBuffer;
  resize(newByteLength?: number): void;
  transfer(newByteLength?: number): ArrayBuffer;
}
interface ArrayBufferView<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> {
  buffer: ArrayBuffer;
  readonly byteLength: number;
  readonly byteOffset: number;
}
declare class DataView<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> implements ArrayBufferView {
  buffer: ArrayBuffer;
  constructor(buffer: TArrayBuffer, byteOffset?: number, byteLength?: number);
  readonly byteLength: number;
  readonly byteOffset: number;
  getFloat32(byteOffset: number, littleEndian?: boolean): number;
  getFloat64(byteOffset: number, littleEndian?: boolean): number;
  getInt8(byteOffset: number): number;
  getInt16(byteOffset: number, littleEndian?: boolean): number;
  getInt32(byteOffset: number, littleEndian?: boolean): number;
  getUint8(byteOffset: number): number;
  getUint16(byteOffset: number, littleEndian?: boolean): number;
  getUint32(byteOffset: number, littleEndian?: boolean): number;
  setFloat32(byteOffset: number, value: number, littleEndian?: boolean): void;
  setFloat64(byteOffset: number, value: number, littleEndian?: boolean): void;
  setInt8(byteOffset: number, value: number): void;
  setInt16(byteOffset: number, value: number, littleEndian?: boolean): void;
  setInt32(byteOffset: number, value: number, littleEndian?: boolean): void;
  setUint8(byteOffset: number, value: number): void;
  setUint16(byteOffset: number, value: number, littleEndian?: boolean): void;
  setUint32(byteOffset: number, value: number, littleEndian?: boolean): void;
  getBigInt64(byteOffset: number, littleEndian?: boolean): bigint;
  getBigUint64(byteOffset: number, littleEndian?: boolean): bigint;
  setBigInt64(byteOffset: number, value: bigint, littleEndian?: boolean): void;
  setBigUint64(byteOffset: number, value: bigint, littleEndian?: boolean): void;
}
declare class Uint8Array<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> extends TypedArray<number> {
  static from(values: Iterable<any> | ArrayLike<any>, callback?: (value: any, index: number) => number): Uint8Array;
  static of(...items: number[]): Uint8Array<ArrayBuffer>;
}
declare namespace Math {
  const E: number;
  const LN10: number;
  const LN2: number;
  const LOG2E: number;
  const LOG10E: number;
  const PI: number;
  const SQRT1_2: number;
  const SQRT2: number;
  function abs(x: number): number;
  function acos(x: number): number;
  function asin(x: number): number;
  function atan(x: number): number;
  function atan2(y: number, x: number): number;
  function ceil(x: number): number;
  function cos(x: number): number;
  function exp(x: number): number;
  function floor(x: number): number;
  function log(x: number): number;
  function max(...values: number[]): number;
  function min(...values: number[]): number;
  function pow(x: number, y: number): number;
  function random(): number;
  function round(x: number): number;
  function sin(x: number): number;
  function sqrt(x: number): number;
  function tan(x: number): number;
  function clz32(x: number): number;
  function imul(x: number, y: number): number;
  function sign(x: number): number;
  function log10(x: number): number;
  function log2(x: number): number;
  function log1p(x: number): number;
  function expm1(x: number): number;
  function cosh(x: number): number;
  function sinh(x: number): number;
  function tanh(x: number): number;
  function acosh(x: number): number;
  function asinh(x: number): number;
  function atanh(x: number): number;
  function hypot(...values: number[]): number;
  function trunc(x: number): number;
  function fround(x: number): number;
  function cbrt(x: number): number;
  function f16round(x: number): number;
}
declare const Proxy: ProxyConstructor;
declare const Infinity: number;
declare const NaN: number;
declare function decodeURI(encodedURI: string): string;
declare function decodeURIComponent(encodedURIComponent: string): string;
declare function encodeURI(uri: string): string;
declare function encodeURIComponent(uriComponent: string | number | boolean): string;
declare function escape(string: string): string;
declare function eval(x: string): any;
declare function isFinite(number: number): boolean;
declare function isNaN(number: number): boolean;
declare function parseFloat(string: string): number;
declare function parseInt(string: string, radix?: number): number;
declare function unescape(string: string): string;
interface Console {
  profile(label?: string): void;
  profileEnd(label?: string): void;
  assert(condition?: boolean, ...data: any[]): void;
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
  table(tabularData?: any, properties?: string[]): void;
  time(label?: string): void;
  timeEnd(label?: string): void;
  timeLog(label?: string, ...data: any[]): void;
  timeStamp(label?: string): void;
  trace(...data: any[]): void;
  warn(...data: any[]): void;
}
declare const console: Console;
declare function clearTimeout(id: number | undefined): void;
declare function clearTimeout(timeout: NodeJS.Timeout | string | number | undefined): void;
declare function clearInterval(id: number | undefined): void;
declare function clearInterval(timeout: NodeJS.Timeout | string | number | undefined): void;
declare function clearImmediate(immediate: NodeJS.Immediate | undefined): void;
declare function atob(data: string): string;
declare function atob(data: string): string;
declare function btoa(data: string): string;
declare function btoa(data: string): string;
declare class EventTarget {
  addEventListener(type: string, listener: (this: this, event: AnyEvent) => any, options?: any): void;
  removeEventListener(type: string, listener: (this: this, event: AnyEvent) => any, options?: any): void;
  dispatchEvent(event: Event): boolean;
}
interface EventListenerObject {
  handleEvent(object: Event): void;
}
declare type EventListenerOrEventListenerObject = EventListener | EventListenerObject;
interface EventInit {
  bubbles?: boolean;
  cancelable?: boolean;
  composed?: boolean;
}
declare class Event {
  currentTarget: AnyElement;
  srcElement: AnyElement;
  target: AnyElement;
  timeStamp: number;
  constructor(type: string, eventInitDict?: EventInit);
  readonly bubbles: boolean;
  cancelBubble: boolean;
  readonly cancelable: boolean;
  readonly composed: boolean;
  readonly defaultPrevented: boolean;
  readonly eventPhase: number;
  readonly isTrusted: boolean;
  returnValue: boolean;
  readonly type: string;
  composedPath(): EventTarget[];
  initEvent(type: string, bubbles?: boolean, cancelable?: boolean): void;
  preventDefault(): void;
  stopImmediatePropagation(): void;
  stopPropagation(): void;
}
declare class CustomEvent<T = any> extends Event {
  readonly detail: T;
}
declare class ErrorEvent extends Event {
  readonly colno: number;
  readonly error: any;
  readonly filename: string;
  readonly lineno: number;
  readonly message: string;
}
declare class MessageEvent<T = any> extends Event {
  ports: readonly MessagePort[];
  source: Window | null;
  readonly data: T;
  readonly lastEventId: string;
  readonly origin: string;
}
declare class CloseEvent extends Event {
  readonly code: number;
  readonly reason: string;
  readonly wasClean: boolean;
}
declare class ProgressEvent<T extends EventTarget = EventTarget> extends Event {
  readonly lengthComputable: boolean;
  readonly loaded: number;
  readonly total: number;
}
declare class PromiseRejectionEvent extends Event {
  readonly promise: Promise<any>;
  readonly reason: any;
}
declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: any): void;
}
declare class AbortSignal extends EventTarget {
  onabort: ((this: AbortSignal, event: Event) => any) | null;
  static abort(reason?: any): AbortSignal;
  static any(signals: AbortSignal[]): AbortSignal;
  static timeout(milliseconds: number): AbortSignal;
  readonly aborted: boolean;
  readonly reason: any;
  throwIfAborted(): void;
}
declare class MessagePort extends EventTarget {
  onmessage: ((event: MessageEvent) => any) | null;
  close(): void;
  postMessage(message: any, transfer: Transferable[]): void;
  postMessage(message: any, options?: StructuredSerializeOptions): void;
  start(): void;
}
declare class MessageChannel {
  readonly port1: MessagePort;
  readonly port2: MessagePort;
}
declare class BroadcastChannel extends MessagePort {
  constructor(name: string);
  readonly name: string;
}
declare class Worker extends EventTarget {
  onerror: ((event: ErrorEvent) => any) | null;
  onmessage: ((event: MessageEvent) => any) | null;
  constructor(scriptURL: string | URL, options?: WorkerOptions);
  postMessage(message: any, transfer: Transferable[]): void;
  postMessage(message: any, options?: StructuredSerializeOptions): void;
  terminate(): void;
}
declare class WebSocket extends EventTarget {
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
  constructor(url: string | URL, protocols?: string | string[]);
  readonly bufferedAmount: number;
  readonly protocol: string;
  readonly url: string;
  close(code?: number, reason?: string): void;
  send(data: BufferSource | Blob | string): void;
}
declare class EventSource extends EventTarget {
  onerror: ((event: Event) => any) | null;
  onmessage: ((event: MessageEvent) => any) | null;
  onopen: ((event: Event) => any) | null;
  constructor(url: string | URL, eventSourceInitDict?: EventSourceInit);
  readonly readyState: number;
  readonly url: string;
  close(): void;
}
declare class URL {
  constructor(url: string | URL, base?: string | URL);
  static canParse(url: string | URL, base?: string | URL): boolean;
  static createObjectURL(obj: Blob | MediaSource): string;
  static parse(url: string | URL, base?: string | URL): URL | null;
  static revokeObjectURL(url: string): void;
  hash: string;
  host: string;
  hostname: string;
  href: string;
  toString(): string;
  readonly origin: string;
  password: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
  readonly searchParams: URLSearchParams;
  username: string;
  toJSON(): string;
}
declare class URLSearchParams implements Iterable<[ string, string ]> {
  forEach(callback: (value: string, key: string, parent: URLSearchParams) => void): void;
  constructor(init?: string[][] | Record<string, string> | string | URLSearchParams);
  readonly size: number;
  append(name: string, value: string): void;
  delete(name: string, value?: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string, value?: string): boolean;
  set(name: string, value: string): void;
  sort(): void;
  toString(): string;
  [Symbol.iterator](): URLSearchParamsIterator<[ string, string ]>;
  entries(): URLSearchParamsIterator<[ string, string ]>;
  keys(): URLSearchParamsIterator<string>;
  values(): URLSearchParamsIterator<string>;
}
declare class Headers implements Iterable<[ string, string ]> {
  forEach(callback: (value: string, key: string, parent: Headers) => void): void;
  constructor(init?: HeadersInit);
  append(name: string, value: string): void;
  delete(name: string): void;
  get(name: string): string | null;
  getSetCookie(): string[];
  has(name: string): boolean;
  set(name: string, value: string): void;
  [Symbol.iterator](): HeadersIterator<[ string, string ]>;
  entries(): HeadersIterator<[ string, string ]>;
  keys(): HeadersIterator<string>;
  values(): HeadersIterator<string>;
}
declare class Request extends Body {
  cache: string;
  credentials: string;
  destination: string;
  mode: string;
  redirect: string;
  constructor(input: RequestInfo | URL, init?: RequestInit);
  readonly headers: Headers;
  readonly method: string;
  readonly referrer: string;
  readonly signal: AbortSignal;
  readonly url: string;
  clone(): Request;
}
interface RequestInit {
  cache?: string;
  credentials?: string;
  mode?: string;
  redirect?: string;
  body?: BodyInit | null;
  headers?: HeadersInit;
  method?: string;
  signal?: AbortSignal | null;
}
declare type RequestInfo = Request | string;
declare class Response extends Body {
  type: string;
  constructor(body?: BodyInit | null, init?: ResponseInit);
  static error(): Response;
  static json(data: any, init?: ResponseInit): Response;
  static redirect(url: string | URL, status?: number): Response;
  readonly headers: Headers;
  readonly ok: boolean;
  readonly redirected: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  clone(): Response;
}
interface ResponseInit {
  headers?: HeadersInit;
  status?: number;
  statusText?: string;
}
declare function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
declare class Blob {
  constructor(blobParts?: BlobPart[], options?: BlobPropertyBag);
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  slice(start?: number, end?: number, contentType?: string): Blob;
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
  text(): Promise<string>;
}
declare class File extends Blob {
  constructor(fileBits: BlobPart[], fileName: string, options?: FilePropertyBag);
  readonly lastModified: number;
  readonly name: string;
  readonly webkitRelativePath: string;
}
declare type FormDataEntryValue = File | string;
declare class FormData implements Iterable<[ string, FormDataEntryValue ]> {
  forEach(callback: (value: FormDataEntryValue, key: string, parent: FormData) => void): void;
  constructor(form?: HTMLFormElement, submitter?: HTMLElement | null);
  append(name: string, value: string | Blob): void;
  append(name: string, value: string): void;
  append(name: string, blobValue: Blob, filename?: string): void;
  delete(name: string): void;
  get(name: string): FormDataEntryValue | null;
  getAll(name: string): FormDataEntryValue[];
  has(name: string): boolean;
  set(name: string, value: string | Blob): void;
  set(name: string, value: string): void;
  set(name: string, blobValue: Blob, filename?: string): void;
  [Symbol.iterator](): FormDataIterator<[ string, FormDataEntryValue ]>;
  entries(): FormDataIterator<[ string, FormDataEntryValue ]>;
  keys(): FormDataIterator<string>;
  values(): FormDataIterator<FormDataEntryValue>;
}
declare class FileReader extends EventTarget {
  onerror: ((event: ProgressEvent) => any) | null;
  onload: ((event: ProgressEvent) => any) | null;
  onloadend: ((event: ProgressEvent) => any) | null;
  readyState: number;
  result: any;
  readonly error: DOMException | null;
  abort(): void;
  readAsArrayBuffer(blob: Blob): void;
  readAsDataURL(blob: Blob): void;
  readAsText(blob: Blob, encoding?: string): void;
}
declare class XMLHttpRequest extends EventTarget {
  onerror: ((event: ProgressEvent) => any) | null;
  onload: ((event: ProgressEvent) => any) | null;
  onreadystatechange: ((event: Event) => any) | null;
  responseType: string;
  upload: EventTarget;
  readonly readyState: number;
  readonly response: any;
  readonly responseText: string;
  readonly responseURL: string;
  readonly responseXML: Document | null;
  readonly status: number;
  readonly statusText: string;
  timeout: number;
  withCredentials: boolean;
  abort(): void;
  getAllResponseHeaders(): string;
  getResponseHeader(name: string): string | null;
  open(method: string, url: string | URL): void;
  open(method: string, url: string | URL, async: boolean, username?: string | null, password?: string | null): void;
  overrideMimeType(mime: string): void;
  send(body?: Document | XMLHttpRequestBodyInit | null): void;
  setRequestHeader(name: string, value: string): void;
}
declare class TextEncoder {
  encoding: string;
  encodeInto(text: string, target: Uint8Array): { read: number; written: number; };
  encode(input?: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  encoding: string;
  constructor(label?: string, options?: TextDecoderOptions);
  decode(input?: AllowSharedBufferSource, options?: TextDecodeOptions): string;
}
declare class ReadableStream<T = any> implements AsyncIterable<T> {
  static from<T>(values: Iterable<T> | AsyncIterable<T>): ReadableStream<T>;
  constructor(source?: UnderlyingSource<T>, strategy?: any);
  [Symbol.asyncIterator](): AsyncIterableIterator<T>;
  getReader(options?: any): ReadableStreamDefaultReader<T>;
  pipeThrough<U>(transform: { readable: ReadableStream<U>; writable: WritableStream<T>; }): ReadableStream<U>;
  pipeTo(target: WritableStream<T>, options?: any): Promise<void>;
  tee(): [ ReadableStream<T>, ReadableStream<T> ];
  values(): AsyncIterableIterator<T>;
  readonly locked: boolean;
  cancel(reason?: any): Promise<void>;
}
declare class ReadableStreamDefaultController<T = any> {
  enqueue(chunk?: T): void;
  readonly desiredSize: number | null;
  close(): void;
  error(e?: any): void;
}
declare class ReadableStreamDefaultReader<T = any> {
  closed: Promise<void>;
  cancel(reason?: any): Promise<void>;
  read(): Promise<IteratorResult<T>>;
  releaseLock(): void;
}
declare class WritableStream<T = any> {
  constructor(sink?: UnderlyingSink<T>, strategy?: any);
  getWriter(): WritableStreamDefaultWriter<T>;
  readonly locked: boolean;
  abort(reason?: any): Promise<void>;
  close(): Promise<void>;
}
declare class WritableStreamDefaultWriter<T = any> {
  write(chunk?: T): Promise<void>;
  readonly closed: Promise<void>;
  readonly desiredSize: number | null;
  readonly ready: Promise<void>;
  abort(reason?: any): Promise<void>;
  close(): Promise<void>;
  releaseLock(): void;
}
declare class TransformStream<I = any, O = any> {
  constructor(transformer?: Transformer<I, O>);
  readonly readable: ReadableStream<O>;
  readonly writable: WritableStream<I>;
}
declare class TransformStreamDefaultController<O = any> {
  readonly desiredSize: number | null;
  enqueue(chunk?: O): void;
  error(reason?: any): void;
  terminate(): void;
}
declare const crypto: Crypto;
declare class PerformanceEntry {
  duration: number;
  startTime: number;
  readonly entryType: string;
  readonly name: string;
  toJSON(): any;
}
declare const performance: Performance;
declare class PerformanceObserver {
  constructor(callback: (list: { getEntries(): PerformanceEntry[]; }, observer: PerformanceObserver) => void);
  takeRecords(): PerformanceEntry[];
  disconnect(): void;
  observe(options?: PerformanceObserverInit): void;
}
declare const process: NodeJS.Process;
declare class Buffer<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> extends Uint8Array {
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
  toJSON(): { type: string; data: number[]; };
  static byteLength(string: string | NodeJS.ArrayBufferView | ArrayBufferLike, encoding?: BufferEncoding): number;
  write(string: string, encoding?: BufferEncoding): number;
  write(string: string, offset: number, encoding?: BufferEncoding): number;
  write(string: string, offset: number, length: number, encoding?: BufferEncoding): number;
  toString(encoding?: BufferEncoding, start?: number, end?: number): string;
  equals(otherBuffer: Uint8Array): boolean;
  copy(target: Uint8Array, targetStart?: number, sourceStart?: number, sourceEnd?: number): number;
  writeBigInt64BE(value: bigint, offset?: number): number;
  writeBigInt64LE(value: bigint, offset?: number): number;
  writeBigUInt64BE(value: bigint, offset?: number): number;
  writeBigUInt64LE(value: bigint, offset?: number): number;
  writeUIntLE(value: number, offset: number, byteLength: number): number;
  writeUIntBE(value: number, offset: number, byteLength: number): number;
  writeIntLE(value: number, offset: number, byteLength: number): number;
  writeIntBE(value: number, offset: number, byteLength: number): number;
  readBigUInt64BE(offset?: number): bigint;
  readBigUInt64LE(offset?: number): bigint;
  readBigInt64BE(offset?: number): bigint;
  readBigInt64LE(offset?: number): bigint;
  readUIntLE(offset: number, byteLength: number): number;
  readUIntBE(offset: number, byteLength: number): number;
  readIntLE(offset: number, byteLength: number): number;
  readIntBE(offset: number, byteLength: number): number;
  readUInt8(offset?: number): number;
  readUInt16LE(offset?: number): number;
  readUInt16BE(offset?: number): number;
  readUInt32LE(offset?: number): number;
  readUInt32BE(offset?: number): number;
  readInt8(offset?: number): number;
  readInt16LE(offset?: number): number;
  readInt16BE(offset?: number): number;
  readInt32LE(offset?: number): number;
  readInt32BE(offset?: number): number;
  readFloatLE(offset?: number): number;
  readFloatBE(offset?: number): number;
  readDoubleLE(offset?: number): number;
  readDoubleBE(offset?: number): number;
  writeUInt8(value: number, offset?: number): number;
  writeUInt16LE(value: number, offset?: number): number;
  writeUInt16BE(value: number, offset?: number): number;
  writeUInt32LE(value: number, offset?: number): number;
  writeUInt32BE(value: number, offset?: number): number;
  writeInt8(value: number, offset?: number): number;
  writeInt16LE(value: number, offset?: number): number;
  writeInt16BE(value: number, offset?: number): number;
  writeInt32LE(value: number, offset?: number): number;
  writeInt32BE(value: number, offset?: number): number;
  writeFloatLE(value: number, offset?: number): number;
  writeFloatBE(value: number, offset?: number): number;
  writeDoubleLE(value: number, offset?: number): number;
  writeDoubleBE(value: number, offset?: number): number;
}
declare const __dirname: string;
declare const __filename: string;
interface ImportMeta {
  url: string;
  resolve(specifier: string): string;
  dirname: string;
  filename: string;
  url: string;
  resolve(specifier: string, parent?: string | URL): string;
}
declare class Node extends EventTarget {
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
  readonly baseURI: string;
  readonly childNodes: NodeListOf<ChildNode>;
  readonly firstChild: ChildNode | null;
  readonly isConnected: boolean;
  readonly lastChild: ChildNode | null;
  readonly nextSibling: ChildNode | null;
  readonly nodeName: string;
  readonly nodeType: number;
  nodeValue: string | null;
  readonly parentElement: HTMLElement | null;
  readonly previousSibling: ChildNode | null;
  compareDocumentPosition(other: Node): number;
  contains(other: Node | null): boolean;
  hasChildNodes(): boolean;
  isEqualNode(otherNode: Node | null): boolean;
  isSameNode(otherNode: Node | null): boolean;
  normalize(): void;
}
interface ParentNode extends Node {
  firstElementChild: HTMLElement | null;
  lastElementChild: HTMLElement | null;
  querySelector<E = AnyElement>(selectors: string): E | null;
  querySelectorAll<E = AnyElement>(selectors: string): NodeListOf<E>;
  readonly childElementCount: number;
  readonly children: HTMLCollection;
  append(...nodes: (Node | string)[]): void;
  prepend(...nodes: (Node | string)[]): void;
  replaceChildren(...nodes: (Node | string)[]): void;
}
declare class CharacterData extends Node {
  after(...nodes: (Node | string)[]): void;
  before(...nodes: (Node | string)[]): void;
  remove(): void;
  replaceWith(...nodes: (Node | string)[]): void;
  data: string;
  readonly length: number;
  appendData(data: string): void;
}
declare class Text extends CharacterData {
  constructor(data?: string);
  readonly wholeText: string;
  splitText(offset: number): Text;
}
declare class Comment extends CharacterData {
  constructor(data?: string);
}
declare class DOMTokenList implements Iterable<string> {
  forEach(callback: (value: string, key: number, parent: DOMTokenList) => void): void;
  readonly length: number;
  value: string;
  add(...tokens: string[]): void;
  contains(token: string): boolean;
  item(index: number): string | null;
  remove(...tokens: string[]): void;
  replace(token: string, newToken: string): boolean;
  toggle(token: string, force?: boolean): boolean;
  [index: number]: string;
  [Symbol.iterator](): ArrayIterator<string>;
}
declare class Attr extends Node {
  readonly name: string;
  readonly ownerElement: Element | null;
  value: string;
}
declare class DOMRect implements DOMRectReadOnly {
  bottom: number;
  left: number;
  right: number;
  top: number;
  toJSON(): any;
  constructor(x?: number, y?: number, width?: number, height?: number);
  height: number;
  width: number;
  x: number;
  y: number;
}
declare class CSSStyleSheet {
  cssRules: any;
  deleteRule(index: number): void;
  insertRule(rule: string, index?: number): number;
  replaceSync(text: string): void;
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
  readonly attributes: NamedNodeMap;
  classList: DOMTokenList;
  className: string;
  readonly clientHeight: number;
  readonly clientLeft: number;
  readonly clientTop: number;
  readonly clientWidth: number;
  id: string;
  innerHTML: string;
  readonly localName: string;
  readonly namespaceURI: string | null;
  outerHTML: string;
  readonly scrollHeight: number;
  scrollLeft: number;
  scrollTop: number;
  readonly scrollWidth: number;
  readonly shadowRoot: ShadowRoot | null;
  slot: string;
  readonly tagName: string;
  attachShadow(init: ShadowRootInit): ShadowRoot;
  checkVisibility(options?: CheckVisibilityOptions): boolean;
  getAttribute(qualifiedName: string): string | null;
  getAttributeNS(namespace: string | null, localName: string): string | null;
  getAttributeNames(): string[];
  getBoundingClientRect(): DOMRect;
  hasAttribute(qualifiedName: string): boolean;
  hasAttributes(): boolean;
  hasPointerCapture(pointerId: number): boolean;
  insertAdjacentElement(where: InsertPosition, element: Element): Element | null;
  insertAdjacentHTML(position: InsertPosition, string: string): void;
  insertAdjacentText(where: InsertPosition, data: string): void;
  releasePointerCapture(pointerId: number): void;
  removeAttribute(qualifiedName: string): void;
  removeAttributeNS(namespace: string | null, localName: string): void;
  requestFullscreen(options?: FullscreenOptions): Promise<void>;
  requestPointerLock(options?: PointerLockOptions): Promise<void>;
  scroll(options?: ScrollToOptions): void;
  scroll(x: number, y: number): void;
  scrollBy(options?: ScrollToOptions): void;
  scrollBy(x: number, y: number): void;
  scrollIntoView(arg?: boolean | ScrollIntoViewOptions): void;
  scrollTo(options?: ScrollToOptions): void;
  scrollTo(x: number, y: number): void;
  setAttribute(qualifiedName: string, value: string): void;
  setAttributeNS(namespace: string | null, qualifiedName: string, value: string): void;
  setPointerCapture(pointerId: number): void;
  toggleAttribute(qualifiedName: string, force?: boolean): boolean;
}
declare class Animation extends EventTarget {
  currentTime: any;
  onfinish: ((event: Event) => any) | null;
  playState: string;
  readonly finished: Promise<Animation>;
  cancel(): void;
  finish(): void;
  pause(): void;
  play(): void;
  reverse(): void;
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
  accessKey: string;
  dir: string;
  draggable: boolean;
  inert: boolean;
  innerText: string;
  lang: string;
  readonly offsetHeight: number;
  readonly offsetLeft: number;
  readonly offsetTop: number;
  readonly offsetWidth: number;
  title: string;
  click(): void;
  hidePopover(): void;
  showPopover(options?: ShowPopoverOptions): void;
  togglePopover(options?: TogglePopoverOptions | boolean): boolean;
}
declare class HTMLInputElement extends HTMLTextControl {
  list: HTMLElement | null;
  accept: string;
  alt: string;
  checked: boolean;
  defaultChecked: boolean;
  files: FileList | null;
  indeterminate: boolean;
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
  stepDown(n?: number): void;
  stepUp(n?: number): void;
}
declare class HTMLTextAreaElement extends HTMLTextControl {
  cols: number;
  rows: number;
  readonly textLength: number;
  wrap: string;
}
declare class HTMLSelectElement extends HTMLFormControl {
  options: HTMLCollectionOf<HTMLOptionElement>;
  length: number;
  multiple: boolean;
  required: boolean;
  selectedIndex: number;
  readonly selectedOptions: HTMLCollectionOf<HTMLOptionElement>;
  size: number;
  add(element: HTMLOptionElement | HTMLOptGroupElement, before?: HTMLElement | number | null): void;
  item(index: number): HTMLOptionElement | null;
}
declare class HTMLOptionElement extends HTMLElement {
  defaultSelected: boolean;
  disabled: boolean;
  readonly index: number;
  label: string;
  selected: boolean;
  text: string;
  value: string;
}
declare class HTMLFormElement extends HTMLElement {
  elements: HTMLCollectionOf<HTMLInputElement>;
  action: string;
  encoding: string;
  enctype: string;
  readonly length: number;
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
  readonly control: HTMLElement | null;
  readonly form: HTMLFormElement | null;
  htmlFor: string;
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
  download: string;
  rel: string;
  target: string;
  text: string;
}
declare class HTMLImageElement extends HTMLElement {
  alt: string;
  readonly complete: boolean;
  crossOrigin: string | null;
  readonly currentSrc: string;
  decoding: "async" | "sync" | "auto";
  height: number;
  loading: "eager" | "lazy";
  readonly naturalHeight: number;
  readonly naturalWidth: number;
  sizes: string;
  src: string;
  srcset: string;
  width: number;
  decode(): Promise<void>;
}
declare class HTMLMediaElement extends HTMLElement {
  buffered: any;
  error: any;
  srcObject: any;
  canPlayType(type: string): string;
  autoplay: boolean;
  controls: boolean;
  currentTime: number;
  readonly duration: number;
  readonly ended: boolean;
  loop: boolean;
  muted: boolean;
  readonly paused: boolean;
  playbackRate: number;
  preload: "none" | "metadata" | "auto" | "";
  readonly readyState: number;
  src: string;
  volume: number;
  load(): void;
  pause(): void;
  play(): Promise<void>;
}
declare class HTMLVideoElement extends HTMLMediaElement {
  height: number;
  poster: string;
  readonly videoHeight: number;
  readonly videoWidth: number;
  width: number;
}
declare class HTMLCanvasElement extends HTMLElement {
  getContext(type: string, options?: any): AnyRenderingContext | null;
  toBlob(callback: (blob: Blob | null) => void, type?: string, quality?: any): void;
  height: number;
  width: number;
  toDataURL(type?: string, quality?: number): string;
  transferControlToOffscreen(): OffscreenCanvas;
}
declare class OffscreenCanvas extends EventTarget {
  getContext(type: string, options?: any): AnyRenderingContext | null;
  constructor(width: number, height: number);
  height: number;
  width: number;
  convertToBlob(options?: ImageEncodeOptions): Promise<Blob>;
  transferToImageBitmap(): ImageBitmap;
}
declare class ImageData {
  data: Uint8ClampedArray;
  constructor(sw: number, sh: number, settings?: ImageDataSettings);
  constructor(data: ImageDataArray, sw: number, sh?: number, settings?: ImageDataSettings);
  readonly height: number;
  readonly width: number;
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
  sheet: CSSStyleSheet | null;
  as: string;
  crossOrigin: string | null;
  disabled: boolean;
  href: string;
  media: string;
  rel: string;
  type: string;
}
declare class HTMLStyleElement extends HTMLElement {
  sheet: CSSStyleSheet | null;
  disabled: boolean;
  media: string;
}
declare class HTMLIFrameElement extends HTMLElement {
  contentWindow: Window | null;
  allow: string;
  readonly contentDocument: Document | null;
  height: string;
  name: string;
  sandbox: DOMTokenList;
  src: string;
  srcdoc: string;
  width: string;
}
declare class HTMLTableElement extends HTMLElement {
  tBodies: HTMLCollectionOf<HTMLElement>;
  tHead: HTMLElement | null;
  readonly rows: HTMLCollectionOf<HTMLTableRowElement>;
  deleteRow(index: number): void;
  insertRow(index?: number): HTMLTableRowElement;
}
declare class HTMLTableRowElement extends HTMLElement {
  readonly cells: HTMLCollectionOf<HTMLTableCellElement>;
  readonly rowIndex: number;
  deleteCell(index: number): void;
  insertCell(index?: number): HTMLTableCellElement;
}
declare class HTMLTableCellElement extends HTMLElement {
  readonly cellIndex: number;
  colSpan: number;
  rowSpan: number;
}
declare class HTMLTemplateElement extends HTMLElement {
  readonly content: DocumentFragment;
}
declare class HTMLDialogElement extends HTMLElement {
  open: boolean;
  returnValue: string;
  close(returnValue?: string): void;
  show(): void;
  showModal(): void;
}
declare class HTMLDetailsElement extends HTMLElement {
  open: boolean;
}
declare class HTMLProgressElement extends HTMLElement {
  max: number;
  readonly position: number;
  value: number;
}
declare class HTMLSlotElement extends HTMLElement {
  name: string;
  assignedElements(options?: AssignedNodesOptions): Element[];
  assignedNodes(options?: AssignedNodesOptions): Node[];
}
declare class HTMLMetaElement extends HTMLElement {
  content: string;
  httpEquiv: string;
  name: string;
}
declare class HTMLLIElement extends HTMLElement {
  value: number;
}
declare class HTMLTableSectionElement extends HTMLElement {
  readonly rows: HTMLCollectionOf<HTMLTableRowElement>;
}
declare class SVGElement extends Element {
  dataset: DOMStringMap;
  style: CSSStyleDeclaration;
  tabIndex: number;
  blur(): void;
  focus(options?: any): void;
  readonly ownerSVGElement: SVGSVGElement | null;
}
declare class SVGGraphicsElement extends SVGElement {
  transform: any;
  getCTM(): any;
  getScreenCTM(): any;
  getBBox(options?: SVGBoundingBoxOptions): DOMRect;
}
declare class SVGPathElement extends SVGGraphicsElement {
  getPointAtLength(distance: number): any;
  getTotalLength(): number;
}
declare class ShadowRoot extends DocumentFragment {
  activeElement: HTMLElement | null;
  adoptedStyleSheets: CSSStyleSheet[];
  host: HTMLElement;
  mode: string;
  innerHTML: string;
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
  readonly URL: string;
  body: HTMLElement;
  readonly characterSet: string;
  readonly compatMode: string;
  cookie: string;
  dir: string;
  readonly documentElement: HTMLElement;
  domain: string;
  readonly forms: HTMLCollectionOf<HTMLFormElement>;
  readonly hidden: boolean;
  readonly images: HTMLCollectionOf<HTMLImageElement>;
  location: Location;
  readonly referrer: string;
  readonly scripts: HTMLCollectionOf<HTMLScriptElement>;
  readonly scrollingElement: Element | null;
  title: string;
  close(): void;
  createAttribute(localName: string): Attr;
  createComment(data: string): Comment;
  createDocumentFragment(): DocumentFragment;
  createRange(): Range;
  createTextNode(data: string): Text;
  createTreeWalker(root: Node, whatToShow?: number, filter?: NodeFilter | null): TreeWalker;
  execCommand(commandId: string, showUI?: boolean, value?: string): boolean;
  exitFullscreen(): Promise<void>;
  getSelection(): Selection | null;
  hasFocus(): boolean;
  queryCommandSupported(commandId: string): boolean;
  write(...text: string[]): void;
  writeln(...text: string[]): void;
}
declare const document: Document;
declare class TreeWalker {
  currentNode: Node;
  readonly root: Node;
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
  endContainer: Node;
  endOffset: number;
  startContainer: Node;
  startOffset: number;
  getClientRects(): HTMLCollectionOf<DOMRect>;
  readonly commonAncestorContainer: Node;
  cloneContents(): DocumentFragment;
  cloneRange(): Range;
  collapse(toStart?: boolean): void;
  createContextualFragment(string: string): DocumentFragment;
  deleteContents(): void;
  extractContents(): DocumentFragment;
  getBoundingClientRect(): DOMRect;
  insertNode(node: Node): void;
  selectNode(node: Node): void;
  selectNodeContents(node: Node): void;
  setEnd(node: Node, offset: number): void;
  setEndAfter(node: Node): void;
  setEndBefore(node: Node): void;
  setStart(node: Node, offset: number): void;
  setStartAfter(node: Node): void;
  setStartBefore(node: Node): void;
  surroundContents(newParent: Node): void;
  toString(): string;
}
declare class Selection {
  readonly anchorNode: Node | null;
  readonly anchorOffset: number;
  readonly focusNode: Node | null;
  readonly focusOffset: number;
  readonly isCollapsed: boolean;
  readonly rangeCount: number;
  readonly type: string;
  addRange(range: Range): void;
  collapse(node: Node | null, offset?: number): void;
  collapseToEnd(): void;
  collapseToStart(): void;
  containsNode(node: Node, allowPartialContainment?: boolean): boolean;
  deleteFromDocument(): void;
  empty(): void;
  extend(node: Node, offset?: number): void;
  getRangeAt(index: number): Range;
  modify(alter?: string, direction?: string, granularity?: string): void;
  removeAllRanges(): void;
  removeRange(range: Range): void;
  selectAllChildren(node: Node): void;
  setBaseAndExtent(anchorNode: Node, anchorOffset: number, focusNode: Node, focusOffset: number): void;
  toString(): string;
}
declare class DOMParser {
  parseFromString(string: string, type: DOMParserSupportedType): Document;
}
declare class XMLSerializer {
  serializeToString(root: Node): string;
}
declare class UIEvent extends Event {
  readonly detail: number;
  readonly view: Window | null;
  readonly which: number;
}
declare class MouseEvent extends UIEvent {
  relatedTarget: AnyElement | null;
  readonly altKey: boolean;
  readonly button: number;
  readonly buttons: number;
  readonly clientX: number;
  readonly clientY: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly movementX: number;
  readonly movementY: number;
  readonly offsetX: number;
  readonly offsetY: number;
  readonly pageX: number;
  readonly pageY: number;
  readonly screenX: number;
  readonly screenY: number;
  readonly shiftKey: boolean;
  readonly x: number;
  readonly y: number;
  getModifierState(keyArg: string): boolean;
}
declare class PointerEvent extends MouseEvent {
  readonly height: number;
  readonly isPrimary: boolean;
  readonly pointerId: number;
  readonly pointerType: string;
  readonly pressure: number;
  readonly width: number;
  getCoalescedEvents(): PointerEvent[];
}
declare class WheelEvent extends MouseEvent {
  readonly deltaMode: number;
  readonly deltaX: number;
  readonly deltaY: number;
  readonly deltaZ: number;
}
declare class DragEvent extends MouseEvent {
  readonly dataTransfer: DataTransfer | null;
}
declare class DataTransfer {
  items: any;
  types: readonly string[];
  dropEffect: "none" | "copy" | "link" | "move";
  effectAllowed: "none" | "copy" | "copyLink" | "copyMove" | "link" | "linkMove" | "move" | "all" | "uninitialized";
  readonly files: FileList;
  clearData(format?: string): void;
  getData(format: string): string;
  setData(format: string, data: string): void;
  setDragImage(image: Element, x: number, y: number): void;
}
declare class ClipboardEvent extends Event {
  readonly clipboardData: DataTransfer | null;
}
declare class KeyboardEvent extends UIEvent {
  readonly altKey: boolean;
  readonly charCode: number;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly isComposing: boolean;
  readonly key: string;
  readonly keyCode: number;
  readonly location: number;
  readonly metaKey: boolean;
  readonly repeat: boolean;
  readonly shiftKey: boolean;
  getModifierState(keyArg: string): boolean;
}
declare class InputEvent extends UIEvent {
  getTargetRanges(): any[];
  readonly data: string | null;
  readonly dataTransfer: DataTransfer | null;
  readonly inputType: string;
  readonly isComposing: boolean;
}
declare class CompositionEvent extends UIEvent {
  readonly data: string;
}
declare class SubmitEvent extends Event {
  readonly submitter: HTMLElement | null;
}
declare class TouchEvent extends UIEvent {
  readonly altKey: boolean;
  readonly changedTouches: TouchList;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly targetTouches: TouchList;
  readonly touches: TouchList;
}
declare class Touch {
  readonly clientX: number;
  readonly clientY: number;
  readonly identifier: number;
  readonly pageX: number;
  readonly pageY: number;
  readonly screenX: number;
  readonly screenY: number;
  readonly target: EventTarget;
}
declare class AnimationEvent extends Event {
  readonly animationName: string;
  readonly elapsedTime: number;
}
declare class TransitionEvent extends Event {
  readonly elapsedTime: number;
  readonly propertyName: string;
}
declare class HashChangeEvent extends Event {
  readonly newURL: string;
  readonly oldURL: string;
}
declare class PopStateEvent extends Event {
  readonly state: any;
}
declare class PageTransitionEvent extends Event {
  readonly persisted: boolean;
}
declare class StorageEvent extends Event {
  readonly key: string | null;
  readonly newValue: string | null;
  readonly oldValue: string | null;
  readonly storageArea: Storage | null;
}
declare class MediaQueryListEvent extends Event {
  readonly matches: boolean;
  readonly media: string;
}
declare class MutationObserver {
  constructor(callback: (records: MutationRecord[], observer: MutationObserver) => void);
  disconnect(): void;
  observe(target: Node, options?: MutationObserverInit): void;
  takeRecords(): MutationRecord[];
}
declare class MutationRecord {
  addedNodes: NodeListOf<HTMLElement>;
  removedNodes: NodeListOf<HTMLElement>;
  target: HTMLElement;
  type: string;
  readonly attributeName: string | null;
  readonly oldValue: string | null;
}
declare class IntersectionObserver {
  constructor(callback: (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => void, options?: any);
  disconnect(): void;
  observe(target: Element): void;
  takeRecords(): IntersectionObserverEntry[];
  unobserve(target: Element): void;
}
declare class IntersectionObserverEntry {
  boundingClientRect: DOMRect;
  intersectionRect: DOMRect;
  target: HTMLElement;
  readonly intersectionRatio: number;
  readonly isIntersecting: boolean;
}
declare class ResizeObserver {
  constructor(callback: (entries: ResizeObserverEntry[], observer: ResizeObserver) => void);
  disconnect(): void;
  observe(target: Element, options?: ResizeObserverOptions): void;
  unobserve(target: Element): void;
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
  readonly canvas: HTMLCanvasElement;
}
declare class Path2D {
  arc(...args: any[]): void;
  closePath(): void;
  lineTo(x: number, y: number): void;
  moveTo(x: number, y: number): void;
  rect(...args: number[]): void;
  constructor(path?: Path2D | string);
  addPath(path: Path2D, transform?: DOMMatrix2DInit): void;
}
declare const customElements: CustomElementRegistry;
declare const history: History;
declare const localStorage: Storage;
declare const location: Location;
declare const navigator: Navigator;
declare const screen: Screen;
declare const sessionStorage: Storage;
declare function alert(message?: any): void;
declare function cancelAnimationFrame(handle: number): void;
declare function cancelIdleCallback(handle: number): void;
declare function confirm(message?: string): boolean;
declare function getComputedStyle(elt: Element, pseudoElt?: string | null): CSSStyleDeclaration;
declare function getSelection(): Selection | null;
declare function matchMedia(query: string): MediaQueryList;
declare function prompt(message?: string, _default?: string): string | null;
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
declare class GeneratorFunction extends Function {}
interface PromiseLike<T> {
  __await(): T;
  then<A = T, B = never>(fulfilled?: (value: T) => A | PromiseLike<A>, rejected?: (reason: any) => B | PromiseLike<B>): PromiseLike<A | B>;
}
declare type PromiseConstructorLike = new <T>(executor: any) => PromiseLike<T>;
declare class ReadonlyArray<T> implements ArrayLike<T>, Iterable<T> {
  length: number;
  [index: number]: T;
  [Symbol.iterator](): IterableIterator<T>;
  at(index: number): T | undefined;
  concat<U = T>(...items: (U | U[])[]): (T | U)[];
  entries(): IterableIterator<[ number, T ]>;
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
declare type FlatArray<T, Depth = 1> = T[number];
declare class ReadonlySet<T> implements Iterable<T> {
  size: number;
  [Symbol.iterator](): IterableIterator<T>;
  entries(): IterableIterator<[ T, T ]>;
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
declare class ReadonlyMap<K, V> implements Iterable<[ K, V ]> {
  size: number;
  [Symbol.iterator](): IterableIterator<[ K, V ]>;
  entries(): IterableIterator<[ K, V ]>;
  forEach(callback: (value: V, key: K, map: Map<K, V>) => void, self?: any): void;
  get(key: K): V | undefined;
  has(key: K): boolean;
  keys(): IterableIterator<K>;
  values(): IterableIterator<V>;
}
declare class WeakSet<T> {
  constructor(values?: Iterable<T> | null);
  add(value: T): this;
  delete(value: T): boolean;
  has(value: T): boolean;
}
interface PropertyDescriptorMap {
  [key: string]: PropertyDescriptor;
}
interface CallableFunction extends Function {}
interface NewableFunction extends Function {}
interface RegExpExecArray extends RegExpMatchArray {}
declare class EvalError extends Error {}
declare class RangeError extends Error {}
declare class ReferenceError extends Error {}
declare class SyntaxError extends Error {}
declare class TypeError extends Error {}
declare class URIError extends Error {}
declare class SharedArrayBuffer extends ArrayBuffer {}
declare type ArrayBufferLike = ArrayBuffer;
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
  entries(): IterableIterator<[ number, T ]>;
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
  static from(values: Iterable<any> | ArrayLike<any>, callback?: (value: any, index: number) => number): Int8Array;
  static of(...items: number[]): Int8Array;
}
declare class Uint8ClampedArray extends TypedArray<number> {
  static from(values: Iterable<any> | ArrayLike<any>, callback?: (value: any, index: number) => number): Uint8ClampedArray;
  static of(...items: number[]): Uint8ClampedArray;
}
declare class Int16Array extends TypedArray<number> {
  static from(values: Iterable<any> | ArrayLike<any>, callback?: (value: any, index: number) => number): Int16Array;
  static of(...items: number[]): Int16Array;
}
declare class Uint16Array extends TypedArray<number> {
  static from(values: Iterable<any> | ArrayLike<any>, callback?: (value: any, index: number) => number): Uint16Array;
  static of(...items: number[]): Uint16Array;
}
declare class Int32Array extends TypedArray<number> {
  static from(values: Iterable<any> | ArrayLike<any>, callback?: (value: any, index: number) => number): Int32Array;
  static of(...items: number[]): Int32Array;
}
declare class Uint32Array extends TypedArray<number> {
  static from(values: Iterable<any> | ArrayLike<any>, callback?: (value: any, index: number) => number): Uint32Array;
  static of(...items: number[]): Uint32Array;
}
declare class Float16Array extends TypedArray<number> {
  static from(values: Iterable<any> | ArrayLike<any>, callback?: (value: any, index: number) => number): Float16Array;
  static of(...items: number[]): Float16Array;
}
declare class Float32Array extends TypedArray<number> {
  static from(values: Iterable<any> | ArrayLike<any>, callback?: (value: any, index: number) => number): Float32Array;
  static of(...items: number[]): Float32Array;
}
declare class Float64Array extends TypedArray<number> {
  static from(values: Iterable<any> | ArrayLike<any>, callback?: (value: any, index: number) => number): Float64Array;
  static of(...items: number[]): Float64Array;
}
declare class BigInt64Array extends TypedArray<bigint> {
  static from(values: Iterable<any> | ArrayLike<any>, callback?: (value: any, index: number) => bigint): BigInt64Array;
  static of(...items: bigint[]): BigInt64Array;
}
declare class BigUint64Array extends TypedArray<bigint> {
  static from(values: Iterable<any> | ArrayLike<any>, callback?: (value: any, index: number) => bigint): BigUint64Array;
  static of(...items: bigint[]): BigUint64Array;
}
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
  revocable<T>(target: T, handler: ProxyHandler<T>): { proxy: T; revoke: () => void; };
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
    formatToParts(date?: Date | number): { type: string; value: string; }[];
    resolvedOptions(): any;
  }
  class NumberFormat {
    constructor(locales?: any, options?: any);
    format(value: number | bigint): string;
    formatToParts(value: number): { type: string; value: string; }[];
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
    formatToParts(value: number, unit: string): { type: string; value: string; }[];
  }
  class DisplayNames {
    constructor(locales?: any, options?: any);
    of(code: string): string | undefined;
  }
  class Segmenter {
    constructor(locales?: any, options?: any);
    segment(text: string): Iterable<{ segment: string; index: number; }>;
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
declare type Record<K, V> = { [key: string]: V; };
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
declare type MethodDecorator = <T>(target: any, key: PropertyKey, descriptor: TypedPropertyDescriptor<T>) => any;
declare type ParameterDecorator = (target: any, key: PropertyKey, index: number) => void;
interface DecoratorContext {
  kind: string;
  name: string | symbol;
  metadata: any;
  addInitializer(initializer: (this: any) => void): void;
}
declare function setTimeout(callback: (...args: any[]) => void, ms?: number, ...args: any[]): NodeJS.Timeout;
declare function setInterval(callback: (...args: any[]) => void, ms?: number, ...args: any[]): NodeJS.Timeout;
declare function setImmediate(callback: (...args: any[]) => void, ...args: any[]): NodeJS.Timeout;
declare function queueMicrotask(callback: () => void): void;
declare function structuredClone<T>(value: T, options?: any): T;
declare type EventListener = (event: Event) => void;
declare type HeadersInit = Headers | [ string, string ][] | Record<string, string>;
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
interface UnderlyingSource<T = any> {
  cancel?(reason?: any): any;
  pull?(controller: ReadableStreamDefaultController<T>): any;
  start?(controller: ReadableStreamDefaultController<T>): any;
}
declare type ReadableByteStreamController = ReadableStreamDefaultController<Uint8Array>;
interface UnderlyingSink<T = any> {
  abort?(reason?: any): any;
  close?(): any;
  start?(controller: any): any;
  write?(chunk: T, controller: any): any;
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
    cpuUsage(previous?: any): { user: number; system: number; };
    cwd(): string;
    disconnect(): void;
    emitWarning(warning: any, ...rest: any[]): void;
    exit(code?: any): never;
    getuid?(): number;
    hrtime: { (time?: [ number, number ]): [ number, number ]; bigint(): bigint; };
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
declare type ChildNode = HTMLElement | CharacterData;
declare class NodeListOf<T> implements ArrayLike<T>, Iterable<T> {
  length: number;
  [index: number]: T;
  [Symbol.iterator](): IterableIterator<T>;
  entries(): IterableIterator<[ number, T ]>;
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
declare class NamedNodeMap extends HTMLCollectionOf<Attr> {}
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
declare class HTMLButtonElement extends HTMLFormControl {}
declare class Image extends HTMLImageElement {
  constructor(width?: number, height?: number);
}
declare class HTMLAudioElement extends HTMLMediaElement {}
declare class Audio extends HTMLAudioElement {
  constructor(src?: string);
}
interface ImageBitmap {
  height: number;
  width: number;
  close(): void;
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
declare class SVGSVGElement extends SVGGraphicsElement {
  viewBox: any;
  createSVGPoint(): any;
}
declare type AnyElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLOptionElement | HTMLFormElement | HTMLLabelElement | HTMLAnchorElement | HTMLImageElement | HTMLVideoElement | HTMLCanvasElement | HTMLScriptElement | HTMLLinkElement | HTMLStyleElement | HTMLIFrameElement | HTMLTableElement | HTMLTableRowElement | HTMLTableCellElement | HTMLTemplateElement | HTMLDialogElement | HTMLSlotElement;
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
declare class FocusEvent extends UIEvent {
  relatedTarget: AnyElement | null;
}
declare type TouchList = HTMLCollectionOf<Touch>;
declare class BeforeUnloadEvent extends Event {}
declare type AnyEvent = PointerEvent | WheelEvent | DragEvent | ClipboardEvent | KeyboardEvent | InputEvent | FocusEvent | SubmitEvent | TouchEvent | TransitionEvent | AnimationEvent | CustomEvent | MessageEvent | ErrorEvent | CloseEvent | ProgressEvent | PromiseRejectionEvent | HashChangeEvent | PopStateEvent | StorageEvent | MediaQueryListEvent;
declare class ResizeObserverEntry {
  borderBoxSize: readonly any[];
  contentBoxSize: readonly any[];
  contentRect: DOMRect;
  target: HTMLElement;
}
interface CanvasGradient {
  addColorStop(offset: number, color: string): void;
}
interface TextMetrics {
  actualBoundingBoxAscent: number;
  actualBoundingBoxDescent: number;
  width: number;
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

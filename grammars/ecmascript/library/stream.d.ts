// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
import { EventEmitter } from 'events';
export default Stream;
export class Stream extends EventEmitter {
  static Duplex: typeof Duplex;
  static PassThrough: typeof PassThrough;
  static Readable: typeof Readable;
  static Stream: typeof Stream;
  static Transform: typeof Transform;
  static Writable: typeof Writable;
  pipe<T>(target: T, options?: any): T;
}
export class Readable extends Stream implements AsyncIterable<any> {
  static from(values: any, options?: any): Readable;
  static fromWeb(stream: any, options?: any): Readable;
  static isDisturbed(stream: any): boolean;
  static toWeb(stream: Readable): ReadableStream;
  constructor(options?: any);
  closed: boolean;
  destroyed: boolean;
  errored: Error | null;
  readable: boolean;
  readableEnded: boolean;
  readableEncoding: string | null;
  readableFlowing: boolean | null;
  readableHighWaterMark: number;
  readableLength: number;
  readableObjectMode: boolean;
  [Symbol.asyncIterator](): AsyncIterableIterator<any>;
  _construct(callback: (error?: Error | null) => void): void;
  _destroy(error: Error | null, callback: (error?: Error | null) => void): void;
  _read(size: number): void;
  destroy(error?: Error): this;
  filter(predicate: (data: any) => any): Readable;
  forEach(callback: (data: any) => any): Promise<void>;
  isPaused(): boolean;
  iterator(options?: any): AsyncIterableIterator<any>;
  map(callback: (data: any) => any): Readable;
  pause(): this;
  push(chunk: any, encoding?: string): boolean;
  read(size?: number): any;
  resume(): this;
  setEncoding(encoding: string): this;
  toArray(): Promise<any[]>;
  unpipe(target?: any): this;
  unshift(chunk: any, encoding?: string): void;
  wrap(stream: any): this;
}
export class Writable extends Stream {
  static fromWeb(stream: any, options?: any): Writable;
  static toWeb(stream: Writable): WritableStream;
  constructor(options?: any);
  closed: boolean;
  destroyed: boolean;
  errored: Error | null;
  writable: boolean;
  writableEnded: boolean;
  writableFinished: boolean;
  writableHighWaterMark: number;
  writableLength: number;
  writableNeedDrain: boolean;
  writableObjectMode: boolean;
  _construct(callback: (error?: Error | null) => void): void;
  _destroy(error: Error | null, callback: (error?: Error | null) => void): void;
  _final(callback: (error?: Error | null) => void): void;
  _write(chunk: any, encoding: string, callback: (error?: Error | null) => void): void;
  _writev(chunks: { chunk: any; encoding: string; }[], callback: (error?: Error | null) => void): void;
  cork(): void;
  destroy(error?: Error): this;
  end(chunk?: any, ...rest: any[]): this;
  setDefaultEncoding(encoding: string): this;
  uncork(): void;
  write(chunk: any, ...rest: any[]): boolean;
}
export class Duplex extends Readable {
  static from(source: any): Duplex;
  allowHalfOpen: boolean;
  writable: boolean;
  writableEnded: boolean;
  writableFinished: boolean;
  writableHighWaterMark: number;
  writableLength: number;
  _final(callback: (error?: Error | null) => void): void;
  _write(chunk: any, encoding: string, callback: (error?: Error | null) => void): void;
  cork(): void;
  end(chunk?: any, ...rest: any[]): this;
  setDefaultEncoding(encoding: string): this;
  uncork(): void;
  write(chunk: any, ...rest: any[]): boolean;
}
export class Transform extends Duplex {
  _flush(callback: (error?: Error | null, data?: any) => void): void;
  _transform(chunk: any, encoding: string, callback: (error?: Error | null, data?: any) => void): void;
}
export class PassThrough extends Transform {}
export function addAbortSignal<T>(signal: AbortSignal, stream: T): T;
export function finished(stream: any, ...rest: any[]): () => void;
export function pipeline(...streams: any[]): Writable;

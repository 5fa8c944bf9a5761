// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
import { EventEmitter } from 'events';
export class Interface extends EventEmitter implements AsyncIterable<string> {
  [Symbol.asyncIterator](): AsyncIterableIterator<string>;
  question(query: string, ...rest: any[]): any;
  readonly terminal: boolean;
  readonly line: string;
  readonly cursor: number;
  getPrompt(): string;
  setPrompt(prompt: string): void;
  prompt(preserveCursor?: boolean): void;
  pause(): this;
  resume(): this;
  close(): void;
  write(data: string | Buffer, key?: Key): void;
  write(data: undefined | null | string | Buffer, key: Key): void;
}
export type ReadLine = Interface;
export function createInterface(input: NodeJS.ReadableStream, output?: NodeJS.WritableStream, completer?: Completer | AsyncCompleter, terminal?: boolean): Interface;
export function createInterface(options: ReadLineOptions): Interface;
export function emitKeypressEvents(stream: NodeJS.ReadableStream, readlineInterface?: Interface): void;
export function clearLine(stream: any, direction: number): boolean;
export function clearScreenDown(stream: any): boolean;
export function cursorTo(stream: any, x: number, y?: number): boolean;
export function moveCursor(stream: any, x: number, y: number): boolean;

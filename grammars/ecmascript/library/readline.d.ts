import { EventEmitter } from 'events';
export class Interface extends EventEmitter implements AsyncIterable<string> {
  cursor: number;
  line: string;
  terminal: boolean;
  [Symbol.asyncIterator](): AsyncIterableIterator<string>;
  close(): void;
  getPrompt(): string;
  pause(): this;
  prompt(preserve?: boolean): void;
  question(query: string, ...rest: any[]): any;
  resume(): this;
  setPrompt(prompt: string): void;
  write(data: any, key?: any): void;
}
export type ReadLine = Interface;
export function clearLine(stream: any, direction: number): boolean;
export function clearScreenDown(stream: any): boolean;
export function createInterface(...args: any[]): Interface;
export function cursorTo(stream: any, x: number, y?: number): boolean;
export function emitKeypressEvents(stream: any): void;
export function moveCursor(stream: any, x: number, y: number): boolean;

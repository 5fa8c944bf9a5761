// Upstream types listeners by event maps and overloads; iteration over lines must give strings.
import { EventEmitter } from 'events';
export class Interface extends EventEmitter implements AsyncIterable<string> {
  [Symbol.asyncIterator](): AsyncIterableIterator<string>;
  question(query: string, ...rest: any[]): any;
}
export function clearLine(stream: any, direction: number): boolean;
export function clearScreenDown(stream: any): boolean;
export function cursorTo(stream: any, x: number, y?: number): boolean;
export function moveCursor(stream: any, x: number, y: number): boolean;

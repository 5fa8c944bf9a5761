// Upstream makes servers generic in constructors of requests and responses, and headers a union of names; callbacks need the plain classes.
import { EventEmitter } from 'events';
import { Duplex, Readable, Writable } from 'stream';
export type IncomingHttpHeaders = Record<string, any>;
export type OutgoingHttpHeaders = Record<string, any>;
export interface RequestOptions {
  [name: string]: any;
}
export class IncomingMessage extends Readable {
  headersDistinct: Record<string, string[]>;
  socket: any;
  setTimeout(ms: number, callback?: () => void): this;
}
export class OutgoingMessage extends Writable {
  req: IncomingMessage;
  socket: any;
  getHeader(name: string): any;
  setTimeout(ms: number, callback?: () => void): this;
}
export class ServerResponse extends OutgoingMessage {
  writeContinue(): void;
  writeEarlyHints(hints: any): void;
}
export class Server extends EventEmitter {
  listening: boolean;
  maxConnections: number;
  address(): any;
  close(callback?: (error?: Error) => void): this;
  getConnections(callback: (error: Error | null, count: number) => void): this;
  listen(...args: any[]): this;
  ref(): this;
  setTimeout(ms: number, callback?: () => void): this;
  unref(): this;
}
export class Agent {
  options: any;
  sockets: any;
  createConnection(options: any, callback?: any): Duplex;
}
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;
export const STATUS_CODES: Record<string, string>;
export function createServer(listener?: (request: IncomingMessage, response: ServerResponse) => void): Server;
export function get(url: any, callback?: (response: IncomingMessage) => void): ClientRequest;
export function request(url: any, callback?: (response: IncomingMessage) => void): ClientRequest;

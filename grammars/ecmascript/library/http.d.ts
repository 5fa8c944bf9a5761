import { EventEmitter } from 'events';
import { Duplex, Readable, Writable } from 'stream';
export type IncomingHttpHeaders = Record<string, any>;
export type OutgoingHttpHeaders = Record<string, any>;
export interface RequestOptions {
  [name: string]: any;
}
export class IncomingMessage extends Readable {
  complete: boolean;
  headers: IncomingHttpHeaders;
  headersDistinct: Record<string, string[]>;
  httpVersion: string;
  method?: string;
  rawHeaders: string[];
  socket: any;
  statusCode?: number;
  statusMessage?: string;
  url?: string;
  setTimeout(ms: number, callback?: () => void): this;
}
export class OutgoingMessage extends Writable {
  headersSent: boolean;
  req: IncomingMessage;
  sendDate: boolean;
  socket: any;
  appendHeader(name: string, value: any): this;
  flushHeaders(): void;
  getHeader(name: string): any;
  getHeaderNames(): string[];
  getHeaders(): OutgoingHttpHeaders;
  hasHeader(name: string): boolean;
  removeHeader(name: string): void;
  setHeader(name: string, value: any): this;
  setHeaders(headers: any): this;
  setTimeout(ms: number, callback?: () => void): this;
}
export class ServerResponse extends OutgoingMessage {
  statusCode: number;
  statusMessage: string;
  writeContinue(): void;
  writeEarlyHints(hints: any): void;
  writeHead(status: number, ...rest: any[]): this;
}
export class ClientRequest extends OutgoingMessage {
  aborted: boolean;
  host: string;
  method: string;
  path: string;
  protocol: string;
  abort(): void;
  setNoDelay(on?: boolean): void;
  setSocketKeepAlive(on?: boolean, delay?: number): void;
}
export class Server extends EventEmitter {
  headersTimeout: number;
  keepAliveTimeout: number;
  listening: boolean;
  maxConnections: number;
  requestTimeout: number;
  timeout: number;
  address(): any;
  close(callback?: (error?: Error) => void): this;
  closeAllConnections(): void;
  closeIdleConnections(): void;
  getConnections(callback: (error: Error | null, count: number) => void): this;
  listen(...args: any[]): this;
  ref(): this;
  setTimeout(ms: number, callback?: () => void): this;
  unref(): this;
}
export class Agent extends EventEmitter {
  constructor(options?: any);
  maxSockets: number;
  options: any;
  sockets: any;
  createConnection(options: any, callback?: any): Duplex;
  destroy(): void;
}
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;
export const METHODS: string[];
export const STATUS_CODES: Record<string, string>;
export const globalAgent: Agent;
export const maxHeaderSize: number;
export function createServer(listener?: (request: IncomingMessage, response: ServerResponse) => void): Server;
export function get(url: any, callback?: (response: IncomingMessage) => void): ClientRequest;
export function request(url: any, callback?: (response: IncomingMessage) => void): ClientRequest;

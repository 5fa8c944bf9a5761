// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
import { EventEmitter } from 'events';
import { Duplex, Readable, Writable } from 'stream';
export class IncomingMessage extends Readable {
  headersDistinct: Record<string, string[]>;
  socket: any;
  setTimeout(ms: number, callback?: () => void): this;
  httpVersion: string;
  complete: boolean;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  method?: string | undefined;
  url?: string | undefined;
  statusCode?: number | undefined;
  statusMessage?: string | undefined;
}
export class OutgoingMessage<Request extends IncomingMessage = IncomingMessage> extends Writable {
  req: IncomingMessage;
  socket: any;
  getHeader(name: string): any;
  setTimeout(ms: number, callback?: () => void): this;
  sendDate: boolean;
  readonly headersSent: boolean;
  setHeader(name: string, value: number | string | readonly string[]): this;
  setHeaders(headers: Headers | Map<string, number | string | readonly string[]>): this;
  appendHeader(name: string, value: string | readonly string[]): this;
  getHeaders(): OutgoingHttpHeaders;
  getHeaderNames(): string[];
  hasHeader(name: string): boolean;
  removeHeader(name: string): void;
  flushHeaders(): void;
}
export class ServerResponse<Request extends IncomingMessage = IncomingMessage> extends OutgoingMessage {
  writeContinue(): void;
  writeEarlyHints(hints: any): void;
  statusCode: number;
  statusMessage: string;
  writeHead(statusCode: number, statusMessage?: string, headers?: OutgoingHttpHeaders | OutgoingHttpHeader[]): this;
  writeHead(statusCode: number, headers?: OutgoingHttpHeaders | OutgoingHttpHeader[]): this;
}
export class ClientRequest extends OutgoingMessage {
  aborted: boolean;
  host: string;
  protocol: string;
  method: string;
  path: string;
  abort(): void;
  setNoDelay(noDelay?: boolean): void;
  setSocketKeepAlive(enable?: boolean, initialDelay?: number): void;
}
export class Server<Request extends typeof IncomingMessage = typeof IncomingMessage, Response extends typeof ServerResponse<InstanceType<Request>> = typeof ServerResponse> extends EventEmitter {
  listening: boolean;
  maxConnections: number;
  address(): any;
  close(callback?: (error?: Error) => void): this;
  getConnections(callback: (error: Error | null, count: number) => void): this;
  listen(...args: any[]): this;
  ref(): this;
  setTimeout(ms: number, callback?: () => void): this;
  unref(): this;
  timeout: number;
  headersTimeout: number;
  keepAliveTimeout: number;
  requestTimeout: number;
  closeAllConnections(): void;
  closeIdleConnections(): void;
}
export class Agent extends EventEmitter {
  options: any;
  sockets: any;
  createConnection(options: any, callback?: any): Duplex;
  maxSockets: number;
  constructor(opts?: AgentOptions);
  destroy(): void;
}
export const METHODS: string[];
export const globalAgent: Agent;
export const maxHeaderSize: number;
export type IncomingHttpHeaders = Record<string, any>;
export type OutgoingHttpHeaders = Record<string, any>;
export interface RequestOptions {
  [name: string]: any;
}
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;
export const STATUS_CODES: Record<string, string>;
export function createServer(listener?: (request: IncomingMessage, response: ServerResponse) => void): Server;
export function get(url: any, callback?: (response: IncomingMessage) => void): ClientRequest;
export function request(url: any, callback?: (response: IncomingMessage) => void): ClientRequest;

import { EventEmitter } from 'events';
import { Readable, Writable } from 'stream';
export class MessagePort extends EventEmitter {
  close(): void;
  postMessage(message: any, transfer?: any): void;
  ref(): void;
  start(): void;
  unref(): void;
}
export class MessageChannel {
  port1: MessagePort;
  port2: MessagePort;
}
export class Worker extends EventEmitter {
  constructor(path: any, options?: any);
  stderr: Readable;
  stdin: Writable | null;
  stdout: Readable;
  threadId: number;
  postMessage(message: any, transfer?: any): void;
  ref(): void;
  terminate(): Promise<number>;
  unref(): void;
}
export const isMainThread: boolean;
export const parentPort: MessagePort | null;
export const threadId: number;
export const workerData: any;

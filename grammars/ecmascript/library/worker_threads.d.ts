// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
import { EventEmitter } from 'events';
import { Readable, Writable } from 'stream';
export class MessagePort extends EventEmitter {
  close(): void;
  postMessage(value: any, transferList?: readonly Transferable[]): void;
  ref(): void;
  unref(): void;
  start(): void;
}
export class MessageChannel {
  readonly port1: MessagePort;
  readonly port2: MessagePort;
}
export class Worker extends EventEmitter {
  readonly stdin: Writable | null;
  readonly stdout: Readable;
  readonly stderr: Readable;
  readonly threadId: number;
  constructor(filename: string | URL, options?: WorkerOptions);
  postMessage(value: any, transferList?: readonly Transferable[]): void;
  ref(): void;
  unref(): void;
  terminate(): Promise<number>;
}
export const isMainThread: boolean;
export const threadId: number;
export const workerData: any;
export const parentPort: MessagePort | null;

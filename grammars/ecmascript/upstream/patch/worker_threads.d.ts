// Upstream composes ports and workers of several interfaces; the library uses its global classes.
import { EventEmitter } from 'events';
import { Readable, Writable } from 'stream';
export class MessagePort extends EventEmitter {}
export const parentPort: MessagePort | null;

// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
export default EventEmitter;
export interface EventEmitterOptions {
  captureRejections?: boolean | undefined;
}
export class EventEmitter<Events = any> implements NodeJS.EventEmitter {
  static EventEmitter: typeof EventEmitter;
  static on(emitter: any, event: any, options?: any): AsyncIterableIterator<any[]>;
  constructor(options?: EventEmitterOptions);
  addListener(event: any, listener: (...args: any[]) => void): this;
  emit(event: any, ...args: any[]): boolean;
  eventNames(): (string | symbol)[];
  getMaxListeners(): number;
  listenerCount(event: any, listener?: Function): number;
  listeners(event: any): Function[];
  off(event: any, listener: (...args: any[]) => void): this;
  on(event: any, listener: (...args: any[]) => void): this;
  once(event: any, listener: (...args: any[]) => void): this;
  prependListener(event: any, listener: (...args: any[]) => void): this;
  prependOnceListener(event: any, listener: (...args: any[]) => void): this;
  rawListeners(event: any): Function[];
  removeAllListeners(event?: any): this;
  removeListener(event: any, listener: (...args: any[]) => void): this;
  setMaxListeners(count: number): this;
  static once(emitter: NodeJS.EventEmitter, eventName: string | symbol, options?: StaticEventEmitterOptions): Promise<any[]>;
  static once(emitter: EventTarget, eventName: string, options?: StaticEventEmitterOptions): Promise<any[]>;
  static listenerCount(emitter: EventEmitter, eventName: string | symbol): number;
  static listenerCount(emitter: EventTarget, eventName: string): number;
  static getEventListeners(emitter: EventTarget | NodeJS.EventEmitter, name: string | symbol): Function[];
  static setMaxListeners(n?: number, ...eventTargets: Array<EventTarget | NodeJS.EventEmitter>): void;
  static defaultMaxListeners: number;
}
export class EventEmitterAsyncResource extends EventEmitter {}
export function getEventListeners(emitter: any, event: any): Function[];
export function on(emitter: any, event: any, options?: any): AsyncIterableIterator<any[]>;
export function once(emitter: any, event: any, options?: any): Promise<any[]>;
export function setMaxListeners(count?: number, ...targets: any[]): void;

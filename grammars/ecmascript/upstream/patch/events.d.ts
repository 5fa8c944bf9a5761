// Upstream types listeners by event maps that the resolver cannot evaluate, and merges the class with a namespace.
export default EventEmitter;
export class EventEmitter<Events = any> extends NodeJS.EventEmitter {
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
}
export class EventEmitterAsyncResource extends EventEmitter {}
export function getEventListeners(emitter: any, event: any): Function[];
export function on(emitter: any, event: any, options?: any): AsyncIterableIterator<any[]>;
export function once(emitter: any, event: any, options?: any): Promise<any[]>;
export function setMaxListeners(count?: number, ...targets: any[]): void;

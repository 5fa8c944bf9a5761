// Upstream gives the value through generics with defaults; one declaration each is enough.
export function setImmediate<T = void>(value?: T, options?: any): Promise<T>;
export function setInterval<T = void>(ms?: number, value?: T, options?: any): AsyncIterable<T>;
export function setTimeout<T = void>(ms?: number, value?: T, options?: any): Promise<T>;

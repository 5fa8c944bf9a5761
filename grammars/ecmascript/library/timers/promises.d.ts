// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
export function setImmediate<T = void>(value?: T, options?: any): Promise<T>;
export function setInterval<T = void>(ms?: number, value?: T, options?: any): AsyncIterable<T>;
export function setTimeout<T = void>(ms?: number, value?: T, options?: any): Promise<T>;

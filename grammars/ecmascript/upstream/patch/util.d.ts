// Upstream types promisify and inspect by overloads and merged namespaces; the resolver needs the callback's result.
export { TextDecoder, TextEncoder };
export type InspectOptions = any;
export function callbackify(callback: (...args: any[]) => Promise<any>): (...args: any[]) => void;
export function debuglog(section: string): (message: string, ...args: any[]) => void;
export function deprecate<T>(callback: T, message: string, code?: string): T;
export function inspect(value: any, ...options: any[]): string;
export function isArray(value: any): boolean;
export function parseArgs(config?: any): { values: any; positionals: string[]; tokens: any[] };
export function parseEnv(content: string): Record<string, string>;
export function promisify(callback: (...args: any[]) => any): (...args: any[]) => Promise<any>;
export const types: any;

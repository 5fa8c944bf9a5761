// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
export { TextDecoder, TextEncoder };
export function aborted(signal: AbortSignal, resource: any): Promise<void>;
export function format(format?: any, ...param: any[]): string;
export function formatWithOptions(inspectOptions: InspectOptions, format?: any, ...param: any[]): string;
export function getSystemErrorName(err: number): string;
export function inherits(constructor: unknown, superConstructor: unknown): void;
export function isDeepStrictEqual(val1: unknown, val2: unknown, options?: IsDeepStrictEqualOptions): boolean;
export function stripVTControlCharacters(str: string): string;
export function styleText(format: ForegroundColors | BackgroundColors | Modifiers | `#${string}` | Array<ForegroundColors | BackgroundColors | Modifiers | `#${string}`>, text: string, options?: StyleTextOptions): string;
export function toUSVString(string: string): string;
export type InspectOptions = any;
export function callbackify(callback: (...args: any[]) => Promise<any>): (...args: any[]) => void;
export function debuglog(section: string): (message: string, ...args: any[]) => void;
export function deprecate<T>(callback: T, message: string, code?: string): T;
export function inspect(value: any, ...options: any[]): string;
export function isArray(value: any): boolean;
export function parseArgs(config?: any): { values: any; positionals: string[]; tokens: any[]; };
export function parseEnv(content: string): Record<string, string>;
export function promisify(callback: (...args: any[]) => any): (...args: any[]) => Promise<any>;
export const types: any;

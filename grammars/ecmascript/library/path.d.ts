// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
export interface ParsedPath {
  base: string;
  dir: string;
  ext: string;
  name: string;
  root: string;
}
export type FormatInputPathObject = ParsedPath;
export interface PlatformPath {
  delimiter: string;
  posix: PlatformPath;
  sep: string;
  win32: PlatformPath;
  basename(path: string, suffix?: string): string;
  dirname(path: string): string;
  extname(path: string): string;
  format(path: any): string;
  isAbsolute(path: string): boolean;
  join(...paths: string[]): string;
  matchesGlob(path: string, pattern: string): boolean;
  normalize(path: string): string;
  parse(path: string): ParsedPath;
  relative(from: string, to: string): string;
  resolve(...paths: string[]): string;
  toNamespacedPath(path: string): string;
}
export const delimiter: string;
export const posix: PlatformPath;
export const sep: string;
export const win32: PlatformPath;
export function basename(path: string, suffix?: string): string;
export function dirname(path: string): string;
export function extname(path: string): string;
export function format(path: any): string;
export function isAbsolute(path: string): boolean;
export function join(...paths: string[]): string;
export function matchesGlob(path: string, pattern: string): boolean;
export function normalize(path: string): string;
export function parse(path: string): ParsedPath;
export function relative(from: string, to: string): string;
export function resolve(...paths: string[]): string;
export function toNamespacedPath(path: string): string;

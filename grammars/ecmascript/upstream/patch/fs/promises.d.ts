// Upstream distinguishes text and bytes by encoding options; one declaration gives the members of both.
import type { Dir, Dirent, Stats } from 'fs';
export interface FileHandle {
  createReadStream(options?: any): any;
  createWriteStream(options?: any): any;
  read(...args: any[]): Promise<{ bytesRead: number; buffer: Buffer }>;
  readFile(options?: any): Promise<string & Buffer>;
  readLines(options?: any): AsyncIterable<string>;
  stat(options?: any): Promise<Stats>;
  write(...args: any[]): Promise<{ bytesWritten: number; buffer: any }>;
}
export const constants: Record<string, number>;
export function mkdir(...args: any[]): Promise<string | undefined>;
export function lstat(...args: any[]): Promise<Stats>;
export function stat(...args: any[]): Promise<Stats>;
export function mkdtemp(...args: any[]): Promise<string>;
export function readlink(...args: any[]): Promise<string>;
export function realpath(...args: any[]): Promise<string>;
export function glob(...args: any[]): AsyncIterableIterator<string>;
export function readdir(path: any, options?: any): Promise<(string & Dirent)[]>;
export function readFile(path: any, options?: any): Promise<string & Buffer>;
export function watch(path: any, options?: any): AsyncIterable<{ eventType: string; filename: string }>;

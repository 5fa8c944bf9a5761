// Upstream merges functions with namespaces and distinguishes text and bytes by encoding options; one declaration gives the members of both. Streams are declared with the base classes of the library.
import { EventEmitter } from 'events';
import { Readable, Writable } from 'stream';
import * as promises from 'fs/promises';
export { promises };
export class Stats {
  atime: Date;
  atimeMs: number;
  birthtime: Date;
  birthtimeMs: number;
  blksize: number;
  blocks: number;
  ctime: Date;
  ctimeMs: number;
  dev: number;
  gid: number;
  ino: number;
  mode: number;
  mtime: Date;
  mtimeMs: number;
  nlink: number;
  rdev: number;
  size: number;
  uid: number;
  isBlockDevice(): boolean;
  isCharacterDevice(): boolean;
  isDirectory(): boolean;
  isFIFO(): boolean;
  isFile(): boolean;
  isSocket(): boolean;
  isSymbolicLink(): boolean;
}
export class Dirent {
  name: string;
  path: string;
}
export class Dir {
  [Symbol.asyncIterator](): AsyncIterableIterator<Dirent>;
  close(): Promise<void>;
  read(): Promise<Dirent | null>;
}
export class ReadStream extends Readable {
  path: string;
  close(callback?: (error?: any) => void): void;
}
export class WriteStream extends Writable {
  path: string;
  close(callback?: (error?: any) => void): void;
}
export type StatWatcher = FSWatcher;
export type NoParamCallback = (error: NodeJS.ErrnoException | null) => void;
export const constants: Record<string, number>;
export function access(...args: any[]): void;
export function appendFile(...args: any[]): void;
export function chmod(...args: any[]): void;
export function chown(...args: any[]): void;
export function close(...args: any[]): void;
export function copyFile(...args: any[]): void;
export function cp(...args: any[]): void;
export function fchmod(...args: any[]): void;
export function fchown(...args: any[]): void;
export function fdatasync(...args: any[]): void;
export function fsync(...args: any[]): void;
export function ftruncate(...args: any[]): void;
export function futimes(...args: any[]): void;
export function lchown(...args: any[]): void;
export function link(...args: any[]): void;
export function lutimes(...args: any[]): void;
export function mkdir(...args: any[]): void;
export function rename(...args: any[]): void;
export function rm(...args: any[]): void;
export function rmdir(...args: any[]): void;
export function symlink(...args: any[]): void;
export function truncate(...args: any[]): void;
export function unlink(...args: any[]): void;
export function utimes(...args: any[]): void;
export function writeFile(...args: any[]): void;
export function mkdirSync(...args: any[]): string | undefined;
export function exists(...args: any[]): void;
export function fstat(...args: any[]): void;
export function glob(...args: any[]): void;
export function lstat(...args: any[]): void;
export function mkdtemp(...args: any[]): void;
export function open(...args: any[]): void;
export function opendir(...args: any[]): void;
export function read(...args: any[]): void;
export function readdir(...args: any[]): void;
export function readFile(...args: any[]): void;
export function readlink(...args: any[]): void;
export function realpath(...args: any[]): void;
export function stat(...args: any[]): void;
export function statfs(...args: any[]): void;
export function write(...args: any[]): void;
export function fstatSync(...args: any[]): Stats;
export function lstatSync(...args: any[]): Stats;
export function statSync(...args: any[]): Stats;
export function mkdtempSync(...args: any[]): string;
export function readlinkSync(...args: any[]): string;
export function realpathSync(...args: any[]): string;
export function globSync(...args: any[]): string[];
export function readdirSync(path: PathLike, options?: any): (string & Dirent)[];
export function readFileSync(path: PathOrFileDescriptor, options?: any): string & Buffer;
export function watchFile(path: PathLike, ...rest: any[]): FSWatcher;

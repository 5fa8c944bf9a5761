// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
import { EventEmitter } from 'events';
import { Readable, Writable } from 'stream';
export class ChildProcess extends EventEmitter {
  channel: any;
  signalCode: string | null;
  stderr: Readable;
  stdin: Writable;
  stdio: any[];
  stdout: Readable;
  send(message: any, ...rest: any[]): boolean;
  readonly killed: boolean;
  readonly pid?: number | undefined;
  readonly connected: boolean;
  readonly exitCode: number | null;
  readonly spawnargs: string[];
  readonly spawnfile: string;
  kill(signal?: NodeJS.Signals | number): boolean;
  disconnect(): void;
  unref(): void;
  ref(): void;
}
export interface SpawnSyncReturns<T = string> {
  output: T[];
  signal: string | null;
  pid: number;
  stdout: T;
  stderr: T;
  status: number | null;
  error?: Error;
}
export function fork(modulePath: string | URL, options?: ForkOptions): ChildProcess;
export function fork(modulePath: string | URL, args?: readonly string[], options?: ForkOptions): ChildProcess;
export type ChildProcessWithoutNullStreams = ChildProcess;
export type ExecException = Error;
export type ForkOptions = any;
export type SpawnOptions = any;
export function exec(command: string, ...rest: any[]): ChildProcess;
export function execFile(file: string, ...rest: any[]): ChildProcess;
export function execFileSync(file: string, ...rest: any[]): string & Buffer;
export function execSync(command: string, options?: any): string & Buffer;
export function spawn(command: string, ...rest: any[]): ChildProcess;
export function spawnSync(command: string, ...rest: any[]): SpawnSyncReturns;

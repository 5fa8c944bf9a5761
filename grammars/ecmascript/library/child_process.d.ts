import { EventEmitter } from 'events';
import { Readable, Writable } from 'stream';
export class ChildProcess extends EventEmitter {
  channel: any;
  connected: boolean;
  exitCode: number | null;
  killed: boolean;
  pid?: number;
  signalCode: string | null;
  spawnargs: string[];
  spawnfile: string;
  stderr: Readable;
  stdin: Writable;
  stdio: any[];
  stdout: Readable;
  disconnect(): void;
  kill(signal?: any): boolean;
  ref(): void;
  send(message: any, ...rest: any[]): boolean;
  unref(): void;
}
export type ChildProcessWithoutNullStreams = ChildProcess;
export type ExecException = Error;
export type ForkOptions = any;
export type SpawnOptions = any;
export interface SpawnSyncReturns<T = string> {
  error?: Error;
  output: T[];
  pid: number;
  signal: string | null;
  status: number | null;
  stderr: T;
  stdout: T;
}
export function exec(command: string, ...rest: any[]): ChildProcess;
export function execFile(file: string, ...rest: any[]): ChildProcess;
export function execFileSync(file: string, ...rest: any[]): string & Buffer;
export function execSync(command: string, options?: any): string & Buffer;
export function fork(path: any, ...rest: any[]): ChildProcess;
export function spawn(command: string, ...rest: any[]): ChildProcess;
export function spawnSync(command: string, ...rest: any[]): SpawnSyncReturns;

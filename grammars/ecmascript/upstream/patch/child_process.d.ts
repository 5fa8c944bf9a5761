// Upstream distinguishes overloads by nested option types; one declaration says that output is text and bytes. Types that the others need are aliases.
import { EventEmitter } from 'events';
import { Readable, Writable } from 'stream';
export class ChildProcess {
  channel: any;
  signalCode: string | null;
  stderr: Readable;
  stdin: Writable;
  stdio: any[];
  stdout: Readable;
  send(message: any, ...rest: any[]): boolean;
}
export type ChildProcessWithoutNullStreams = ChildProcess;
export type ExecException = Error;
export type ForkOptions = any;
export type SpawnOptions = any;
export interface SpawnSyncReturns<T = string> {
  output: T[];
  signal: string | null;
}
export function exec(command: string, ...rest: any[]): ChildProcess;
export function execFile(file: string, ...rest: any[]): ChildProcess;
export function execFileSync(file: string, ...rest: any[]): string & Buffer;
export function execSync(command: string, options?: any): string & Buffer;
export function spawn(command: string, ...rest: any[]): ChildProcess;
export function spawnSync(command: string, ...rest: any[]): SpawnSyncReturns;

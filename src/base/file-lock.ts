import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { errorCode, withPath } from './error-code.ts';

export interface LockHolder {
  pid: number;
  host: string;
  /** Start time of the process, which distinguishes processes that had the same id. */
  start: string;
}

export interface FileLock {
  release(): void;
}

const HEARTBEAT_MS = 5_000;
/** A lock of another machine, whose processes cannot be seen, is stale after this long without a heartbeat. */
const FOREIGN_STALE_MS = 60_000;
const MAX_ATTEMPTS = 4;

/** Locks held by this process. Needed because a lock file with our process id may be that of an earlier process. */
const held = new Set<string>();

export interface LockOptions {
  /** Returns the text of the lock file, or undefined if there is none. Default: reads it, and ignores all errors. */
  readText?(file: string): string | undefined;
}

/**
 * Takes a lock by creating a file; undefined if a running process holds it. Takes over the lock of a dead process. Throws
 * the system error if the file cannot be created.
 */
export function tryLock(file: string, { readText = readTextOrNone }: LockOptions = {}): FileLock | undefined {
  const text = JSON.stringify({
    pid: process.pid,
    host: hostname(),
    start: processStart(process.pid),
  } satisfies LockHolder);
  for (let attempt = 1; !tryCreate(file, text); attempt++) {
    const holder = readText(file) ?? '';
    if (attempt > MAX_ATTEMPTS || isAlive(file, holder)) return undefined;
    takeAway(file, holder, readText);
  }
  if (held.size === 0) process.once('exit', releaseAll);
  held.add(file);
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS).unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (held.delete(file)) rmSync(file, { force: true });
      if (held.size === 0) process.off('exit', releaseAll);
    },
  };
}

/** Removes the locks when this process exits: processes on other machines cannot see that it has ended, and would wait a minute. */
function releaseAll(): void {
  for (const file of held) rmSync(file, { force: true });
}

/** Describes the process that holds a lock, by the text of the lock file. */
export function describeHolder(text: string | undefined): string {
  const holder = parseHolder(text ?? '');
  if (!holder) return 'another process';
  return `process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`}`;
}

/** Creates the lock together with its text, by a hard link: on a full disk, an empty lock would outlive its process. */
function tryCreate(file: string, text: string): boolean {
  const part = `${file}.${process.pid}.part`;
  try {
    writeFileSync(part, text);
    linkSync(part, file);
    return true;
  } catch (cause) {
    const code = errorCode(cause);
    if (code === 'EEXIST') return false;
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') return createWithoutLinks(file, text);
    throw withPath(cause, file);
  } finally {
    rmSync(part, { force: true });
  }
}

function createWithoutLinks(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (cause) {
    if (errorCode(cause) === 'EEXIST') return false;
    rmSync(file, { force: true });
    throw withPath(cause, file);
  }
}

function isAlive(file: string, text: string): boolean {
  if (held.has(file)) return true;
  const holder = parseHolder(text);
  const age = ageOf(file);
  if (age === undefined) return false;
  // An empty or incomplete lock is being written, unless it is old.
  if (!holder) return age < HEARTBEAT_MS;
  if (holder.host !== hostname()) return age < FOREIGN_STALE_MS;
  if (holder.pid === process.pid) return false;
  return processExists(holder.pid) && processStart(holder.pid) === holder.start;
}

/**
 * Removes a stale lock. It is renamed first, so of several processes only one gets it; if that turns out to be the fresh
 * lock of another process, it is put back.
 */
function takeAway(file: string, stale: string, readText: (file: string) => string | undefined): void {
  const own = `${file}.${process.pid}`;
  try {
    renameSync(file, own);
    if (readText(own) === stale) rmSync(own, { force: true });
    else renameSync(own, file);
  } catch (cause) {
    if (errorCode(cause) !== 'ENOENT') throw cause;
  }
}

function parseHolder(text: string): LockHolder | undefined {
  try {
    const { pid, host, start } = JSON.parse(text) as Partial<Record<keyof LockHolder, unknown>>;
    const isHolder = Number.isSafeInteger(pid) && typeof host === 'string' && typeof start === 'string';
    return isHolder ? { pid: pid as number, host, start } : undefined;
  } catch {
    return undefined;
  }
}

function ageOf(file: string): number | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  // The absolute value: a time in the future, from a wrong clock, must not keep a lock for years.
  return stat && Math.abs(Date.now() - stat.mtimeMs);
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was removed; whoever writes into it will notice.
  }
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return errorCode(cause) === 'EPERM';
  }
}

/** The start time of a process in clock ticks since boot, on Linux; empty elsewhere. */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function readTextOrNone(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

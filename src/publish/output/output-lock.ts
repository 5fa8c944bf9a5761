import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode, withPath } from '../../base/error-code.ts';
import { PublishError } from '../publish-error.ts';
import { readStateFile } from './state-file.ts';

const Holder = z.object({
  pid: z.int(),
  host: z.string(),
  /** Start time of the process, which distinguishes processes that had the same id. */
  start: z.string(),
});
type Holder = z.infer<typeof Holder>;

const HEARTBEAT_MS = 5_000;
/** A lock of another machine, whose processes cannot be seen, is stale after this long without a heartbeat. */
const FOREIGN_STALE_MS = 60_000;

/** Locks held by this process. Needed because a lock file with our process id may be that of an earlier process. */
const held = new Set<string>();

export interface OutputLock {
  release(): void;
}

/**
 * Takes the lock of an output folder. The lock file lies in the folder of the output's record. Takes over the lock of a
 * dead process. Throws a `PublishError` if another build is writing the output.
 */
export function lockOutput(recordFolder: string, output: string): OutputLock {
  const file = join(recordFolder, 'lock');
  const text = JSON.stringify({
    pid: process.pid,
    host: hostname(),
    start: processStart(process.pid),
  } satisfies Holder);
  for (let attempt = 0; !tryCreate(file, text); attempt++) {
    const holder = readStateFile(file) ?? '';
    if (attempt > 3 || isAlive(file, holder)) throw busy(output, file);
    takeAway(file, holder);
  }
  held.add(file);
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS).unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (held.delete(file)) rmSync(file, { force: true });
    },
  };
}

/** Creates the lock together with its text, by a hard link: on a full disk, an empty lock would outlive the build. */
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
function takeAway(file: string, stale: string): void {
  const own = `${file}.${process.pid}`;
  try {
    renameSync(file, own);
    if (readStateFile(own) === stale) rmSync(own, { force: true });
    else renameSync(own, file);
  } catch (cause) {
    if (errorCode(cause) !== 'ENOENT') throw cause;
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    return Holder.safeParse(JSON.parse(text)).data;
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
    // The state folder was removed during the build, which fails when it writes its record.
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

function busy(output: string, file: string): PublishError {
  const holder = parseHolder(readStateFile(file) ?? '');
  const who = holder
    ? `process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`}`
    : 'another process';
  return new PublishError(`Another build is writing this atlas (${who}).`, {
    where: output,
    next: `Wait until it is done, or choose another output folder with --out. If no build is running, delete ${file}.`,
  });
}

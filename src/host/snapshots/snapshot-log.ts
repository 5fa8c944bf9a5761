import { closeSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { tryLock, type FileLock } from '../../base/file-lock.ts';
import { writeAtomically } from '../../base/write-atomically.ts';
import { SaveRecord } from '../../model/history.ts';

export interface LogLimits {
  records: number;
  bytes: number;
}

const defaultLimits: LogLimits = { records: 1000, bytes: 1_000_000 };
/** After a limit is passed, this part of it is kept, so that not every further record rewrites the file. */
const KEPT = 0.9;
const LOCK_TRIES = 100;
const LOCK_WAIT_MS = 20;

/**
 * The snapshots of one repository, a line of JSON each, oldest first. Several processes may append to the same log; without a folder, it is in the memory of
 * this process.
 */
export class SnapshotLog {
  readonly #file: string | undefined;
  readonly #limits: LogLimits;
  #inMemory: SaveRecord[] = [];

  constructor(folder: string | undefined, limits: LogLimits = defaultLimits) {
    this.#file = folder === undefined ? undefined : join(folder, 'snapshots.jsonl');
    this.#limits = limits;
  }

  /** Returns the records, oldest first. Damaged lines are left out. */
  read(): SaveRecord[] {
    return this.#file === undefined ? [...this.#inMemory] : parseLines(textOf(this.#file));
  }

  /**
   * Appends a record, unless the last one is of the same files and commit: another process was faster. Returns the one of both that is in the log.
   * Throws if the log cannot be locked or written.
   */
  async append(record: SaveRecord): Promise<SaveRecord> {
    if (this.#file === undefined) {
      const last = this.#inMemory.at(-1);
      if (last && isSame(last, record)) return last;
      this.#inMemory = [...this.#inMemory, record].slice(-this.#limits.records);
      return record;
    }
    const lock = await lockLog(this.#file);
    try {
      return this.#append(this.#file, record);
    } finally {
      lock.release();
    }
  }

  #append(file: string, record: SaveRecord): SaveRecord {
    const text = textOf(file);
    const records = parseLines(text);
    const last = records.at(-1);
    if (last && isSame(last, record)) return last;
    const line = `${JSON.stringify(record)}\n`;
    // A process that was killed may have left a part of a line.
    const isWhole = text === '' || text.endsWith('\n');
    appendText(file, isWhole ? line : `\n${line}`);
    const { records: most, bytes } = this.#limits;
    if (records.length + 1 > most || sizeOf(file) > bytes)
      writeAtomically(file, this.#newest([...records, record]), { mode: 0o600, durable: false });
    return record;
  }

  #newest(records: readonly SaveRecord[]): string {
    const lines: string[] = [];
    let bytes = 0;
    for (const record of records.slice(-Math.ceil(KEPT * this.#limits.records)).toReversed()) {
      const line = `${JSON.stringify(record)}\n`;
      bytes += Buffer.byteLength(line);
      if (lines.length > 0 && bytes > KEPT * this.#limits.bytes) break;
      lines.push(line);
    }
    return lines.reverse().join('');
  }
}

function isSame(last: SaveRecord, { digest, commit }: SaveRecord): boolean {
  return last.digest === digest && last.commit === commit;
}

function parseLines(text: string): SaveRecord[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : SaveRecord.parse(JSON.parse(line));
    } catch {
      return [];
    }
  });
}

/** In one write at the end of the file, so that lines of two processes do not mix even where locks do not work. */
function appendText(file: string, text: string): void {
  const descriptor = openSync(file, 'a', 0o600);
  try {
    writeSync(descriptor, text);
  } finally {
    closeSync(descriptor);
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function sizeOf(file: string): number {
  return statSync(file).size;
}

/** An append takes milliseconds, so waiting needs neither a notice nor an interruption. */
async function lockLog(file: string): Promise<FileLock> {
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    const lock = tryLock(`${file}.lock`);
    if (lock) return lock;
    await setTimeout(LOCK_WAIT_MS);
  }
  throw new Error(`${file} is locked by another process.`);
}

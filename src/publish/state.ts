import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeAtomically } from '../base/write-atomically.ts';
import { shortHash } from '../model/hash.ts';
import { digest } from '../store/digest.ts';

/** What one job, search bundle or set of assets made, and from what. */
export interface Made {
  /** Base artifacts that a job read. Empty where `key` says it all. */
  inputs: string[];
  /** Hash of whatever else it depends on. */
  key: string;
  outputs: string[];
  /** Bytes of the outputs, by kind. */
  bytes: Partial<Record<ByteKind, number>>;
}
export type ByteKind = 'html' | 'markdown' | 'json' | 'search' | 'assets';

/** The bookkeeping of one published atlas: what it was made from, so that the next build redoes what changed. */
export interface State {
  /** Hash and bytes of each base artifact. */
  artifacts: Record<string, [hash: string, bytes: number]>;
  /** Hash of the stable part of each directory, by the path of its artifact. */
  stable: Record<string, string>;
  made: Record<string, Made>;
}

const FORMAT = 2;

/**
 * Bookkeeping lives in the cache, a file for each generation of each output: when a build dies between
 * publishing and here, the record of the output still finds the state that fits it, or none, and then all is
 * made anew. Losing it costs time, never correctness.
 */
export class StateFile {
  readonly #folder: string;

  constructor(cacheFolder: string, output: string) {
    this.#folder = join(cacheFolder, 'publish', shortHash(output));
  }

  read(generation: string): State | undefined {
    try {
      const text = readFileSync(this.#file(generation), 'utf8');
      // The first line guards the rest against torn writes and other formats.
      const end = text.indexOf('\n');
      const body = text.slice(end + 1);
      if (text.slice(0, end) !== header(body)) return undefined;
      return JSON.parse(body) as State;
    } catch {
      return undefined;
    }
  }

  /** Written before the commit, so that a state is there for whatever is published. */
  write(generation: string, state: State): void {
    // What is cleared must be a folder of ours: a link could lead to files of somebody else.
    for (const folder of [dirname(this.#folder), this.#folder]) {
      if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) rmSync(folder, { force: true });
    }
    mkdirSync(this.#folder, { recursive: true });
    const body = JSON.stringify(state);
    writeAtomically(this.#file(generation), `${header(body)}\n${body}`, { durable: false });
  }

  /** Forgets all but one generation. */
  keepOnly(generation: string): void {
    for (const name of readdirSync(this.#folder)) {
      if (name !== `${generation}.json`) rmSync(join(this.#folder, name), { recursive: true, force: true });
    }
  }

  #file(generation: string): string {
    return join(this.#folder, `${generation}.json`);
  }
}

function header(body: string): string {
  return `treeatlas publish state ${FORMAT} ${digest(body)}`;
}

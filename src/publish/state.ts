import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../base/error-code.ts';
import { writeAtomically } from '../base/write-atomically.ts';
import { shortHash } from '../model/hash.ts';
import { digest } from '../base/digest.ts';
import type { Job } from './job.ts';

/** The inputs and outputs of one job or set of assets. */
export interface Made {
  /** Base artifacts that a job read. Empty if `key` covers all inputs. */
  inputs: string[];
  /** Hash of all other inputs. */
  key: string;
  /** The digest of each output, by its path. */
  outputs: Record<string, string>;
  /** Bytes of the outputs, by kind. */
  bytes: Partial<Record<ByteKind, number>>;
}
export type ByteKind = 'html' | 'markdown' | 'json' | 'assets';

/** The inputs and outputs of one published atlas, so that the next build repeats only what changed. */
export interface State {
  /** Hash and bytes of each base artifact. */
  artifacts: Record<string, [hash: string, bytes: number]>;
  /** Hash of the stable part of each directory and file, by the path of its artifact. */
  stable: Record<string, string>;
  made: Record<string, Made>;
  /** A record of each file shard, by the path of its artifact. */
  shards: Record<string, KeptShard>;
  /** The artifacts of layers, and what they were made of; see `LayersToPublish`. */
  layers: { key: string | undefined; paths: string[] } | undefined;
}

export interface KeptShard {
  /** See `PlannedArtifact`. */
  key: string | undefined;
  job: Extract<Job, { kind: 'file' }>;
}

const FORMAT = 7;

/**
 * The states of one output, in the cache, with a file for each generation. If a build dies, the generation in the record of
 * the output still identifies the right state. If that is missing, everything is made again: losing a state costs time,
 * but never correctness.
 */
export class StateFile {
  readonly #folder: string;

  constructor(cacheFolder: string, output: string) {
    this.#folder = join(cacheFolder, 'publish', shortHash(output));
  }

  read(generation: string): State | undefined {
    try {
      const text = readFileSync(this.#file(generation), 'utf8');
      // The first line detects incomplete writes, other formats and states of other generations.
      const end = text.indexOf('\n');
      const body = text.slice(end + 1);
      if (text.slice(0, end) !== header(generation, body)) return undefined;
      return JSON.parse(body) as State;
    } catch {
      return undefined;
    }
  }

  /**
   * Writes a state. Must be called before the commit, so that each published generation has a state. Returns a message for the user if
   * the cache is full or closed to us: the next build then makes everything again.
   */
  write(generation: string, state: State): string | undefined {
    try {
      this.#write(generation, state);
      return undefined;
    } catch (error) {
      const code = errorCode(error);
      if (code === undefined) throw error;
      return `The next build makes all pages again, because what this one made cannot be noted in the cache (${code}). Check the space and permissions of ${this.#folder}.`;
    }
  }

  #write(generation: string, state: State): void {
    // `keepOnly` deletes files in this folder, so it must not be a link to another one.
    for (const folder of [dirname(this.#folder), this.#folder]) {
      if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) rmSync(folder, { force: true });
    }
    mkdirSync(this.#folder, { recursive: true });
    const body = JSON.stringify(state);
    writeAtomically(this.#file(generation), `${header(generation, body)}\n${body}`, { durable: false });
  }

  /** Removes the states of all other generations, as far as the cache can be written. */
  keepOnly(generation: string): void {
    try {
      for (const name of readdirSync(this.#folder)) {
        if (name !== `${generation}.json`) rmSync(join(this.#folder, name), { recursive: true, force: true });
      }
    } catch (error) {
      if (errorCode(error) === undefined) throw error;
    }
  }

  #file(generation: string): string {
    return join(this.#folder, `${generation}.json`);
  }
}

function header(generation: string, body: string): string {
  return `treeatlas publish state ${FORMAT} ${digest(generation, body)}`;
}

import type { Artifact } from '../../../src/model/artifact.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { invariant } from '../target.ts';
import type { expectSoundPages } from './sound-pages.ts';

/** Bytes of output for one byte of input, beside its definitions. Real files have at most 22 with their definitions. */
const PER_BYTE = 100;
/** Bytes of output for one definition. Files of nothing but definitions have up to 450. */
const PER_DEFINITION = 1000;
/** Bytes of output that every repository has, however small: its contract, with each operation and its fields, is most of them. */
const PER_REPOSITORY = 200_000;
/** Bytes of output that every file and every page has. */
const PER_FILE = 5000;
const PER_PAGE = 30_000;

export interface Output {
  /** The text of every file by path. */
  files: Readonly<Record<string, Uint8Array>>;
  artifacts: readonly Artifact[];
  shards: readonly FileShard[];
  /** Bytes in the cache. */
  factBytes: number;
  pages: Awaited<ReturnType<typeof expectSoundPages>>;
  /** Bytes by format. */
  exports: ReadonlyMap<string, number>;
}

/** Checks that output grows in proportion to input. What grows with the square of it exceeds these bounds. */
export function expectSoundSize({ files, artifacts, shards, factBytes, pages, exports }: Output): void {
  const sizes = Object.values(files).map(({ length }) => length);
  const input = sizes.reduce((sum, size) => sum + size, 0);
  const definitions = shards.reduce((sum, { nodes }) => sum + nodes.length, 0);
  const expectAtMost = (what: string, bytes: number, fixed: number): void => {
    const most = fixed + input * PER_BYTE + definitions * PER_DEFINITION;
    invariant(
      bytes <= most,
      `${what}: ${bytes} bytes from ${input} bytes with ${definitions} definitions; the limit is ${most}`,
    );
  };
  const fixed = PER_REPOSITORY + PER_FILE * sizes.length;
  const json = artifacts.reduce((sum, { value }) => sum + JSON.stringify(value).length, 0);
  expectAtMost('JSON is out of proportion', json, fixed);
  expectAtMost('the cache is out of proportion', factBytes, fixed);
  for (const [format, bytes] of exports)
    expectAtMost(`the export "${format}" is out of proportion`, bytes, fixed);
  for (const { path, bytes } of [...pages.common, ...pages.definitions])
    expectAtMost(`page "${path}" is out of proportion`, bytes, fixed);
  // The middle one: the page of one large definition says nothing about the others.
  const sizesOfPages = pages.definitions.map(({ bytes }) => bytes).sort((a, b) => a - b);
  const middle = sizesOfPages[Math.floor(sizesOfPages.length / 2)] ?? 0;
  expectAtMost('all pages are out of proportion', middle * pages.count, PER_PAGE * pages.count);
}

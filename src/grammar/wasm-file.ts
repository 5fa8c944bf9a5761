import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { bundledGrammarFolder } from './bundled-folder.ts';
import { GrammarError } from './grammar-error.ts';

/** Ending of the compressed wasm files in the package, which are a tenth of the size. */
export const COMPRESSED = '.gz';

const packages = createRequire(import.meta.url);

/**
 * Returns the path of the wasm file that the manifest of the grammar `name` names: in its folder, in the package, or in
 * the development dependency. Throws a `GrammarError` if there is none.
 */
export function locateWasm(name: string, wasm: string, folder: string): string {
  const file = basename(wasm);
  const packed = join(bundledGrammarFolder(), '..', 'wasm', file + COMPRESSED);
  for (const path of [join(folder, file), packed]) if (existsSync(path)) return path;
  try {
    return packages.resolve(`tree-sitter-wasm/${wasm}`);
  } catch (cause) {
    throw new GrammarError(`${name}/manifest.json`, `names the wasm file "${wasm}", which does not exist`, {
      cause,
    });
  }
}

/** Returns the code of a wasm file, which may be compressed. Throws if it is damaged. */
export function readWasm(path: string): Uint8Array {
  const bytes = readFileSync(path);
  return path.endsWith(COMPRESSED) ? gunzipSync(bytes) : bytes;
}

/** Tells versions of a wasm file apart without reading it. */
export function wasmStamp(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}

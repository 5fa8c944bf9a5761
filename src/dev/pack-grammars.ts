import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PACKED_FACTS } from '../grammar/library.ts';
import { loadGrammars } from '../grammar/load-grammars.ts';
import { COMPRESSED } from '../grammar/wasm-file.ts';
import { packLibraries } from '../indexer/library.ts';
import { root } from './process.ts';

const grammars = join(root, 'grammars');
const packed = join(root, 'dist', 'grammars');
const packedWasm = join(root, 'dist', 'wasm');
/** The folder of the wasm files that manifests name: a development dependency with a hundred grammars. */
const wasmFolder = join(root, 'node_modules', 'tree-sitter-wasm', 'out');
const LICENCE = 'wasm-license.txt';

/**
 * Copies manifests, queries and libraries to `dist/grammars`, with the facts of the libraries, and compresses the wasm
 * files that the manifests name to `dist/wasm`. Throws when a file is missing.
 */
export async function packGrammars(): Promise<void> {
  for (const folder of [packed, packedWasm]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(packedWasm, { recursive: true });
  copyGrammars();
  await packLibraries(loadGrammars(packed));
}

function copyGrammars(): void {
  mkdirSync(packed, { recursive: true });
  for (const file of readdirSync(grammars, { withFileTypes: true }))
    if (file.isFile()) copyFileSync(join(grammars, file.name), join(packed, file.name));
  for (const language of folders(grammars)) {
    const from = join(grammars, language);
    const to = join(packed, language);
    mkdirSync(to, { recursive: true });
    for (const file of readdirSync(from, { withFileTypes: true })) {
      if (file.isFile()) copyFileSync(join(from, file.name), join(to, file.name));
    }
    const library = join(from, 'library');
    // Tests leave facts beside the libraries, which may be those of older code.
    if (existsSync(library))
      cpSync(library, join(to, 'library'), {
        recursive: true,
        filter: (each) => basename(each) !== PACKED_FACTS,
      });
    const { wasm, container } = JSON.parse(readFileSync(join(from, 'manifest.json'), 'utf8')) as {
      wasm?: string;
      container?: { wasm?: string };
    };
    const files = [wasm, container?.wasm].filter((each) => each !== undefined);
    if (files.length === 0) continue;
    if (!existsSync(join(from, LICENCE))) {
      throw new Error(
        `grammars/${language}/${LICENCE} is missing: the package contains ${files.join(' and ')} and must include its licence. Add the file.`,
      );
    }
    // One copy of each, because several languages may have the same grammar.
    for (const each of files) {
      const to = join(packedWasm, basename(each) + COMPRESSED);
      if (!existsSync(to)) writeFileSync(to, gzipSync(readFileSync(join(wasmFolder, each)), { level: 9 }));
    }
  }
}

function folders(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

// Writes the libraries of grammars that have a folder `upstream`. With --check nothing is written, and a file that
// that is not up to date is an error.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKED_FACTS } from '../../grammar/library.ts';
import { root } from '../process.ts';
import { libraryFiles } from './library-files.ts';

const check = process.argv.includes('--check');
const grammars = join(root, 'grammars');

const differing = readdirSync(grammars)
  .filter((grammar) => existsSync(join(grammars, grammar, 'upstream', 'selection.json')))
  .flatMap((grammar) => writeLibrary(join(grammars, grammar)));

if (check && differing.length > 0) {
  console.error(
    `These files differ from what "npm run libraries" writes. Change the patch, not the file, and run it:\n${differing.join('\n')}`,
  );
  process.exitCode = 1;
} else {
  console.log(check ? 'All libraries are up to date.' : `Files written: ${String(differing.length)}.`);
}

/** Returns the paths of the files that differed, which are written unless this is a check. */
function writeLibrary(grammar: string): string[] {
  const library = join(grammar, 'library');
  const files = libraryFiles(grammar);
  return [
    ...[...files].flatMap(([file, text]) => replaceFile(join(library, file), text)),
    ...withoutSource(library, files).flatMap((file) => removeFile(file)),
  ];
}

function withoutSource(library: string, files: ReadonlyMap<string, string>): string[] {
  return readdirSync(library, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== PACKED_FACTS)
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !files.has(path.slice(library.length + 1).replaceAll('\\', '/')));
}

function replaceFile(path: string, text: string): string[] {
  if (textOf(path) === text) return [];
  if (!check) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return [path];
}

function removeFile(path: string): string[] {
  if (!check) rmSync(path);
  return [path];
}

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../base/once.ts';
import { compareText } from '../model/order.ts';
import { GrammarError } from './grammar-error.ts';
import type { LanguageManifest } from './manifest.ts';

/** The standard library of a language, as declarations that a grammar parses. */
export interface GrammarLibrary {
  /** Name of the grammar that parses the files. */
  language: string;
  /** The globals first, then the modules by file. */
  files: LibraryFile[];
  /** SHA-256 of the names and texts of the files, 16 hex digits. */
  hash: string;
  /** Name of the grammar whose library has the globals of the family. */
  beside: string | undefined;
  /** Absolute path of the facts that the package ships. In a checkout, tests make the file. */
  packedFacts: string;
}

/** Name of the file with the facts of a library, in its folder. */
export const PACKED_FACTS = 'facts.bin';

export interface LibraryFile {
  /** Name used in imports; empty for the globals. */
  module: string;
  /** Path relative to the folder of the library, with `/`. */
  file: string;
  text: string;
}

/**
 * Reads the library of the grammar `name`, in the folder at `path`. Throws a `GrammarError` when its folder or globals are
 * missing.
 */
export function readLibrary(
  path: string,
  name: string,
  { folder: relative, language, globals, separator, beside }: NonNullable<LanguageManifest['library']>,
): GrammarLibrary {
  const ending = globals.slice(globals.indexOf('.'));
  const found = list(path, name, relative).filter((file) => file.endsWith(ending));
  if (!found.includes(globals)) {
    throw new GrammarError(
      `${name}/manifest.json`,
      `its library "${relative}" has no file "${globals}" with the global names`,
    );
  }
  const files = once(() =>
    [globals, ...found.filter((file) => file !== globals).sort(compareText)].map((file) => {
      const text = readFileSync(join(path, file), 'utf8');
      const module =
        file === globals && beside === undefined
          ? ''
          : file.slice(0, -ending.length).replaceAll('/', separator);
      return { module, file, text };
    }),
  );
  const hash = once(() => {
    const digest = createHash('sha256');
    for (const { file, text } of files()) digest.update(`${file}\0${text}\0`);
    return digest.digest('hex').slice(0, 16);
  });
  return {
    language,
    beside,
    packedFacts: join(path, PACKED_FACTS),
    get files() {
      return files();
    },
    get hash() {
      return hash();
    },
  };
}

function list(path: string, name: string, relative: string): string[] {
  try {
    return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  } catch (cause) {
    throw new GrammarError(
      `${name}/manifest.json`,
      `names the library "${relative}", whose folder cannot be read`,
      { cause },
    );
  }
}

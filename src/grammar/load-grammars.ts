import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { once } from '../base/once.ts';
import { compareText } from '../model/order.ts';
import { bundledGrammarFolder } from './bundled-folder.ts';
import type { QueryKind } from './captures.ts';
import { GrammarError } from './grammar-error.ts';
import { pathOf, readGrammarFolders, type GrammarFolders } from './grammar-folders.ts';
import { readLibrary, type GrammarLibrary } from './library.ts';
import type { LanguageManifest } from './manifest.ts';
import { findQueryFiles, type Queries, type QueryFile } from './query-files.ts';
import type { StandardQueryKind } from './standard-captures.ts';
import { locateWasm, wasmStamp } from './wasm-file.ts';

export { bundledGrammarFolder } from './bundled-folder.ts';

/**
 * A language as described by its folder, including inherited queries. Queries, wasm file and the texts of the library are read when they are
 * first asked for, so that a language costs nothing in a repository without it.
 */
export interface Grammar {
  /** Name of the folder. Artifacts use it as the name of the language. */
  name: string;
  manifest: LanguageManifest;
  /** Query files in ascending precedence: inherited ones first. */
  queries: QueryFile<QueryKind>[];
  /**
   * `tags.scm` and `locals.scm` in the vocabulary of the tree-sitter community. They describe a language that has no
   * `scopes.scm`, whose references are possible references by name.
   */
  standardQueries: QueryFile<StandardQueryKind>[];
  /** Whether the language is described by such queries. */
  isByName: boolean;
  wasmPath: string;
  /** How the code is found in the file, if it stands between other text. */
  container: GrammarContainer | undefined;
  builtins: ReadonlySet<string>;
  /** Parsed files that the manifest names. Their readers validate them. */
  modules: unknown;
  entryPoints: unknown;
  packages: unknown;
  roots: unknown;
  /** Undefined when the manifest names none. */
  library: GrammarLibrary | undefined;
  /**
   * SHA-256 of manifest, queries and wasm, 16 hex digits. Facts of different hashes cannot be combined. The
   * library is not included, because the facts of a file do not depend on it.
   */
  hash: string;
  /** As `hash`, but with size and time of the wasm files in place of their content: cheap enough to compute for all languages. */
  stamp: string;
}

/** The grammar of a whole file, and the queries that find the code in it: inherited ones first. */
export interface GrammarContainer {
  queries: { file: string; text: string }[];
  wasmPath: string;
}

/**
 * Reads every grammar: those of this program, and those of the user. Throws a `GrammarError` for the first mistake.
 */
export function loadGrammars(folder?: string, userFolder?: string): readonly Grammar[] {
  const isOwn = folder === undefined && userFolder === undefined;
  if (!isOwn) return readGrammars(folder ?? bundledGrammarFolder(), userFolder);
  return (ownGrammars ??= readGrammars(bundledGrammarFolder(), undefined));
}

/** Kept, because a program reads a repository again and again and its own grammars do not change. */
let ownGrammars: readonly Grammar[] | undefined;

function readGrammars(folder: string, userFolder: string | undefined): Grammar[] {
  const folders = readGrammarFolders(folder, userFolder);
  return [...folders.manifests]
    .sort(([a], [b]) => compareText(a, b))
    .map(([name, manifest]) => loadGrammar(name, manifest, folders));
}

function loadGrammar(name: string, manifest: LanguageManifest, folders: GrammarFolders): Grammar {
  const folder = folders.paths.get(name) ?? '';
  const named = (file: string | undefined): unknown =>
    file === undefined ? undefined : readNamed(pathOf(name, manifest, file, folders), name, file);
  const { library } = manifest;
  if (library && !folders.manifests.has(library.language)) {
    throw new GrammarError(
      `${name}/manifest.json`,
      `its library is written in "${library.language}", but there is no folder of that name`,
    );
  }
  const files = findQueryFiles(name, manifest, folders.paths);
  const queries = once(files.read);
  const wasmPath = locateWasm(name, manifest.wasm, folder);
  const containerWasm = manifest.container && locateWasm(name, manifest.container.wasm, folder);
  if (containerWasm !== undefined && !files.has(['container']))
    throw new GrammarError(`${name}/manifest.json`, 'has a container, but there is no container.scm');
  const hash = (digestOf: (path: string) => string | Uint8Array): string =>
    hashOf(manifest, queries(), [wasmPath, containerWasm], digestOf);
  const fullHash = once(() => hash((path) => readFileSync(path)));
  return {
    name,
    manifest,
    isByName: files.isStandard,
    wasmPath,
    builtins: readBuiltins(name, manifest.builtins, named(manifest.builtins)),
    modules: named(manifest.modules) ?? { recipe: 'none' },
    entryPoints: named(manifest.entryPoints),
    packages: named(manifest.packages),
    roots: named(manifest.roots),
    library: library && readLibrary(pathOf(name, manifest, library.folder, folders), name, library),
    get queries() {
      return queries().own;
    },
    get standardQueries() {
      return queries().standard;
    },
    get container() {
      return containerWasm === undefined
        ? undefined
        : { queries: queries().container, wasmPath: containerWasm };
    },
    get hash() {
      return fullHash();
    },
    get stamp() {
      return hash(wasmStamp);
    },
  };
}

function hashOf(
  { library: _, ...manifest }: LanguageManifest,
  { own, standard, container }: Queries,
  [wasm, containerWasm]: readonly [string, string | undefined],
  digestOf: (path: string) => string | Uint8Array,
): string {
  const hash = createHash('sha256').update(JSON.stringify(manifest));
  for (const { text } of [...own, ...standard]) hash.update(text);
  hash.update(digestOf(wasm));
  for (const { text } of container) hash.update(text);
  if (containerWasm !== undefined) hash.update(digestOf(containerWasm));
  return hash.digest('hex').slice(0, 16);
}

function readBuiltins(name: string, file: string | undefined, data: unknown): ReadonlySet<string> {
  const names = z.array(z.string()).safeParse(data ?? []);
  if (names.success) return new Set(names.data);
  throw new GrammarError(
    `${name}/manifest.json`,
    `names the file "${file ?? ''}", which is not a list of names`,
  );
}

function readNamed(path: string, name: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new GrammarError(
      `${name}/manifest.json`,
      `names the file "${file}", which cannot be read as JSON`,
      { cause },
    );
  }
}

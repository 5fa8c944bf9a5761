import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { isBundled, programFile } from '../base/program-files.ts';
import { compareText } from '../model/order.ts';
import { queryKinds, type QueryKind } from './captures.ts';
import { standardQueryKinds, type StandardQueryKind } from './standard-captures.ts';
import { GrammarError } from './grammar-error.ts';
import { pathOf, readGrammarFolders, type GrammarFolders } from './grammar-folders.ts';
import { readLibrary, type GrammarLibrary } from './library.ts';
import type { LanguageManifest } from './manifest.ts';

/** A language as described by its folder, including inherited queries. */
export interface Grammar {
  /** Name of the folder. Artifacts use it as the name of the language. */
  name: string;
  manifest: LanguageManifest;
  /** Query files in ascending precedence: inherited ones first. */
  queries: { kind: QueryKind; file: string; text: string }[];
  /**
   * `tags.scm` and `locals.scm` in the vocabulary of the tree-sitter community. They describe a language that has no
   * `scopes.scm`, whose references are possible references by name.
   */
  standardQueries: { kind: StandardQueryKind; file: string; text: string }[];
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
}

/** The grammar of a whole file, and the queries that find the code in it: inherited ones first. */
export interface GrammarContainer {
  queries: { file: string; text: string }[];
  wasmPath: string;
}

/** Returns the folder of the shipped grammars: next to the compiled code, or at the top of a checkout. */
export function bundledGrammarFolder(): string {
  return fileURLToPath(programFile(isBundled ? 'grammars' : '../grammars'));
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
  const read = <K extends string>(kinds: readonly K[]): { kind: K; file: string; text: string }[] =>
    kinds.flatMap((kind) =>
      [...manifest.inherits, name].flatMap((owner) => {
        const path = join(folders.paths.get(owner) ?? '', `${kind}.scm`);
        return existsSync(path)
          ? [{ kind, file: `${owner}/${kind}.scm`, text: readFileSync(path, 'utf8') }]
          : [];
      }),
    );
  const all = read(queryKinds);
  const hasScopes = all.some(({ kind }) => kind === 'scopes');
  const queries = hasScopes ? all : all.filter(({ kind }) => kind === 'highlights');
  const standardQueries = hasScopes ? [] : read(standardQueryKinds);
  const wasmPath = locateWasm(folder, name, manifest.wasm);
  const named = (file: string | undefined): unknown =>
    file === undefined ? undefined : readNamed(pathOf(name, manifest, file, folders), name, file);
  const { library, ...rest } = manifest;
  if (library && !folders.manifests.has(library.language)) {
    throw new GrammarError(
      `${name}/manifest.json`,
      `its library is written in "${library.language}", but there is no folder of that name`,
    );
  }
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const query of [...queries, ...standardQueries]) hash.update(query.text);
  hash.update(readFileSync(wasmPath));
  const container = containerOf(folder, name, manifest, read(['container']));
  for (const query of container?.queries ?? []) hash.update(query.text);
  if (container) hash.update(readFileSync(container.wasmPath));
  return {
    name,
    manifest,
    queries,
    standardQueries,
    wasmPath,
    container,
    builtins: readBuiltins(name, manifest.builtins, named(manifest.builtins)),
    modules: named(manifest.modules) ?? { recipe: 'none' },
    entryPoints: named(manifest.entryPoints),
    packages: named(manifest.packages),
    roots: named(manifest.roots),
    library: library && readLibrary(pathOf(name, manifest, library.folder, folders), name, library),
    hash: hash.digest('hex').slice(0, 16),
  };
}

function containerOf(
  folder: string,
  name: string,
  { container }: LanguageManifest,
  queries: GrammarContainer['queries'],
): GrammarContainer | undefined {
  if (!container) return undefined;
  if (queries.length === 0)
    throw new GrammarError(`${name}/manifest.json`, 'has a container, but there is no container.scm');
  return { queries, wasmPath: locateWasm(folder, name, container.wasm) };
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

function locateWasm(folder: string, name: string, wasm: string): string {
  const file = wasm.slice(wasm.lastIndexOf('/') + 1);
  for (const path of [join(folder, file), join(bundledGrammarFolder(), '..', 'wasm', file)])
    if (existsSync(path)) return path;
  try {
    return createRequire(import.meta.url).resolve(`tree-sitter-wasm/${wasm}`);
  } catch (cause) {
    throw new GrammarError(`${name}/manifest.json`, `names the wasm file "${wasm}", which does not exist`, {
      cause,
    });
  }
}

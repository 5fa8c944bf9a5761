import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { isBundled, programFile } from '../base/program-files.ts';
import { compareText } from '../model/order.ts';
import { queryKinds, type QueryKind } from './captures.ts';
import { standardQueryKinds, type StandardQueryKind } from './standard-captures.ts';
import { GrammarError } from './grammar-error.ts';
import { readLibrary, type GrammarLibrary } from './library.ts';
import { LanguageManifest, Manifest } from './manifest.ts';

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

/** Returns the folder of the shipped grammars: next to the compiled code, or at the top of a checkout. */
export function bundledGrammarFolder(): string {
  return fileURLToPath(programFile(isBundled ? 'grammars' : '../grammars'));
}

/**
 * Reads every grammar folder: those of this program, and those of the user. Throws a `GrammarError` for the first
 * mistake.
 */
export function loadGrammars(folder = bundledGrammarFolder(), userFolder?: string): Grammar[] {
  const folders = new Map(foldersIn(folder).map((name) => [name, folder]));
  for (const name of userFolder === undefined ? [] : userFoldersIn(userFolder)) {
    if (folders.has(name))
      throw new GrammarError(
        join(userFolder ?? '', name),
        'has the name of a grammar of Treeatlas. Give the folder another name',
      );
    folders.set(name, userFolder ?? '');
  }
  const sources: GrammarSources = {
    folders,
    manifests: new Map([...folders].map(([name, owner]) => [name, readManifest(owner, name)])),
  };
  if (userFolder !== undefined) refuseSharedExtensions(sources.manifests);
  return [...folders.keys()].sort(compareText).flatMap((name) => {
    const manifest = sources.manifests.get(name);
    return manifest && !manifest.abstract ? [loadGrammar(name, manifest, sources)] : [];
  });
}

/** The language of a file must not depend on the order of folders. */
function refuseSharedExtensions(manifests: ReadonlyMap<string, Manifest>): void {
  const owners = new Map<string, string>();
  for (const [name, manifest] of manifests)
    for (const extension of manifest.abstract ? [] : manifest.files.extensions) {
      const owner = owners.get(extension);
      if (owner !== undefined)
        throw new GrammarError(
          `${name}/manifest.json`,
          `has the extension ".${extension}", which the grammar ${owner} has. Remove it from "files"`,
        );
      owners.set(extension, name);
    }
}

interface GrammarSources {
  /** The folder that holds the folder of a grammar, by its name. */
  folders: ReadonlyMap<string, string>;
  manifests: ReadonlyMap<string, Manifest>;
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function userFoldersIn(folder: string): string[] {
  let names: string[];
  try {
    names = foldersIn(folder);
  } catch (cause) {
    throw new GrammarError(folder, `cannot be read (${(cause as Error).message}). Check --grammars`, {
      cause,
    });
  }
  if (names.length > 0) return names;
  throw new GrammarError(
    folder,
    'holds no grammar. --grammars takes a folder with one folder for each language, in which its manifest.json is',
  );
}

function readManifest(folder: string, name: string): Manifest {
  const file = `${name}/manifest.json`;
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (cause) {
    throw new GrammarError(file, `cannot be read as JSON (${(cause as Error).message})`, { cause });
  }
  const abstract = typeof data === 'object' && data !== null && 'abstract' in data && data.abstract === true;
  const parsed = (abstract ? Manifest.options[0] : LanguageManifest).safeParse(data);
  if (!parsed.success) throw new GrammarError(file, z.prettifyError(parsed.error));
  return parsed.data;
}

function loadGrammar(
  name: string,
  manifest: LanguageManifest,
  { folders, manifests }: GrammarSources,
): Grammar {
  const folder = folders.get(name) ?? '';
  const missing = manifest.inherits.find((parent) => !manifests.has(parent));
  if (missing) {
    throw new GrammarError(
      `${name}/manifest.json`,
      `inherits "${missing}", but there is no folder of that name`,
    );
  }
  const read = <K extends string>(kinds: readonly K[]): { kind: K; file: string; text: string }[] =>
    kinds.flatMap((kind) =>
      [...manifest.inherits, name].flatMap((owner) => {
        const file = `${owner}/${kind}.scm`;
        const path = join(folders.get(owner) ?? folder, file);
        return existsSync(path) ? [{ kind, file, text: readFileSync(path, 'utf8') }] : [];
      }),
    );
  const all = read(queryKinds);
  const hasScopes = all.some(({ kind }) => kind === 'scopes');
  const queries = hasScopes ? all : all.filter(({ kind }) => kind === 'highlights');
  const standardQueries = hasScopes ? [] : read(standardQueryKinds);
  const wasmPath = locateWasm(folder, name, manifest.wasm);
  const named = (file: string | undefined): unknown =>
    file === undefined ? undefined : readNamed(folder, name, file);
  const { library, ...rest } = manifest;
  if (library && !manifests.has(library.language)) {
    throw new GrammarError(
      `${name}/manifest.json`,
      `its library is written in "${library.language}", but there is no folder of that name`,
    );
  }
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const query of [...queries, ...standardQueries]) hash.update(query.text);
  hash.update(readFileSync(wasmPath));
  return {
    name,
    manifest,
    queries,
    standardQueries,
    wasmPath,
    builtins: readBuiltins(name, manifest.builtins, named(manifest.builtins)),
    modules: named(manifest.modules) ?? { recipe: 'none' },
    entryPoints: named(manifest.entryPoints),
    packages: named(manifest.packages),
    roots: named(manifest.roots),
    library: library && readLibrary(folder, name, library),
    hash: hash.digest('hex').slice(0, 16),
  };
}

function readBuiltins(name: string, file: string | undefined, data: unknown): ReadonlySet<string> {
  const names = z.array(z.string()).safeParse(data ?? []);
  if (names.success) return new Set(names.data);
  throw new GrammarError(
    `${name}/manifest.json`,
    `names the file "${file ?? ''}", which is not a list of names`,
  );
}

function readNamed(folder: string, name: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, name, file), 'utf8'));
  } catch (cause) {
    throw new GrammarError(
      `${name}/manifest.json`,
      `names the file "${file}", which cannot be read as JSON`,
      { cause },
    );
  }
}

function locateWasm(folder: string, name: string, wasm: string): string {
  const packed = join(folder, name, wasm.slice(wasm.lastIndexOf('/') + 1));
  if (existsSync(packed)) return packed;
  try {
    return createRequire(import.meta.url).resolve(`tree-sitter-wasm/${wasm}`);
  } catch (cause) {
    throw new GrammarError(`${name}/manifest.json`, `names the wasm file "${wasm}", which does not exist`, {
      cause,
    });
  }
}

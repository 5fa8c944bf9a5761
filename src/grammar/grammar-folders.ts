import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { GrammarError } from './grammar-error.ts';
import { inheritFields } from './inherit-fields.ts';
import { AbstractManifest, LanguageManifest } from './manifest.ts';
import { readScopingPresets, withPreset, type ScopingPreset } from './scoping-presets.ts';

/** The folders of grammars and their manifests, with the fields that they inherit. */
export interface GrammarFolders {
  /** The folder of a grammar, by its name, abstract ones included. */
  paths: ReadonlyMap<string, string>;
  /** By name, without abstract ones. */
  manifests: ReadonlyMap<string, LanguageManifest>;
}

/** Reads the manifests of all grammars: those of this program, and those of the user. Throws a `GrammarError` for the first mistake. */
export function readGrammarFolders(folder: string, userFolder: string | undefined): GrammarFolders {
  const paths = new Map(foldersIn(folder).map((name) => [name, join(folder, name)]));
  for (const name of userFolder === undefined ? [] : userFoldersIn(userFolder)) {
    const path = join(userFolder ?? '', name);
    if (paths.has(name))
      throw new GrammarError(path, 'has the name of a grammar of Treeatlas. Give the folder another name');
    paths.set(name, path);
  }
  const raw = new Map([...paths].map(([name, path]) => [name, readFields(path, name)]));
  const presets = readScopingPresets(folder);
  const manifests = new Map<string, LanguageManifest>();
  for (const [name, fields] of raw) {
    if (fields['abstract'] === true) check(AbstractManifest, name, fields);
    else manifests.set(name, check(LanguageManifest, name, resolveFields(name, fields, raw, presets)));
  }
  if (userFolder !== undefined) refuseSharedExtensions(manifests);
  return { paths, manifests };
}

/**
 * Returns the path of a file or folder that a manifest names: in its own folder or, if it is not there, in the folder that it
 * inherits last and that has it.
 */
export function pathOf(
  name: string,
  { inherits }: LanguageManifest,
  file: string,
  { paths }: GrammarFolders,
): string {
  const candidates = [...inherits, name].reverse().map((owner) => join(paths.get(owner) ?? '', file));
  return candidates.find((path) => existsSync(path)) ?? join(paths.get(name) ?? '', file);
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of a manifest with those of its preset of scoping and of the folders that it inherits. */
function resolveFields(
  name: string,
  fields: Fields,
  all: ReadonlyMap<string, Fields>,
  presets: ReadonlyMap<string, ScopingPreset>,
): Fields {
  const names = z.array(z.string()).safeParse(fields['inherits'] ?? []).data ?? [];
  const inherited = names.map((parent) => {
    const found = all.get(parent);
    if (found) return found;
    throw new GrammarError(
      `${name}/manifest.json`,
      `inherits "${parent}", but there is no folder of that name`,
    );
  });
  const layers = withPreset(name, [...inherited, fields], presets);
  return inheritFields(layers.at(-1) ?? {}, layers.slice(0, -1));
}

function check<Schema extends z.ZodType>(schema: Schema, name: string, fields: Fields): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw new GrammarError(`${name}/manifest.json`, z.prettifyError(parsed.error));
}

function readFields(path: string, name: string): Fields {
  const file = join(path, 'manifest.json');
  if (!existsSync(file))
    throw new GrammarError(`${name}/manifest.json`, 'is missing. Each folder of a language has one');
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const why = cause instanceof z.ZodError ? 'it is not an object' : (cause as Error).message;
    throw new GrammarError(`${name}/manifest.json`, `cannot be read as JSON (${why})`, { cause });
  }
}

/** The language of a file must not depend on the order of folders. */
function refuseSharedExtensions(manifests: ReadonlyMap<string, LanguageManifest>): void {
  const owners = new Map<string, string>();
  for (const [name, { files }] of manifests)
    for (const extension of files.extensions) {
      const owner = owners.get(extension);
      if (owner !== undefined)
        throw new GrammarError(
          `${name}/manifest.json`,
          `has the extension ".${extension}", which the grammar ${owner} has. Remove it from "files"`,
        );
      owners.set(extension, name);
    }
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

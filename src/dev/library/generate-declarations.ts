import { asClass, memberKey, patched, patchedMembers, withoutArguments } from './merge-declarations.ts';
import { printDeclarations } from './print-declarations.ts';
import { readDeclarations, type Declarations, type Declared } from './read-declarations.ts';

/** A file of the library. */
export interface DeclarationFile {
  /** The upstream files, as `<upstream>/<path>`. */
  from: readonly string[];
  /** The module to take declarations from; empty for global declarations. */
  module: string;
  /** The namespace to take declarations from. */
  namespace?: string;
  /** The selected names, each with its selected members separated by blanks, or `*` for all. */
  names: Readonly<Record<string, string>>;
}

export interface DeclarationInputs {
  /** Returns the text of an upstream file. Throws if it does not exist. */
  upstream(file: string): string;
  /** Returns the patch of a library file; empty if it has none. */
  patch(file: string): string;
}

/**
 * Returns the texts of a library of declaration files, by file. Throws if upstream does not declare a selected name or
 * member, and when a patch does not say why it is needed.
 */
export function generateDeclarations(
  files: Readonly<Record<string, DeclarationFile>>,
  notice: string,
  inputs: DeclarationInputs,
): Map<string, string> {
  const made = new Map(
    Object.entries(files).map(([file, source]) => [file, declarationsOf(file, source, inputs)]),
  );
  const globals = new Map([...made].flatMap(([file, { all }]) => (isGlobal(files[file]) ? [...all] : [])));
  return new Map(
    [...made].map(([file, { all, plain }]) => {
      const prefix = isGlobal(files[file]) ? 'declare' : 'export';
      const known = new Map([...globals, ...all, ...importedBy(plain)]);
      return [file, `${notice}\n${plain}${printDeclarations([...all.values()], prefix, known)}`];
    }),
  );
}

function isGlobal(file: DeclarationFile | undefined): boolean {
  return file?.module === '' && file.namespace === undefined;
}

interface Made {
  all: Declarations;
  /** Imports and exports of the patch, copied unchanged. */
  plain: string;
}

function declarationsOf(file: string, source: DeclarationFile, inputs: DeclarationInputs): Made {
  const declared: Declarations = new Map();
  for (const from of source.from) readDeclarations(from, inputs.upstream(from), source.module, declared);
  const upstream = source.namespace === undefined ? declared : declared.get(source.namespace)?.inner;
  if (!upstream)
    throw new Error(`No upstream file of ${file} declares the namespace ${source.namespace ?? ''}.`);
  const text = inputs.patch(file);
  const patch: Declarations = new Map();
  readDeclarations(file, text, '', patch);
  if (text !== '' && !text.startsWith('//')) {
    throw new Error(
      `The patch of ${file} does not begin with a comment that says why it is needed: add one.`,
    );
  }
  const selected = Object.entries(source.names).map(([name, members]): [string, Declared] => {
    const declared = upstream.get(name);
    if (!declared) throw new Error(`No upstream file of ${file} declares ${name}: remove it from "names".`);
    return [name, patched(withMembers(file, asClass(declared, upstream), members), patch.get(name))];
  });
  const plain = text.split('\n').filter((line) => /^(?:import|export (?:\*|\{|=|default))/.test(line));
  return {
    all: withReadonlyMembers(new Map([...selected, ...added(patch, source.names)])),
    plain: plain.map((line) => `${line}\n`).join(''),
  };
}

/**
 * Upstream, `Map` declares all that `ReadonlyMap` does and is assignable to it by its shape. Here it extends it, because
 * types are compared by name, and has its members too: a call of `get` on a map is `Map.get`.
 */
function withReadonlyMembers(all: Declarations): Declarations {
  for (const { name, type } of all.values()) {
    const base = all.get(`Readonly${name}`)?.type;
    if (!type || !base || !type.bases.some((each) => withoutArguments(each) === `Readonly${name}`)) continue;
    type.members = patchedMembers(base.members, type.members);
  }
  return all;
}

function added(patch: Declarations, names: DeclarationFile['names']): [string, Declared][] {
  return [...patch].filter(([name]) => !(name in names));
}

/** Returns the declaration with only the selected members. */
function withMembers(file: string, declared: Declared, selected: string): Declared {
  if (selected === '*') return declared;
  const wanted = new Set(selected.split(' ').map((each) => each.replace('static.', 'static ')));
  const { type, inner, name } = declared;
  const found = type ? type.members.map(memberKey) : [...(inner?.keys() ?? [])];
  const missing = [...wanted].filter((each) => !found.includes(each));
  if (missing.length > 0) {
    throw new Error(
      `Upstream declares no ${missing.join(', ')} in ${name} of ${file}: remove it from "names".`,
    );
  }
  if (type) {
    const members = type.members.filter((member) => wanted.has(memberKey(member)));
    return { name, others: [], reason: declared.reason, type: { ...type, members } };
  }
  return { ...declared, inner: new Map([...(inner ?? [])].filter(([key]) => wanted.has(key))) };
}

/** Returns the names that a file imports. Base types may refer to them. */
function importedBy(plain: string): Declarations {
  const names = [...plain.matchAll(/^import (?:\{([^}]*)\}|\* as (\w+))/gm)].flatMap(([, some, all]) =>
    (some ?? all ?? '').split(',').map((name) => name.trim()),
  );
  return new Map(
    names.map((name) => [
      name,
      { name, others: [], reason: '', type: { parameters: '', bases: [], members: [], isClass: true } },
    ]),
  );
}

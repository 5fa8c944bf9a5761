import { baseName, parentPath } from '../../model/path.ts';
import type { Finding } from '../../model/coverage.ts';
import { compareText } from '../../model/order.ts';
import { isTable, isList, valueAt, type ConfigValue } from '../config-file/config-value.ts';
import { isFinding, readConfig } from '../config-file/read-config.ts';
import { FILE_DEFINITION } from '../facts/ids.ts';
import {
  declarationCount,
  DeclarationColumn as D,
  DeclarationFlag,
  declaredKind,
  declaredParent,
  declaredText,
  hasDeclarationFlag,
  type Declarations,
} from '../files/declarations.ts';
import type { ModuleResolver } from '../resolve/modules/module-resolver.ts';
import { indexPaths, joinPath } from '../resolve/modules/path-index.ts';
import type { EntryPointRecipe } from './entry-point-recipe.ts';

export interface EntryPoint {
  path: string;
  /** Displayed reasons, such as `bin of package.json`. Sorted. */
  reasons: readonly string[];
  /** The project files that publish its exports. */
  offers: readonly Offer[];
}

export interface Offer {
  /** Path of the project file. */
  manifest: string;
  specifier: string;
  /** Displayed reason, such as `exports of package.json`. */
  reason: string;
}

export interface EntryPoints {
  /** Sorted by path, without duplicates. */
  entryPoints: EntryPoint[];
  findings: Finding[];
}

export interface EntryPointInput {
  recipe: EntryPointRecipe;
  /** Resolves the names in project files. A build output is resolved to its source. */
  modules: ModuleResolver;
  /** All files with a page, sorted by path. */
  paths: readonly string[];
  /** The files that were analysed. */
  files: readonly AnalysedFile[];
  /** Returns the text of one of the `paths`; undefined if it cannot be read. */
  readText(path: string): Promise<string | undefined>;
}

/** The parts of a file that entry points depend on. */
export interface AnalysedFile {
  path: string;
  declarations: Declarations;
}

/** Limits far above the number and length of strings in project files. */
const MAX_TEXTS = 1000;
const MAX_TEXT = 10_000;
const MAX_MENTIONS_LENGTH = 1_000_000;

/** Finds the files that start programs or that a package publishes, according to project files. */
export async function findEntryPoints({
  recipe,
  modules,
  paths,
  files: analysed,
  readText,
}: EntryPointInput): Promise<EntryPoints> {
  const { files } = indexPaths(paths);
  const reasons = new Map<string, Set<string>>();
  const offers = new Map<string, Offer[]>();
  const findings: Finding[] = [];

  const add = (path: string, reason: string) => {
    const known = reasons.get(path);
    if (known) known.add(reason);
    else reasons.set(path, new Set([reason]));
  };

  const targetOf = (from: string, specifier: string): string | undefined => {
    const path = joinPath(parentPath(from), specifier);
    if (path !== undefined && files.has(path) && isCode(path)) return path;
    for (const each of [specifier, ...moved(specifier)]) {
      const target = modules.resolve(from, each);
      if (target.kind === 'file' && isCode(target.path)) return target.path;
    }
    return undefined;
  };

  const moved = (specifier: string): string[] =>
    specifier.startsWith('./')
      ? recipe.sourceFolders.map((folder) => `./${folder}/${specifier.slice(2)}`)
      : [];

  const follow = (from: string, specifier: string, what: string, isOffer = false) => {
    const path = targetOf(from, specifier);
    if (path === undefined) return;
    const reason = `${what} of ${from}`;
    add(path, reason);
    if (isOffer) offers.set(path, [...(offers.get(path) ?? []), { manifest: from, specifier, reason }]);
  };

  const isCode = (path: string) => recipe.extensions.some((extension) => path.endsWith(extension));

  for (const { path, declarations } of recipe.functions.length > 0 ? analysed : []) {
    if (!isCode(path)) continue;
    for (const rule of recipe.functions)
      if (
        declarations.namespace === (rule.namespace ?? declarations.namespace) &&
        definesFunction(declarations, rule)
      )
        add(path, rule.reason);
  }

  const configs = new Map(recipe.declarations.map(({ file, format }) => [file, format]));
  const mentions = recipe.mentions.map((mention) => ({
    ...mention,
    pattern: new RegExp(mention.pattern, 'g'),
  }));

  for (const path of paths) {
    const name = baseName(path);
    const reason = Object.hasOwn(recipe.files, name) ? recipe.files[name] : undefined;
    if (reason !== undefined) add(path, reason);

    const format = configs.get(name);
    const mentioned = mentions.filter(({ file }) => file === name);
    if (!format && mentioned.length === 0) continue;
    const text = await readText(path);
    if (text === undefined) continue;

    for (const { pattern, reason } of mentioned) {
      if (text.length > MAX_MENTIONS_LENGTH) continue;
      for (const [, written] of [...text.matchAll(pattern)].slice(0, MAX_TEXTS)) {
        if (written !== undefined) follow(path, asPath(written), reason);
      }
    }
    if (!format) continue;
    const content = readConfig({
      path,
      text,
      format,
      consequence: 'the entry points that it names are not known',
    });
    if (isFinding(content)) {
      findings.push(content);
      continue;
    }
    for (const { file, at, reading, reason, offers: isOffer } of recipe.declarations) {
      if (file !== name) continue;
      for (const written of textsBelow(valueAt(content, ...at))) {
        for (const specifier of specifiers(written, reading, isCode))
          follow(path, specifier, reason, isOffer);
      }
    }
  }

  const entryPoints = [...reasons]
    .map(([path, all]) => ({ path, reasons: [...all].sort(compareText), offers: offers.get(path) ?? [] }))
    .sort((a, b) => compareText(a.path, b.path));
  return { entryPoints, findings };
}

function definesFunction(
  declarations: Declarations,
  { name, isMethod }: EntryPointRecipe['functions'][number],
): boolean {
  for (let index = FILE_DEFINITION; index < declarationCount(declarations); index++) {
    if (declaredText(declarations, index, D.Name) !== name) continue;
    const kind = declaredKind(declarations, index);
    const isFound = isMethod
      ? kind === 'method' && hasDeclarationFlag(declarations, index, DeclarationFlag.Static)
      : kind === 'function' &&
        declaredParent(declarations, index) === 0 &&
        !hasDeclarationFlag(declarations, index, DeclarationFlag.Nested);
    if (isFound) return true;
  }
  return false;
}

/** Returns the strings in a value, its tables and its lists, at any depth. */
function textsBelow(value: ConfigValue | undefined): string[] {
  const texts: string[] = [];
  const open = [value];
  for (const next of open) {
    if (texts.length + open.length > MAX_TEXTS) break;
    if (typeof next === 'string' && next.length <= MAX_TEXT) texts.push(next);
    else if (isTable(next)) open.push(...[...next.values()].slice(0, MAX_TEXTS));
    else if (isList(next)) open.push(...next.slice(0, MAX_TEXTS));
  }
  return texts;
}

function specifiers(
  text: string,
  reading: EntryPointRecipe['declarations'][number]['reading'],
  isCode: (path: string) => boolean,
): string[] {
  switch (reading) {
    case 'paths':
      // A pattern with a star names many files, none of which is an entry point.
      return text.includes('*') ? [] : [asPath(text)];
    case 'commands':
      return text
        .split(/[\s;&|]+/)
        .map((word) => word.replace(/^["']|["']$/g, ''))
        .filter(isCode)
        .map(asPath);
    case 'references':
      return text.split('\n').flatMap((line) => {
        const [reference = ''] = line.slice(line.indexOf('=') + 1).split(/[:[]/);
        return /^[\w.]+$/.test(reference.trim()) ? [reference.trim()] : [];
      });
  }
}

/** Returns the path relative to the file that contains it, without its leading `/` or `./`. */
function asPath(text: string): string {
  return `./${text.replace(/^(?:\.?\/)+/, '')}`;
}

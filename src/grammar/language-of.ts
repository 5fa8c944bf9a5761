import { baseName } from '../model/path.ts';
import type { Grammar } from './load-grammars.ts';
import { sharedExtensions } from './shared-extensions.ts';

/** Determines the language of a file. */
export interface LanguageFinder {
  /** By the file name; undefined if no grammar has it. */
  byPath(path: string): string | undefined;
  /** By the file name, for files that are known together: some extensions have the language of the files around. */
  among(paths: readonly string[]): (path: string) => string | undefined;
  /** By the `#!` line, for files without a known name. */
  byFirstLine(text: string): string | undefined;
}

/**
 * Creates a finder. `overrides` maps extensions (`.inc`) and file names to languages and takes precedence
 * over the grammars.
 */
export function createLanguageFinder(
  grammars: readonly Grammar[],
  overrides: Readonly<Record<string, string>> = {},
): LanguageFinder {
  const names = new Map<string, string>();
  const extensions = new Map<string, string>();
  const prefixes = new Map<string, string>();
  const interpreters = new Map<string, string>();
  for (const { name, manifest } of grammars) {
    for (const each of manifest.files.names) names.set(each, name);
    for (const each of manifest.files.extensions) extensions.set(each, name);
    for (const each of manifest.files.prefixes) prefixes.set(each, name);
    for (const each of manifest.files.interpreters) interpreters.set(each, name);
  }
  for (const [key, language] of Object.entries(overrides)) {
    if (key.startsWith('.')) extensions.set(key.slice(1).toLowerCase(), language);
    else names.set(key, language);
  }
  const byPath = (path: string): string | undefined => {
    const base = baseName(path);
    const named = names.get(base);
    if (named) return named;
    // The longest extension wins. A leading dot does not begin an extension.
    for (let dot = base.indexOf('.', 1); dot > 0; dot = base.indexOf('.', dot + 1)) {
      const found = extensions.get(base.slice(dot + 1).toLowerCase());
      if (found) return found;
    }
    return prefixes.get(base.slice(0, base.indexOf('.')));
  };
  return {
    byPath,
    among(paths) {
      const choose = sharedExtensions(grammars, paths, byPath);
      return (path) => {
        const extension = `.${baseName(path).split('.').at(-1)?.toLowerCase() ?? ''}`;
        const byName = byPath(path);
        return Object.hasOwn(overrides, extension) ? byName : choose(path, byName);
      };
    },
    byFirstLine(text) {
      const command = /^#![ \t]*(?:\S*\/)?([\w.+-]+)(?:[ \t]+(?:-S[ \t]+)?([\w.+/-]+))?/.exec(text);
      const program = command?.[1] === 'env' ? command[2]?.split('/').at(-1) : command?.[1];
      return program && (interpreters.get(program) ?? interpreters.get(program.replace(/[\d.]+$/, '')));
    },
  };
}

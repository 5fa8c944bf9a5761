import { digest } from '../../base/digest.ts';
import type { Grammar } from '../../grammar/load-grammars.ts';
import { LanguageManifest } from '../../grammar/manifest.ts';

const GREY = '#8a8f98';

/** Returns the name that artifacts use for a language of an index. `taken` are the names of grammars, which read files otherwise. */
export function scipLanguage(title: string, taken: ReadonlyMap<string, unknown>): string {
  const name = title
    .toLowerCase()
    .replaceAll('+', 'p')
    .replaceAll('#', 'sharp')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const language = name === '' ? 'unknown' : name;
  return taken.has(language) ? `${language}-scip` : language;
}

/** Returns what stands for the grammar of a language that only an index knows: it parses nothing and resolves nothing. */
export function scipGrammar(name: string, title: string): Grammar {
  const hash = digest('scip', name).slice(0, 16);
  return {
    name,
    manifest: LanguageManifest.parse({
      title: title === '' ? name : title,
      color: GREY,
      wasm: 'none.wasm',
      files: { extensions: [] },
      family: `scip:${name}`,
      comments: { open: '', close: '', line: '' },
    }),
    queries: [],
    standardQueries: [],
    isByName: false,
    wasmPath: '',
    container: undefined,
    builtins: new Set(),
    modules: { recipe: 'none' },
    entryPoints: undefined,
    packages: undefined,
    roots: undefined,
    library: undefined,
    hash,
    stamp: hash,
  };
}

/** Whether the symbols of a language are those of a compiler's index. */
export function isScipGrammar({ manifest }: Grammar): boolean {
  return manifest.family.startsWith('scip:');
}

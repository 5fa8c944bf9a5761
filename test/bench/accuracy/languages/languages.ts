import { extname } from 'node:path';
import { astro, svelte, vue } from './components/language.ts';
import { c, cpp } from './clang/language.ts';
import { csharp } from './csharp/language.ts';
import { go } from './go/language.ts';
import { java } from './java/language.ts';
import { kotlin } from './kotlin/language.ts';
import type { Language } from './language.ts';
import { php } from './php/language.ts';
import { python } from './python/language.ts';
import { rust } from './rust/language.ts';
import { typescript } from './typescript/language.ts';

export const languages: readonly Language[] = [
  typescript,
  python,
  go,
  java,
  csharp,
  vue,
  svelte,
  astro,
  c,
  cpp,
  kotlin,
  rust,
  php,
];

/** Throws an Error that names the choices. */
export function languageNamed(id: string): Language {
  const language = languages.find((each) => each.id === id);
  if (language) return language;
  const ids = languages.map((each) => each.id).join(', ');
  throw new Error(`The benchmark has no language ${id}. There are: ${ids}.`);
}

/** The language of a file by its ending; undefined for a kind of file that no oracle reads. */
export function languageOfFile(path: string): Language | undefined {
  return languages.find(({ syntax }) => extname(path) in syntax.parsers);
}

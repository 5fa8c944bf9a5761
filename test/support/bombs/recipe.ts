/** Texts of any size that are built to make a step of the indexer take more than linear time, and harmless texts that look like them. */
export interface Bomb {
  name: string;
  /** The extension of the file, which decides about its grammar. */
  extension: 'ts' | 'tsx' | 'js' | 'py';
  /** Returns a text of about `size` characters, at most that many. */
  make(size: number): string;
}

/** A text of repeated parts: `part` is given the number of each, and what was opened is closed by `close`. */
export interface Recipe {
  before?: string;
  part: string | ((at: number) => string);
  close?: string | ((at: number) => string);
  after?: string;
}

function fill({ before = '', part, close, after = '' }: Recipe, size: number): string {
  const parts: string[] = [];
  const closing: string[] = [];
  let length = before.length + after.length;
  for (let at = 0; ; at++) {
    const next = typeof part === 'string' ? part : part(at);
    const end = typeof close === 'function' ? close(at) : (close ?? '');
    length += next.length + end.length;
    if (length > size) break;
    parts.push(next);
    if (end !== '') closing.push(end);
  }
  return before + parts.join('') + closing.reverse().join('') + after;
}

export function bombs(extension: Bomb['extension'], recipes: Readonly<Record<string, Recipe>>): Bomb[] {
  return Object.entries(recipes).map(([name, recipe]) => ({
    name: `${name}.${extension}`,
    extension,
    make: (size) => fill(recipe, size),
  }));
}

import { baseName, parentPath } from '../../../model/path.ts';

const MAX_LENGTH = 400;

/** Adds the names of files and folders in a string literal without white space, as written. */
export function stemsOf(text: string, to: Set<string>): void {
  for (const segment of text.split(/[^\w@$.-]+/)) addSegment(segment, to);
}

/** Adds the parts of paths in a string literal, each of a folder and what it contains: `folder/name`. */
export function pathsOf(text: string, to: Set<string>): void {
  for (const [, folder = '', name = ''] of text
    .slice(0, MAX_LENGTH)
    .matchAll(/([\w@$.-]+)[\\/]+(?=([\w@$.-]+))/g))
    to.add(`${folder}/${name}`);
}

/** Returns the names in a file that is not code. */
export function namesInText(path: string, source: string): string[] {
  const names = new Set<string>();
  // Prose does not load files.
  if (/\.(?:md|rst|txt)$/i.test(path)) return [];
  for (const [segment] of source.matchAll(/[\w@$-][\w@$.-]*/g)) addSegment(segment, names);
  return [...names];
}

function addSegment(segment: string, to: Set<string>): void {
  if (segment === '' || segment.length > 200) return;
  to.add(segment);
  if (!segment.includes('.')) return;
  for (const part of segment.split('.')) if (part !== '') to.add(part);
  to.add(segment.slice(0, segment.lastIndexOf('.')));
}

/**
 * Names of files and folders in strings of code, settings and templates. Such a name may load a file without
 * an import that can be resolved.
 */
export class Stems {
  readonly #names = new Set<string>();

  add(names: Iterable<string>): void {
    for (const name of names) this.#names.add(name);
  }

  has(stem: string): boolean {
    return this.#names.has(stem);
  }

  /** Whether a string contains the last two folders of a path. */
  hasPath(folder: string): boolean {
    const above = baseName(parentPath(folder));
    return above !== '' && this.#names.has(`${above}/${baseName(folder)}`);
  }
}

import { readFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorMessage } from '../../base/error-message.ts';
import { encodeSegment } from '../../model/address.ts';
import { InputError } from '../input-error.ts';
import { isUrl } from '../is-url.ts';

/** An atlas that a hub is asked to contain. */
export interface ListedAtlas {
  /** The absolute path of its folder, or its address. */
  place: string;
  /** The name that the user gave it. */
  name?: string | undefined;
}

/** Returns the atlases at these folders and addresses; a place that is named twice once. */
export function atlasesAt(places: readonly ListedAtlas[], cwd: string): ListedAtlas[] {
  const found = new Map<string, ListedAtlas>();
  for (const { place, name } of places) {
    const absolute = isUrl(place)
      ? new URL(place).href.replace(/(?:index\.html)?[?#].*$|index\.html$/, '')
      : resolve(cwd, place);
    if (!found.has(absolute)) found.set(absolute, { place: absolute, name });
  }
  return [...found.values()];
}

/**
 * Reads a list of atlases: one folder or address a line, and perhaps a blank and a name. Folders are relative to the list. Empty lines and lines that begin
 * with `#` are skipped. Throws an `InputError` if the file cannot be read.
 */
export async function readAtlasList(file: string): Promise<ListedAtlas[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new InputError(`The list ${file} cannot be read: ${errorMessage(cause)}. Check the path.`, {
      cause,
    });
  });
  return text.split(/\r?\n/).flatMap((line) => {
    const [, place, name] = /^\s*([^#\s]\S*)(?:\s+(.*\S))?\s*$/.exec(line) ?? [];
    if (place === undefined) return [];
    return [{ place: isUrl(place) ? place : resolve(file, '..', place), name }];
  });
}

/** Returns the address of an atlas as the hub in a folder writes it, with a slash at its end: a folder is relative, because both may be published together. */
export function hubAddress(place: string, hubFolder: string): string {
  if (isUrl(place)) return place.endsWith('/') ? place : `${place}/`;
  const path = relative(hubFolder, place);
  // On another drive there is no relative path.
  if (resolve(path) === path) return `${pathToFileURL(path).href}/`;
  return `${path.split(sep).map(encodeURIComponent).join('/')}/`;
}

/** Gives each atlas a short name of its own. */
export class Slugs {
  readonly #taken: Set<string>;

  /** `taken` are those of atlases that keep theirs. */
  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  claim(title: string): string {
    const plain = title
      .toLowerCase()
      .replace(/[^a-z0-9._-]+/g, '-')
      .replace(/^[-.]+|[-.]+$/g, '')
      .slice(0, 80);
    const base = encodeSegment(plain || 'atlas').replaceAll('~', '-');
    let slug = base;
    for (let number = 2; this.#taken.has(slug); number++) slug = `${base}-${number}`;
    this.#taken.add(slug);
    return slug;
  }
}

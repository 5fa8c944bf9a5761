import {
  addressBelow,
  claimAddress,
  encodeDirectory,
  encodeSegment,
  isShortened,
  pagePart,
  referencePage,
  symbolAddress,
  symbolPage,
} from '../../model/address.ts';
import { baseName, parentPath } from '../../model/path.ts';
import {
  declarationCount,
  DeclarationColumn as D,
  declaredParent,
  declaredText,
  type Declarations,
} from '../files/declarations.ts';

/**
 * The addresses of the pages of files and directories. Names that differ only in case get different
 * addresses.
 */
export interface PathAddresses {
  file(path: string): string;
  /** The root has the empty path and the empty address. */
  directory(path: string): string;
}

/** Assigns addresses. `paths` are those of all files with a page, sorted. */
export function claimPathAddresses(paths: readonly string[]): PathAddresses {
  const files = new Map<string, string>();
  const directories = new Map<string, string>([['', '']]);
  const claimed = new Map<string, Set<string>>();
  const claimSegment = (path: string, encode: (name: string) => string): string => {
    const parent = parentPath(path);
    const siblings = claimed.get(parent) ?? new Set<string>();
    claimed.set(parent, siblings);
    return claimAddress(encode(baseName(path)), siblings);
  };
  // Paths can be crafted so that their shortened hashes collide.
  const shortened = new Set<string>();
  const claimDirectory = (path: string): string => {
    const parent = directories.get(parentPath(path)) ?? '';
    const address = addressBelow(parent, claimSegment(path, encodeDirectory), path);
    return isShortened(address) ? claimAddress(address, shortened) : address;
  };
  for (const path of paths) {
    const unknown: string[] = [];
    for (let at = parentPath(path); !directories.has(at); at = parentPath(at)) unknown.push(at);
    for (const directory of unknown.reverse()) directories.set(directory, claimDirectory(directory));
    const folder = directories.get(parentPath(path)) ?? '';
    const own = claimSegment(path, encodeSegment);
    files.set(path, folder === '' ? own : `${folder}/${own}`);
  }
  return {
    file: (path) => required(files, path),
    directory: (path) => required(directories, path),
  };
}

/** A symbol with at least this many symbols inside has a page of its own. */
const MIN_INSIDE = 12;
/** Symbols on one page. Longer pages are slow to load. */
const MAX_ON_PAGE = 200;

/**
 * Returns the addresses of all definitions of a file, in their order. The first is that of the file. A definition at the top
 * level that has many others inside has a page of its own, with all of them. The others share the reference page of the
 * file. Only the file itself decides, so that no other file can move a symbol.
 */
export function nodeAddresses(fileAddress: string, declarations: Declarations): string[] {
  const count = declarationCount(declarations);
  const tops = topLevelOf(declarations);
  const inside = new Map<number, number>();
  for (const top of tops) inside.set(top, (inside.get(top) ?? -1) + 1);
  const claimed = new Set<string>();
  const ownPages = new Map<number, string>();
  const sizes = new Map<string, number>();
  const sections = new Set<string>();
  const addresses = [fileAddress];
  for (let index = 1; index < count; index++) {
    const top = tops[index] ?? index;
    const isOwn = (inside.get(top) ?? 0) >= MIN_INSIDE;
    if (isOwn && !ownPages.has(top)) {
      const wanted = symbolPage(fileAddress, declaredText(declarations, top, D.Symbol));
      ownPages.set(top, claimAddress(wanted, claimed));
    }
    const page = ownPages.get(top) ?? referencePage(fileAddress);
    const size = sizes.get(page) ?? 0;
    sizes.set(page, size + 1);
    const part = pagePart(page, Math.floor(size / MAX_ON_PAGE) + 1);
    addresses.push(symbolAddress(part, claimSection(declaredText(declarations, index, D.Symbol), sections)));
  }
  return addresses;
}

/** Symbols of different kinds can have the same qualified name, such as a function and the namespace that extends it. */
function claimSection(symbol: string, taken: Set<string>): string {
  let section = symbol;
  for (let number = 2; taken.has(section); number++) section = `${symbol}~~${number}`;
  taken.add(section);
  return section;
}

/** Returns, for each definition, the one at the top level of the file that it is inside of, or itself. */
function topLevelOf(declarations: Declarations): number[] {
  const tops = [0];
  for (let index = 1; index < declarationCount(declarations); index++) {
    const parent = declaredParent(declarations, index);
    tops.push(parent > 0 ? (tops[parent] ?? index) : index);
  }
  return tops;
}

function required(addresses: ReadonlyMap<string, string>, path: string): string {
  const found = addresses.get(path);
  if (found === undefined) throw new RangeError(`no page at ${path}`);
  return found;
}

import {
  addressBelow,
  claimAddress,
  encodeDirectory,
  encodeSegment,
  isShortened,
  sectionId,
  symbolAddress,
  symbolPage,
} from '../../model/address.ts';
import { baseName, parentPath } from '../../model/path.ts';
import { FIRST_DEFINITION } from '../facts/ids.ts';
import {
  declarationCount,
  declaredSymbol,
  declaredParent,
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

/**
 * Returns the addresses of all definitions of a file, in their order. The first is that of the file. `pages` has the definitions with
 * a page of their own; another is a section of the page of the innermost of them around it, or of the file.
 */
export function nodeAddresses(
  fileAddress: string,
  declarations: Declarations,
  pages: ReadonlySet<number>,
): string[] {
  const count = declarationCount(declarations);
  const addresses = [fileAddress];
  const pagesInside = [fileAddress];
  const claimed = new Set<string>();
  const ids = new Set<string>();
  for (let index = FIRST_DEFINITION; index < count; index++) {
    const symbol = declaredSymbol(declarations, index);
    const around = pagesInside[Math.max(0, declaredParent(declarations, index))] ?? fileAddress;
    if (pages.has(index)) {
      const page = claimAddress(symbolPage(fileAddress, symbol), claimed);
      // Its name is an id in the source of the file, as sections are.
      ids.add(sectionId(page).slice(1));
      addresses.push(page);
      pagesInside.push(page);
    } else {
      addresses.push(symbolAddress(around, claimSection(symbol, ids)));
      pagesInside.push(around);
    }
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

function required(addresses: ReadonlyMap<string, string>, path: string): string {
  const found = addresses.get(path);
  if (found === undefined) throw new RangeError(`no page at ${path}`);
  return found;
}

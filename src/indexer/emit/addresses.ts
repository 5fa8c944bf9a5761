import {
  addressBelow,
  claimAddress,
  encodeDirectory,
  encodeSegment,
  isShortened,
  MEMBER_MARK,
} from '../../model/address.ts';
import { baseName, parentPath } from '../../model/path.ts';
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

/** Returns the addresses of all definitions of a file, in their order. The first is that of the file. */
export function nodeAddresses(fileAddress: string, declarations: Declarations): string[] {
  const claimed = new Set<string>();
  const addresses = [fileAddress];
  for (let index = 1; index < declarationCount(declarations); index++) {
    const symbol = declaredText(declarations, index, D.Symbol);
    const parent = declaredParent(declarations, index);
    const own = `${fileAddress}/${claimAddress(encodeSegment(symbol), claimed)}`;
    const owner = addresses[parent]?.split(MEMBER_MARK)[0] ?? '';
    // A shortened address does not begin with that of its owner, so the member gets a page of its own.
    const onPage = parent > 0 && isPlainMember(declarations, index) && own.startsWith(`${owner}.`);
    addresses.push(onPage ? owner + MEMBER_MARK + own.slice(owner.length + 1) : own);
  }
  return addresses;
}

/** Whether a member has neither body nor calls: its page would only repeat its declaration. */
function isPlainMember(declarations: Declarations, index: number): boolean {
  const kind = declaredKind(declarations, index);
  return (
    (kind === 'property' || kind === 'field' || kind === 'enum_member') &&
    !hasDeclarationFlag(declarations, index, DeclarationFlag.Accessor)
  );
}

function required(addresses: ReadonlyMap<string, string>, path: string): string {
  const found = addresses.get(path);
  if (found === undefined) throw new RangeError(`no page at ${path}`);
  return found;
}

import { shortHash } from './hash.ts';

/**
 * Addresses locate the page and the JSON of a file, a directory or a symbol below the root of the atlas. They must be
 * valid file names on every system and on every static host. Characters other than plain ASCII are therefore written
 * as `~` and two hex digits per byte, leading dots too (some hosts drop hidden files), and names that Windows reserves
 * get a trailing `~-`, so that no name ends with the mark of symbols' pages. Names that differ only in case are made unique by `claimAddress`, so an address cannot be computed
 * from an id alone and is stored in the artifacts.
 */
const MAX_SEGMENT_BYTES = 200;
/**
 * A directory that is nested deeper, or whose address would be longer, gets `~~` and a hash of its path below the last
 * parent that fits. Pages contain their address and `../` for each level several times, so without a limit their size
 * would grow with the square of the depth. Addresses of files and symbols have at most two more segments, so that no
 * file of an atlas has a path of more than 1,024 bytes, the limit of macOS.
 */
const MAX_LEVELS = 24;
const MAX_DIRECTORY_BYTES = 400;
const SHORTENED = '~~';
const plain = /^[A-Za-z0-9_.,=@+()[\]$!-]*$/;
const reserved = /^(con|conin\$|conout\$|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;
const taken = /^index\.(html|json)$/i;
/** Makes a name that is reserved another one. */
const OTHER = '~-';

export function encodeSegment(name: string): string {
  // Most names need no escapes, and a site has hundreds of thousands of them.
  let encoded = plain.test(name) ? name : escaped(name);
  if (encoded.startsWith('.')) encoded = `~2e${encoded.slice(1)}`;
  if (encoded.endsWith('.')) encoded = `${encoded.slice(0, -1)}~2e`;
  // Windows compares only the part before the first dot.
  if (reserved.test(encoded)) encoded = encoded.replace(/^[^.]*/, `$&${OTHER}`);
  if (taken.test(encoded)) encoded += OTHER;
  if (encoded === '') encoded = OTHER;
  return encoded.length > MAX_SEGMENT_BYTES
    ? `${encoded.slice(0, MAX_SEGMENT_BYTES - 18)}~~${shortHash(name)}`
    : encoded;
}

function escaped(name: string): string {
  let encoded = '';
  for (const character of name) encoded += plain.test(character) ? character : escapeBytes(character);
  return encoded;
}

/**
 * Encodes the name of a directory. The folder `a.html` must not take the path of the page of the file `a`, nor `a.md`
 * that of its Markdown version.
 */
export function encodeDirectory(name: string): string {
  return /\.(html|json|md)$/i.test(name) ? `${encodeSegment(name)}${OTHER}` : encodeSegment(name);
}

/** Returns the default address of a file: its path with each segment encoded. */
export function pathAddress(path: string): string {
  const slash = path.lastIndexOf('/');
  const name = encodeSegment(path.slice(slash + 1));
  return slash < 0 ? name : `${directoryAddress(path.slice(0, slash))}/${name}`;
}

/** Addresses of the directories used last: their files and symbols come one after the other. */
const recentAddresses = new Map<string, string>();
const MAX_RECENT = 500;

/** Returns the default address of a directory; empty for the root. */
export function directoryAddress(path: string): string {
  const known = recentAddresses.get(path);
  if (known !== undefined) return known;
  if (recentAddresses.size >= MAX_RECENT) recentAddresses.clear();
  const address = encodedDirectory(path);
  recentAddresses.set(path, address);
  return address;
}

function encodedDirectory(path: string): string {
  let address = '';
  for (const name of path === '' ? [] : path.split('/')) {
    if (isShortened(address)) break;
    address = addressBelow(address, encodeDirectory(name), path);
  }
  return address;
}

/**
 * Returns the address of the directory at `path`, with the encoded name `segment`, in the directory at the address
 * `parent`.
 */
export function addressBelow(parent: string, segment: string, path: string): string {
  const [kept, levels] = splitShortened(parent);
  const address = kept === '' ? segment : `${kept}/${segment}`;
  const fits = levels < MAX_LEVELS && address.length <= MAX_DIRECTORY_BYTES;
  return fits && !isShortened(parent) ? address : `${kept}/${SHORTENED}${shortHash(path)}`;
}

/**
 * Returns the address of the directory made of the first `depth` segments of `path`. `address` is the address of
 * `path`; its segments contain the suffixes of names that differ only in case.
 */
export function addressAbove(path: string, address: string, depth: number): string {
  const names = path.split('/');
  if (depth >= names.length) return address;
  const [kept, levels] = splitShortened(address);
  if (depth <= levels) return kept.split('/').slice(0, depth).join('/');
  return `${kept}/${SHORTENED}${shortHash(names.slice(0, depth).join('/'))}`;
}

/** Whether a directory has a shortened address. No encoded name begins with the mark. */
export function isShortened(directory: string): boolean {
  return directory.startsWith(SHORTENED, directory.lastIndexOf('/') + 1);
}

/** Returns the address without the hash of a shortened one, and its number of levels. */
function splitShortened(directory: string): [kept: string, levels: number] {
  const kept = isShortened(directory) ? directory.slice(0, directory.lastIndexOf('/')) : directory;
  return [kept, kept === '' ? 0 : kept.split('/').length];
}

/**
 * Claims `wanted`, or `wanted~~2`, `wanted~~3` … if a sibling has claimed the same address, ignoring case. `claimed`
 * has the addresses of the siblings, in lower case.
 */
export function claimAddress(wanted: string, claimed: Set<string>): string {
  let address = wanted;
  for (let n = 2; claimed.has(address.toLowerCase()); n++) address = `${wanted}~~${n}`;
  claimed.add(address.toLowerCase());
  return address;
}

/** Follows the address of a file in those of the pages of its symbols: a folder beside the page of the file. No encoded name ends with `~`. */
const PAGE_MARK = '~/';
/** Separates the address of a page from the symbol that is a section of it. */
const SYMBOL_MARK = '#.';
/** Keeps the path of a page below 1,024 bytes, and readable. */
const MAX_NAME_BYTES = 100;

/** Returns the default address of the page of a symbol: `src/cart.ts~/Cart`. `symbol` is its qualified name. */
export function symbolPage(file: string, symbol: string): string {
  const encoded = encodeSegment(symbol);
  const name =
    encoded.length > MAX_NAME_BYTES
      ? `${encoded.slice(0, MAX_NAME_BYTES - 18).replace(/~[^~]?$/, '')}~~${shortHash(symbol)}`
      : encoded;
  return file + PAGE_MARK + name;
}

/** Whether an address is that of a symbol with a page of its own. */
export function isSymbolPage(address: string): boolean {
  return address.includes(PAGE_MARK) && !address.includes(SYMBOL_MARK);
}

/**
 * Returns the address of a symbol without a page of its own: a section of the page of the symbol around it, or of its file. `section`
 * is its qualified name, with `~~2` if another kind of symbol has the same.
 */
export function symbolAddress(page: string, section: string): string {
  return page + SYMBOL_MARK + section;
}

/** Returns the address that most symbols of a file have: they are exported, or members of what is. */
export function usualAddress(file: string, symbol: string): string {
  const dot = symbol.indexOf('.');
  if (dot <= 0) return symbolPage(file, symbol);
  return symbolAddress(symbolPage(file, symbol.slice(0, dot)), symbol);
}

/** Splits the address of a symbol into that of its page and its section, which is empty if the address is that of a page. */
export function splitAddress(address: string): { page: string; section: string } {
  const mark = address.indexOf(SYMBOL_MARK);
  return mark < 0
    ? { page: address, section: '' }
    : { page: address.slice(0, mark), section: address.slice(mark + SYMBOL_MARK.length) };
}

/** Returns the address of the file of a symbol, of the page of a symbol, or of a file. */
export function fileOfAddress(address: string): string {
  const { page } = splitAddress(address);
  const mark = page.lastIndexOf(PAGE_MARK);
  return mark < 0 ? page : page.slice(0, mark);
}

/** Returns the address of the file of a page that is gone, also of those that earlier versions had: `src/cart.ts~ref-Cart`. */
export function fileOfFormer(page: string): string {
  return fileOfAddress(page).replace(/~ref(?:-[^/]*|~p\d+)?$/, '');
}

/**
 * Returns the id of a symbol on its page and in the source of its file. The name of a page is unique among the ids of its file.
 */
export function sectionId(address: string): string {
  const { page, section } = splitAddress(address);
  if (section !== '') return SYMBOL_MARK.slice(1) + section;
  return SYMBOL_MARK.slice(1) + page.slice(page.lastIndexOf(PAGE_MARK) + PAGE_MARK.length);
}

/** Returns the id of what refers to a symbol on the page of its file, where its definition has the other id. */
export function referenceId(address: string): string {
  return `~${sectionId(address).slice(1)}`;
}

/** Whether an id is that of a symbol, on any page of its file. */
export function isIdOf(id: string, address: string): boolean {
  return id !== '' && (id === sectionId(address) || id === referenceId(address));
}

const encoder = new TextEncoder();

function escapeBytes(character: string): string {
  return [...encoder.encode(character)].map((byte) => `~${byte.toString(16).padStart(2, '0')}`).join('');
}

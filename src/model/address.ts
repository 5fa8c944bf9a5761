import { shortHash } from './hash.ts';

/**
 * Addresses: where the page and the JSON of a file, a directory or a symbol live below the root of the
 * atlas. They must be valid file names on every system and survive every static host, so all that is not
 * plain ASCII is written as `~` and two hex digits a byte, leading dots included (some hosts drop hidden
 * files), and what Windows reserves gets a `~` behind it. Names that differ only in case are told apart by
 * `claimAddress`, which is why an address is data in the artifacts and not only a function of the id.
 */
const MAX_SEGMENT_BYTES = 200;
/**
 * A directory that is nested deeper, or whose address would be longer, has `~~` and a hash of its path below the last
 * of its parents that fits. Every page names its address and leads to the root by `../` for each level, several times,
 * so that unbounded addresses cost bytes by the square of the depth. The addresses of files and symbols have at
 * most two more segments, so that no file of an atlas has a path of more than 1,024 bytes, the limit of macOS.
 */
const MAX_LEVELS = 24;
const MAX_DIRECTORY_BYTES = 400;
const SHORTENED = '~~';
const reserved = /^(con|conin\$|conout\$|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;
const taken = /^index\.(html|json)$/i;

export function encodeSegment(name: string): string {
  let encoded = '';
  for (const character of name) {
    encoded += /[A-Za-z0-9_.,=@+()[\]$!-]/.test(character) ? character : escapeBytes(character);
  }
  if (encoded.startsWith('.')) encoded = `~2e${encoded.slice(1)}`;
  if (encoded.endsWith('.')) encoded = `${encoded.slice(0, -1)}~2e`;
  // Windows looks at what is before the first dot alone.
  if (reserved.test(encoded)) encoded = encoded.replace(/^[^.]*/, '$&~');
  if (taken.test(encoded)) encoded += '~';
  if (encoded === '') encoded = '~';
  return encoded.length > MAX_SEGMENT_BYTES
    ? `${encoded.slice(0, MAX_SEGMENT_BYTES - 18)}~~${shortHash(name)}`
    : encoded;
}

/** The folder `a.html` must not stand where the page of the file `a` is, nor `a.md` where its twin is. */
export function encodeDirectory(name: string): string {
  return /\.(html|json|md)$/i.test(name) ? `${encodeSegment(name)}~` : encodeSegment(name);
}

/** The default address of a file: its path, each segment encoded. */
export function pathAddress(path: string): string {
  const slash = path.lastIndexOf('/');
  const name = encodeSegment(path.slice(slash + 1));
  return slash < 0 ? name : `${directoryAddress(path.slice(0, slash))}/${name}`;
}

/** The default address of a directory; empty for the root. */
export function directoryAddress(path: string): string {
  let address = '';
  for (const name of path === '' ? [] : path.split('/')) {
    if (isShortened(address)) break;
    address = addressBelow(address, encodeDirectory(name), path);
  }
  return address;
}

/** The address of the directory at `path` whose own segment is `segment`, in the one at the address `parent`. */
export function addressBelow(parent: string, segment: string, path: string): string {
  const [kept, levels] = splitShortened(parent);
  const address = kept === '' ? segment : `${kept}/${segment}`;
  const fits = levels < MAX_LEVELS && address.length <= MAX_DIRECTORY_BYTES;
  return fits && !isShortened(parent) ? address : `${kept}/${SHORTENED}${shortHash(path)}`;
}

/**
 * The address of the directory that is the first `depth` segments of `path`. `address` is that of `path`, from which
 * it has what tells names apart that differ only in case.
 */
export function addressAbove(path: string, address: string, depth: number): string {
  const names = path.split('/');
  if (depth >= names.length) return address;
  const [kept, levels] = splitShortened(address);
  if (depth <= levels) return kept.split('/').slice(0, depth).join('/');
  return `${kept}/${SHORTENED}${shortHash(names.slice(0, depth).join('/'))}`;
}

/** Whether a directory has a shortened address. No name is encoded so that it begins with the mark. */
export function isShortened(directory: string): boolean {
  return directory.startsWith(SHORTENED, directory.lastIndexOf('/') + 1);
}

/** The address without what a shortened one has in place of all further levels, and how many levels it says. */
function splitShortened(directory: string): [kept: string, levels: number] {
  const kept = isShortened(directory) ? directory.slice(0, directory.lastIndexOf('/')) : directory;
  return [kept, kept === '' ? 0 : kept.split('/').length];
}

/**
 * Gives `wanted` out, or `wanted~~2`, `wanted~~3` … where a name that differs at most in case has it already.
 * `claimed` holds what was given out among the siblings, in lower case.
 */
export function claimAddress(wanted: string, claimed: Set<string>): string {
  let address = wanted;
  for (let n = 2; claimed.has(address.toLowerCase()); n++) address = `${wanted}~~${n}`;
  claimed.add(address.toLowerCase());
  return address;
}

/**
 * A member that only holds data has no page of its own: it stands on that of what defines it, and its address is
 * that page's with `#.name` behind. Its JSON is where it would be with a page: see `artifactPath.node`.
 */
export const MEMBER_MARK = '#.';

const dataMembers: ReadonlySet<string> = new Set(['property', 'field', 'enum_member']);

/** The address that a symbol has where nothing stands against it. */
export function usualAddress(path: string, symbol: string, kind: string): string {
  const own = `${pathAddress(path)}/${encodeSegment(symbol)}`;
  const dot = own.lastIndexOf('.');
  return dataMembers.has(kind) && symbol.includes('.')
    ? own.slice(0, dot) + MEMBER_MARK + own.slice(dot + 1)
    : own;
}

export function hasPage(address: string): boolean {
  return !address.includes(MEMBER_MARK);
}

const encoder = new TextEncoder();

function escapeBytes(character: string): string {
  return [...encoder.encode(character)].map((byte) => `~${byte.toString(16).padStart(2, '0')}`).join('');
}

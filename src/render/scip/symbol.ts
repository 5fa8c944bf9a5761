import type { PackageIdentity } from '../../model/package-identity.ts';

/** The suffix of a descriptor, which indicates the kind of symbol. */
export type Suffix = '/' | '#' | '.' | '().' | '!';

/** Returns the part of a symbol before its descriptors: scheme and package. */
export function symbolPrefix({ manager, name, version }: PackageIdentity): string {
  return `treeatlas ${[manager, name, version].map(packagePart).join(' ')} `;
}

/**
 * Returns the descriptor for a name. `ordinal` distinguishes symbols with the same name, from 1. SCIP has disambiguators
 * only for methods; for other kinds, the ordinal becomes part of the name.
 */
export function descriptor(name: string, suffix: Suffix, ordinal = 1): string {
  if (suffix !== '().') return escapeName(ordinal > 1 ? `${name}~${ordinal}` : name) + suffix;
  return `${escapeName(name)}(${ordinal > 1 ? `+${ordinal - 1}` : ''}).`;
}

/** Returns the descriptors of a path: each segment is a namespace. */
export function pathDescriptors(path: string): string {
  return path
    .split('/')
    .map((segment) => descriptor(segment, '/'))
    .join('');
}

/** Escapes spaces by doubling them. Spaces at the ends are trimmed, because they would be read as separators. */
function packagePart(text: string): string {
  return text.trim().replaceAll(' ', '  ') || '.';
}

function escapeName(name: string): string {
  if (/^[A-Za-z0-9_+$-]+$/.test(name)) return name;
  // SCIP does not allow empty names, but languages do (`{ '': 1 }`).
  return `\`${name.replaceAll('`', '``') || ' '}\``;
}

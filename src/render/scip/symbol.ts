import type { PackageIdentity } from '../../model/package-identity.ts';

/** What ends the descriptor of a name, and so says what the name is of. */
export type Suffix = '/' | '#' | '.' | '().' | '!';

/** All of a symbol that stands before its descriptors. */
export function symbolPrefix({ manager, name, version }: PackageIdentity): string {
  return `treeatlas ${[manager, name, version].map(packagePart).join(' ')} `;
}

/** One name of a symbol. `twin` tells callables of one name apart, from 2 on; others must differ by name. */
export function descriptor(name: string, suffix: Suffix, twin = 1): string {
  if (suffix !== '().') return escapeName(twin > 1 ? `${name}~${twin}` : name) + suffix;
  return `${escapeName(name)}(${twin > 1 ? `+${twin - 1}` : ''}).`;
}

/** A file: its folders and itself, each a namespace. */
export function pathDescriptors(path: string): string {
  return path
    .split('/')
    .map((segment) => descriptor(segment, '/'))
    .join('');
}

/** Spaces are doubled; one at an end would be read as part of the neighbour. */
function packagePart(text: string): string {
  return text.trim().replaceAll(' ', '  ') || '.';
}

function escapeName(name: string): string {
  if (/^[A-Za-z0-9_+$-]+$/.test(name)) return name;
  // The grammar of symbols has no empty names, though languages have (`{ '': 1 }`).
  return `\`${name.replaceAll('`', '``') || ' '}\``;
}

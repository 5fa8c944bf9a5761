/** The suffix of a descriptor, which says what kind of symbol it names. */
export type DescriptorSuffix = '/' | '#' | '.' | '().' | '!' | ':' | '[]' | '()';

export interface Descriptor {
  name: string;
  suffix: DescriptorSuffix;
  /** Length of the symbol up to the end of the descriptor, so that the symbol of the owner can be cut out. */
  end: number;
}

const NAME = /[\p{L}\p{N}_+\-$]/u;

export function isLocalSymbol(symbol: string): boolean {
  return symbol.startsWith('local ');
}

/** Returns the descriptors of a global symbol, the outermost first; empty for a local or malformed one. */
export function descriptorsOf(symbol: string): Descriptor[] {
  if (isLocalSymbol(symbol)) return [];
  const found: Descriptor[] = [];
  let at = afterPackage(symbol);
  while (at < symbol.length) {
    const descriptor = descriptorAt(symbol, at);
    if (!descriptor) return [];
    found.push(descriptor);
    at = descriptor.end;
  }
  return found;
}

/** Returns the symbol that owns the one with these descriptors; empty if none does. */
export function ownerSymbol(symbol: string, descriptors: readonly Descriptor[]): string {
  const owner = descriptors.at(-2);
  return owner ? symbol.slice(0, owner.end) : '';
}

/** Skips scheme, manager, name and version, which end with a space. Spaces in them are doubled. */
function afterPackage(symbol: string): number {
  let at = 0;
  for (let part = 0; part < 4; part++) {
    while (at < symbol.length && (symbol[at] !== ' ' || symbol[at + 1] === ' '))
      at += symbol[at] === ' ' ? 2 : 1;
    at++;
  }
  return at;
}

function descriptorAt(symbol: string, start: number): Descriptor | undefined {
  const opening = symbol[start];
  if (opening === '[' || opening === '(') {
    const name = nameAt(symbol, start + 1);
    const isClosed = symbol[name.next] === (opening === '[' ? ']' : ')');
    return isClosed
      ? { name: name.text, suffix: opening === '[' ? '[]' : '()', end: name.next + 1 }
      : undefined;
  }
  const { text, next } = nameAt(symbol, start);
  const mark = symbol[next];
  if (mark === '/' || mark === '#' || mark === '.' || mark === '!' || mark === ':')
    return next > start ? { name: text, suffix: mark, end: next + 1 } : undefined;
  if (mark !== '(') return undefined;
  const close = symbol.indexOf(').', next);
  return close < 0 ? undefined : { name: text, suffix: '().', end: close + 2 };
}

/** Reads a name, which is in backquotes if it has signs. A backquote in it is doubled. */
function nameAt(symbol: string, start: number): { text: string; next: number } {
  if (symbol[start] !== '`') {
    let next = start;
    for (let char = symbol[next]; char !== undefined && NAME.test(char); char = symbol[++next]);
    return { text: symbol.slice(start, next), next };
  }
  let text = '';
  for (let at = start + 1; at < symbol.length; at++) {
    if (symbol[at] !== '`') text += symbol[at] ?? '';
    else if (symbol[at + 1] === '`') {
      text += '`';
      at++;
    } else return { text, next: at + 1 };
  }
  return { text, next: symbol.length };
}

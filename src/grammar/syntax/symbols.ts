import type { Language } from 'web-tree-sitter';
import { addressOf, LayoutError, wasmMemory } from './wasm-memory.ts';

/** Offsets in `TSLanguage`. */
const ABI_VERSION = 0;
const SYMBOL_COUNT = 4;
const ALIAS_COUNT = 8;
const PRODUCTION_COUNT = 28;
const FIELD_COUNT = 32;
const MAX_ALIASES = 36;
const FIELD_SLICES = 64;
const FIELD_ENTRIES = 68;
const SYMBOL_METADATA = 72;
const PUBLIC_SYMBOLS = 76;
const ALIAS_SEQUENCES = 84;

/** Children of a production that can have an alias or a field; later ones belong to repetitions. */
const MAX_CHILDREN = 256;

/**
 * The symbols of a language, and how its productions rename and label their children. A symbol is the type of a node: the
 * number of a name, `error` for a part that does not match the grammar.
 */
export interface Symbols {
  /** Number of symbols, `error` included. */
  count: number;
  error: number;
  /** 1 for named symbols. */
  named: Uint8Array;
  /** Symbol that the grammar gives out for an internal one. */
  public: Uint16Array;
  /** Alias of the child of a production, or 0: `aliases[production * childLimit + child]`. */
  aliases: Uint16Array;
  /** Field of the child of a production, or 0, laid out as `aliases`. */
  fields: Uint8Array;
  childLimit: number;
}

/** Reads the tables of a language. Throws `LayoutError` if they are not where they are expected. */
export function readSymbols(language: Language): Symbols {
  const memory = new DataView(wasmMemory.buffer);
  const at = addressOf(language);
  const uint32 = (offset: number): number => memory.getUint32(at + offset, true);
  const symbolCount = uint32(SYMBOL_COUNT);
  const productions = uint32(PRODUCTION_COUNT);
  const maxAliases = memory.getUint16(at + MAX_ALIASES, true);
  if (
    uint32(ABI_VERSION) !== language.abiVersion ||
    symbolCount + uint32(ALIAS_COUNT) !== language.nodeTypeCount ||
    uint32(FIELD_COUNT) !== language.fieldCount
  )
    throw new LayoutError('the tables of a language are not where they are expected');
  const all = symbolCount + uint32(ALIAS_COUNT);
  const names = new Uint8Array(all + 1);
  const visible = new Uint16Array(all + 1);
  const metadata = uint32(SYMBOL_METADATA);
  const publicSymbols = uint32(PUBLIC_SYMBOLS);
  for (let symbol = 0; symbol < all; symbol++) {
    names[symbol] = memory.getUint8(metadata + symbol * 3 + 1);
    visible[symbol] = memory.getUint16(publicSymbols + symbol * 2, true);
  }
  names[all] = 1;
  visible[all] = all;

  const childLimit = MAX_CHILDREN;
  const aliases = new Uint16Array(productions * childLimit);
  const fields = new Uint8Array(productions * childLimit);
  const sequences = uint32(ALIAS_SEQUENCES);
  const slices = uint32(FIELD_SLICES);
  const entries = uint32(FIELD_ENTRIES);
  for (let production = 0; production < productions; production++) {
    // Production 0 is that of all nodes without aliases.
    if (production > 0)
      for (let child = 0; child < maxAliases; child++)
        aliases[production * childLimit + child] = memory.getUint16(
          sequences + (production * maxAliases + child) * 2,
          true,
        );
    if (uint32(FIELD_COUNT) === 0) continue;
    const first = memory.getUint16(slices + production * 4, true);
    const count = memory.getUint16(slices + production * 4 + 2, true);
    for (let entry = first; entry < first + count; entry++) {
      const field = memory.getUint16(entries + entry * 4, true);
      const child = memory.getUint8(entries + entry * 4 + 2);
      const isInherited = memory.getUint8(entries + entry * 4 + 3) !== 0;
      const place = production * childLimit + child;
      if (!isInherited && fields[place] === 0) fields[place] = field;
    }
  }
  return { count: all + 1, error: all, named: names, public: visible, aliases, fields, childLimit };
}

import { pathAddress, usualAddress } from './address.ts';
import type { End } from './file-shard.ts';
import { fileId, packageId, symbolId } from './id.ts';
import { packNumbers, unpackIntegers } from './packed-numbers.ts';
import { baseName } from './path.ts';

/** Ends without what follows from their kind, path and name, as columns. */
export interface StoredEnds {
  kinds: End['kind'][];
  paths: string[];
  symbols: string[];
  /** Index of the kind, index of the path, and line (0: none) of each end, packed. */
  numbers: string;
  /** The addresses that are not the usual ones, by index. */
  addresses: Record<number, string>;
  /** Ends of which more must be known, by index. */
  whole: Record<number, End>;
  /** Names of packages that come with the language. */
  standard: string[];
}

const NUMBERS = 3;

/** The stored form of an end. */
interface EndRow {
  kind: End['kind'];
  path: string;
  symbol: string;
  line: number | undefined;
  address: string | undefined;
  standard?: true | undefined;
}

export function storeEnds(ends: readonly End[]): StoredEnds {
  const kinds = new Numbered<End['kind']>();
  const paths = new Numbered<string>();
  const numbers: number[] = [];
  const stored: StoredEnds = {
    kinds: [],
    paths: [],
    symbols: [],
    numbers: '',
    addresses: {},
    whole: {},
    standard: [],
  };
  const standard = new Set<string>();
  for (const [at, end] of ends.entries()) {
    if (end.standard) standard.add(end.path);
    numbers.push(kinds.numberOf(end.kind), paths.numberOf(end.path), end.line ?? 0);
    stored.symbols.push(end.symbol);
    const row: EndRow = { ...end, line: end.line, address: undefined };
    if (isSame(restore(row), end)) continue;
    if (end.address !== undefined && isSame(restore({ ...row, address: end.address }), end))
      stored.addresses[at] = end.address;
    else stored.whole[at] = end;
  }
  return {
    ...stored,
    standard: [...standard],
    kinds: kinds.values,
    paths: paths.values,
    numbers: packNumbers(numbers),
  };
}

/** Restores ends one by one. */
export class EndRows {
  readonly #stored: StoredEnds;
  readonly #numbers: Int32Array;
  readonly #standard: ReadonlySet<string>;

  constructor(stored: StoredEnds) {
    this.#stored = stored;
    this.#numbers = unpackIntegers(stored.numbers);
    this.#standard = new Set(stored.standard);
  }

  all(): End[] {
    return this.#stored.symbols.flatMap((_symbol, index) => this.at(index) ?? []);
  }

  at(index: number): End | undefined {
    const { kinds, paths, symbols, addresses, whole } = this.#stored;
    const symbol = symbols[index];
    if (symbol === undefined) return undefined;
    const start = index * NUMBERS;
    const kind = kinds[this.#numbers[start] ?? 0] ?? 'module';
    const path = paths[this.#numbers[start + 1] ?? 0] ?? '';
    const line = this.#numbers[start + 2] ?? 0;
    const standard = kind === 'package' && this.#standard.has(path) ? true : undefined;
    return (
      whole[index] ??
      restore({ kind, path, symbol, line: line || undefined, address: addresses[index], standard })
    );
  }
}

function restore({ kind, path, symbol, line, address, standard }: EndRow): End {
  if (kind === 'package')
    return {
      ...{ id: packageId(path, symbol), kind, name: nameOf(kind, path, symbol), symbol, path },
      ...(standard && { standard }),
    };
  const isFile = kind === 'module' && symbol === '';
  const end: End = {
    id: isFile ? fileId(path) : symbolId(kind, path, symbol),
    kind,
    // Most questions use the ids of ends only.
    get name() {
      return nameOf(kind, path, symbol);
    },
    symbol,
    path,
    get address() {
      const file = pathAddress(path);
      return address ?? (isFile ? file : usualAddress(file, symbol));
    },
  };
  if (line !== undefined) end.line = line;
  return end;
}

function isSame(a: End, b: End): boolean {
  return a.id === b.id && a.name === b.name && a.address === b.address && a.line === b.line;
}

/** The name that an end usually has. */
function nameOf(kind: End['kind'], path: string, symbol: string): string {
  if (kind === 'package') return symbol === '' ? path : symbol;
  return symbol === '' ? baseName(path) : symbol.slice(symbol.lastIndexOf('.') + 1).replace(/~\d+$/, '');
}

/** Numbers values in the order in which they first occur. */
class Numbered<Value> {
  readonly values: Value[] = [];
  readonly #numbers = new Map<Value, number>();

  numberOf(value: Value): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.values.push(value) - 1;
    this.#numbers.set(value, number);
    return number;
  }
}

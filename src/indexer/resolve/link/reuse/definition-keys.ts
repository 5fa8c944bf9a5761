import type { FileFacts } from '../../../facts/facts.ts';
import { FILE_DEFINITION, type DefinitionIndex } from '../../../facts/ids.ts';
import { declarationCount, declaredSymbol, type Declarations } from '../../../files/declarations.ts';
import { oncePerFile } from '../../bind/tables.ts';

/** Names for the definitions of a file that mean the same in another version of it. */
export interface DefinitionKeys {
  /** By index of the definition: its symbol, with a number if others of the file have the same symbol. */
  keys: readonly string[];
  indexes: ReadonlyMap<string, DefinitionIndex>;
}

export const definitionKeys = oncePerFile(({ definitions }: FileFacts): DefinitionKeys =>
  keysFor(definitions.map(({ symbol }) => symbol)),
);

let known = new WeakMap<Declarations, DefinitionKeys>();

/** The same keys, without the facts. */
export function declarationKeys(declarations: Declarations): DefinitionKeys {
  let keys = known.get(declarations);
  if (!keys) {
    const symbols: string[] = [];
    for (let index = FILE_DEFINITION; index < declarationCount(declarations); index++)
      symbols.push(declaredSymbol(declarations, index));
    known.set(declarations, (keys = keysFor(symbols)));
  }
  return keys;
}

function keysFor(symbols: readonly string[]): DefinitionKeys {
  const counts = new Map<string, number>();
  const keys = symbols.map((symbol) => {
    const count = counts.get(symbol) ?? 0;
    counts.set(symbol, count + 1);
    return count === 0 ? symbol : `${symbol}\0${count}`;
  });
  return { keys, indexes: indexByKey(keys) };
}

/** Returns the indexes of definitions by their keys, which are in the order of the definitions. */
export function indexByKey(keys: readonly string[]): ReadonlyMap<string, DefinitionIndex> {
  const indexes = new Map<string, DefinitionIndex>();
  for (let index = FILE_DEFINITION; index < keys.length; index++) indexes.set(keys[index] ?? '', index);
  return indexes;
}

/** Frees the keys of declarations, which are made again when they are asked: declarations stay in memory longer. */
export function forgetDeclarationKeys(): void {
  known = new WeakMap();
}

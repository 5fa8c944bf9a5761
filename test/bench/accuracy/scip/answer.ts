import type { Place } from '../syntax/file-syntax.ts';

/** A definition in the repository. Merged declarations are one, and a constructor is its class (see `SymbolRules`). */
export interface Entity {
  key: string;
  path: string;
  /** Owner chain and name, dotted; for what the index names by number, its name in the source. */
  name: string;
  places: Set<Place>;
  /** Its symbol is only known in its document. */
  isLocal: boolean;
  isType: boolean;
  /** A field, variable or parameter. */
  isValue: boolean;
  /** One of several constructors of a class: a single one is its class. */
  isConstructor: boolean;
}

/** The answer of the oracle for a name. */
export type Answer =
  | { kind: 'unknown' }
  /** In a package, the standard library or the language. */
  | { kind: 'outside' }
  /** A module as a whole. */
  | { kind: 'module'; paths: string[] }
  /** Any of these; `open` when there are others that it cannot name. */
  | { kind: 'definitions'; entities: Entity[]; open: boolean };

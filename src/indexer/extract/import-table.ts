import { FILE_SCOPE, type ScopeIndex, type ImportIndex, importIndex } from '../facts/ids.ts';
import type { ImportFact } from '../facts/module-facts.ts';
import type { SyntaxNode } from './collect.ts';

/** An import of a file, and where it stands. */
export interface PlacedImport {
  fact: ImportFact;
  /** Index of the scope that it binds in. */
  scope: ScopeIndex;
  /** Undefined where there is no statement. */
  node: SyntaxNode | undefined;
}

/** The imports of a file. Later steps add those that names and comments imply. */
export class ImportTable {
  readonly #imports: PlacedImport[] = [];

  get count(): number {
    return this.#imports.length;
  }

  /** Adds an import and returns its index. */
  add(fact: ImportFact, scope = FILE_SCOPE, node?: SyntaxNode): ImportIndex {
    return importIndex(this.#imports.push({ fact, scope, node }) - 1);
  }

  at(index: ImportIndex): PlacedImport | undefined {
    return this.#imports[index];
  }

  all(): readonly PlacedImport[] {
    return this.#imports;
  }
}

import type { Entity } from '../scip/answer.ts';
import type { OracleIndex } from '../scip/oracle-index.ts';
import type { FileSyntax, Place } from '../syntax/file-syntax.ts';

/** Which classes extend which, where the syntax names what is extended and the oracle knows it. */
export class Inheritance {
  private readonly bases = new Map<string, Base[]>();
  private readonly oracle: OracleIndex;

  constructor(oracle: OracleIndex, syntaxes: ReadonlyMap<string, FileSyntax>) {
    this.oracle = oracle;
    for (const [path, { bases }] of syntaxes) {
      for (const [place, names] of bases) {
        const entity = oracle.entityAt(path, place);
        if (entity) this.bases.set(entity.key, [...(this.bases.get(entity.key) ?? []), { path, names }]);
      }
    }
  }

  /** Keys of the classes above one; `undefined` among them stands for a class outside of the repository. */
  ancestorsOf(key: string): Set<string | undefined> {
    const found = new Set<string | undefined>();
    const waiting = [key];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for (const { path, names } of this.bases.get(next) ?? []) {
        for (const place of names) {
          for (const base of this.basesAt(path, place)) {
            if (found.has(base?.key)) continue;
            found.add(base?.key);
            if (base) waiting.push(base.key);
          }
        }
      }
    }
    return found;
  }

  private basesAt(path: string, place: Place): (Entity | undefined)[] {
    const answer = this.oracle.answerAt(path, place);
    if (answer.kind === 'definitions') return answer.entities;
    return [undefined];
  }
}

interface Base {
  path: string;
  names: readonly Place[];
}

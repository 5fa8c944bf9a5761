import type { EdgeType } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import { compareText } from '../../model/order.ts';
import {
  FIRST_DEFINITION,
  definitionNumber,
  definitionIndexIn,
  type DefinitionNumber,
} from '../facts/ids.ts';
import {
  declarationCount,
  DeclarationColumn as D,
  declaredKind,
  declaredText,
} from '../files/declarations.ts';
import { linkTypes, UnresolvedColumn as U } from '../resolve/link/links.ts';
import type { ProgramFile } from '../resolve/bind/program.ts';
import type { Linked } from '../resolve/resolve.ts';

/** Listed sites per name: of references in the file itself, and of those in other files. */
const MAX_OWN = 20;
const MAX_OF_OTHERS = 4;
/** A name with more sites is too common for any of them to be a lead. */
const MAX_EXACT = 20;

/** An `UnresolvedReference` with the number of the definition instead of its index. */
export interface NumberedReference {
  from: DefinitionNumber;
  type: EdgeType;
  sites: Span[];
}

export interface NumberedName {
  name: string;
  total: number;
  references: NumberedReference[];
}

/** An unresolved use; `from` is the number of a definition. */
interface Use {
  name: string;
  from: DefinitionNumber;
  type: EdgeType;
  span: Span;
}

/**
 * Unresolved references with names that the repository defines. Edges of those definitions may be missing.
 */
export class UnresolvedReferences {
  readonly #linked: Linked;
  readonly #byName = new Map<string, { total: number; first: Use[] }>();

  /** Keeps only the references that are listed. */
  constructor(linked: Linked) {
    this.#linked = linked;
    for (const file of linked.program.files) {
      for (const use of this.#usesIn(file)) {
        const key = keyOf(file, use.name);
        const known = this.#byName.get(key) ?? { total: 0, first: [] };
        this.#byName.set(key, known);
        known.total++;
        if (known.first.length < MAX_OF_OTHERS) known.first.push(use);
      }
    }
  }

  /** Returns the unresolved references in a file, by name. */
  inFile(file: ProgramFile): Map<string, NumberedReference[]> {
    const byName = new Map<string, Use[]>();
    for (const use of this.#usesIn(file)) {
      const uses = byName.get(use.name);
      if (uses) uses.push(use);
      else byName.set(use.name, [use]);
    }
    return new Map([...byName].map(([name, uses]) => [name, grouped(uses.slice(0, MAX_OWN))]));
  }

  /** Returns the unresolved references in all files with names that a file defines, sorted by name. */
  toNamesIn(file: ProgramFile): NumberedName[] {
    const names = new Set<string>();
    const { declarations } = file;
    for (let index = FIRST_DEFINITION; index < declarationCount(declarations); index++)
      if (declaredKind(declarations, index) !== 'constructor')
        names.add(declaredText(declarations, index, D.Name));
    const found = [...names].flatMap((name) => {
      const uses = this.#byName.get(keyOf(file, name));
      if (!uses) return [];
      const { total, first } = uses;
      return [{ name, total: roundCount(total), references: total > MAX_EXACT ? [] : grouped(first) }];
    });
    return found.sort((a, b) => compareText(a.name, b.name));
  }

  *#usesIn({ index, base }: ProgramFile): Generator<Use> {
    const links = this.#linked.links[index];
    if (!links || links.unresolvedUses.length === 0) return;
    const { unresolvedUses: rows } = links;
    const names = [...links.unresolved.keys()];
    for (let at = 0; at < rows.length; at += U.Width) {
      const cell = (column: number): number => rows[at + column] ?? -1;
      yield {
        name: names[cell(U.Name)] ?? '',
        from: definitionNumber(base, definitionIndexIn(rows, at + U.From)),
        type: linkTypes[cell(U.Type)] ?? 'REFERENCES',
        span: [cell(U.Line), cell(U.Column), cell(U.Line), cell(U.EndColumn)],
      };
    }
  }
}

/** Groups references by type and definition. */
function grouped(uses: readonly Use[]): NumberedReference[] {
  const references: NumberedReference[] = [];
  for (const { from, type, span } of uses) {
    const same = references.find((each) => each.from === from && each.type === type);
    if (same) same.sites.push(span);
    else references.push({ from, type, sites: [span] });
  }
  for (const { sites } of references) sites.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return references;
}

function keyOf({ grammar }: ProgramFile, name: string): string {
  return `${grammar.manifest.family}\n${name}`;
}

/** Rounds large counts to one digit, so that one reference more does not change every page with the count. */
export function roundCount(count: number): number {
  return count > MAX_EXACT ? Number(count.toPrecision(1)) : count;
}

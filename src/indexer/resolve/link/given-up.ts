import type { Finding } from '../../../model/coverage.ts';
import { ExpressionColumn as E } from '../../facts.ts';
import type { ProgramFile } from '../bind/program.ts';
import type { FileSteps } from '../types/steps.ts';
import { expressionCell, placeOf } from '../bind/tables.ts';

/** The kinds of inference that can run out of steps, in the order of their codes in saved links. */
export const givenUpKinds = ['inference', 'types'] as const satisfies readonly (keyof FileSteps)[];
type GivenUpKind = (typeof givenUpKinds)[number];

/** A kind of inference that ran out of steps in a file. */
export interface GivenUp {
  kind: GivenUpKind;
  /** Line of the first reference concerned, 1-based. */
  line: number;
  /** Index, in the file, of the definition that contains the first reference concerned. */
  definition: number;
  /** The number of definitions with such references. */
  definitionCount: number;
}

/** Collects the references of a file for which inference ran out of steps. */
export class GivenUpWatch {
  readonly #file: ProgramFile;
  readonly #watched: readonly { kind: GivenUpKind; refusedBefore: number; rows: Map<number, number> }[];
  readonly #steps: FileSteps;

  constructor(file: ProgramFile, steps: FileSteps) {
    this.#file = file;
    this.#steps = steps;
    this.#watched = givenUpKinds.map((kind) => ({ kind, refusedBefore: 0, rows: new Map() }));
  }

  /** Must be called after each row is linked. */
  noteLinked(row: number): void {
    for (const each of this.#watched) {
      const { refused } = this.#steps[each.kind];
      if (refused === each.refusedBefore) continue;
      each.refusedBefore = refused;
      const container = Math.max(0, expressionCell(this.#file.facts, row, E.Container));
      if (!each.rows.has(container)) each.rows.set(container, row);
    }
  }

  /** Everything that was given up so far. */
  all(): GivenUp[] {
    return this.#watched.flatMap(({ kind, rows }) => {
      const [first] = rows;
      if (!first) return [];
      const [definition, row] = first;
      const [line] = placeOf(this.#file.facts, expressionCell(this.#file.facts, row, E.Offset));
      return [{ kind, line, definition, definitionCount: rows.size }];
    });
  }
}

const reasons: Record<GivenUpKind, string> = {
  inference: 'Types of names and members were not inferred',
  types: 'Computed types were not evaluated',
};

/** The finding about inference that ran out of steps in a file. */
export function inferenceLimitFinding(
  file: ProgramFile,
  { kind, line, definition, definitionCount }: GivenUp,
): Finding {
  const { symbol = '' } = file.facts.definitions[definition] ?? {};
  const first = symbol === '' ? 'at the top of the file' : `in ${symbol}`;
  const where =
    definitionCount === 1 ? first : `in ${definitionCount} definitions, first ${first} (line ${line})`;
  return {
    code: 'inference-limit',
    severity: 'warning',
    message: `${reasons[kind]} ${where}: that takes more steps than any ordinary file needs. References there are resolved by scope, imports and names alone. Exclude the file if it is data.`,
    path: file.path,
    span: [line, 1, line, 1],
  };
}

import type { Finding } from '../../model/coverage.ts';
import { ExpressionColumn as E } from '../facts.ts';
import type { ProgramFile } from './program.ts';
import type { FileSteps } from './steps.ts';
import { expressionCell, placeOf } from './tables.ts';

/** Codes of what is given up in rows. */
export const givenUpKinds = ['inference', 'types'] as const satisfies readonly (keyof FileSteps)[];
type GivenUpKind = (typeof givenUpKinds)[number];

/** What was given up of the inference for a file because it took too many steps. */
export interface GivenUp {
  kind: GivenUpKind;
  /** Of the first use that it concerns, 1-based. */
  line: number;
  /** Index of the definition, among those of the file, in which that use stands. */
  definition: number;
  /** In how many definitions there are such uses. */
  definitionCount: number;
}

/** Notes which uses of a file inference gave up on. */
export class GivenUpWatch {
  readonly #file: ProgramFile;
  readonly #watched: readonly { kind: GivenUpKind; refusedBefore: number; rows: Map<number, number> }[];
  readonly #steps: FileSteps;

  constructor(file: ProgramFile, steps: FileSteps) {
    this.#file = file;
    this.#steps = steps;
    this.#watched = givenUpKinds.map((kind) => ({ kind, refusedBefore: 0, rows: new Map() }));
  }

  /** To be called when a row has been linked. */
  linked(row: number): void {
    for (const each of this.#watched) {
      const { refused } = this.#steps[each.kind];
      if (refused === each.refusedBefore) continue;
      each.refusedBefore = refused;
      const container = Math.max(0, expressionCell(this.#file.facts, row, E.Container));
      if (!each.rows.has(container)) each.rows.set(container, row);
    }
  }

  /** What was given up so far. */
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
  inference: 'What names and members hold was not worked out',
  types: 'Types that are computed from others were not worked out',
};

/** Says what was given up of a file, and where. */
export function findingOf(file: ProgramFile, { kind, line, definition, definitionCount }: GivenUp): Finding {
  const { symbol = '' } = file.facts.definitions[definition] ?? {};
  const first = symbol === '' ? 'at the top of the file' : `in ${symbol}`;
  const where =
    definitionCount === 1 ? first : `in ${definitionCount} definitions, first ${first} (line ${line})`;
  return {
    code: 'inference-limit',
    severity: 'warning',
    message: `${reasons[kind]} ${where}: it takes more steps than any ordinary file needs. Uses there are linked by scope, imports and names alone. Exclude the file if it is data.`,
    path: file.path,
    span: [line, 1, line, 1],
  };
}

import type { Finding } from '../../../model/coverage.ts';
import { FILE_DEFINITION, type DefinitionIndex, type RowIndex } from '../../facts/ids.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import type { Steps } from '../types/steps.ts';
import { expressionCell, placeOf, containerDefinition } from '../bind/tables.ts';

/**
 * Scopes in which steps ran out: single expressions, the whole file, or its checks after its links were found; or a defect
 * of this program ended the linking of the file. In the order of their codes in saved links.
 */
export const givenUpScopes = ['expressions', 'file', 'checks', 'defect'] as const;
type GivenUpScope = (typeof givenUpScopes)[number];

/** References of a file for which inference ran out of steps, or met a defect. */
export interface GivenUp {
  scope: GivenUpScope;
  /** Line of the first reference concerned, 1-based. */
  line: number;
  /** Index, in the file, of the definition that contains the first reference concerned. */
  definition: DefinitionIndex;
  /** The number of definitions with such references. */
  definitionCount: number;
  /** The message of a defect, and whether scope, imports and names could still link the file. */
  defect?: { message: string; isLinked: boolean };
}

/** All references of a file. */
export const givenUpFile: GivenUp = {
  scope: 'file',
  line: 1,
  definition: FILE_DEFINITION,
  definitionCount: 1,
};

/** All checks of arguments, values and members of a file. */
export const givenUpChecks: GivenUp = { ...givenUpFile, scope: 'checks' };

/** All references of a file whose linking met a defect. */
export function givenUpDefect(error: unknown, isLinked: boolean): GivenUp {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { ...givenUpFile, scope: 'defect', defect: { message, isLinked } };
}

/** Collects the references of a file for which inference ran out of steps. */
export class GivenUpWatch {
  readonly #file: ProgramFile;
  readonly #steps: Steps;
  #refusedBefore = 0;
  /** The first row concerned, by the definition that contains it. */
  readonly #rows = new Map<DefinitionIndex, RowIndex>();

  constructor(file: ProgramFile, steps: Steps) {
    this.#file = file;
    this.#steps = steps;
  }

  /** Must be called after each row is linked. */
  noteLinked(row: RowIndex): void {
    const { refused } = this.#steps;
    if (refused === this.#refusedBefore) return;
    this.#refusedBefore = refused;
    const container = containerDefinition(this.#file.facts, row);
    if (!this.#rows.has(container)) this.#rows.set(container, row);
  }

  /** Everything that was given up so far. */
  all(): GivenUp[] {
    const [first] = this.#rows;
    if (!first) return [];
    const [definition, row] = first;
    const [line] = placeOf(this.#file.facts, expressionCell(this.#file.facts, row, E.Offset));
    return [{ scope: 'expressions', line, definition, definitionCount: this.#rows.size }];
  }
}

/** The finding about what was given up in a file. */
export function givenUpFinding(file: ProgramFile, givenUp: GivenUp): Finding {
  const { line, defect } = givenUp;
  if (defect)
    return {
      code: 'linking-failed',
      severity: 'error',
      message: `A defect in Treeatlas ended the search for types of names in this file (${defect.message}). ${
        defect.isLinked
          ? 'References in it are resolved by scope, imports and names alone.'
          : 'References in it are missing; its symbols are complete.'
      } Please report it with the file, or exclude the file.`,
      path: file.path,
    };
  return {
    code: 'inference-limit',
    severity: 'warning',
    message:
      givenUp.scope === 'checks'
        ? 'Arguments, values and members of this file were not checked against what they refer to: that takes more steps than any ordinary file needs. A comparison names no misfits in it.'
        : `Types of names and members were not inferred ${placeIn(file, givenUp)}: that takes more steps than any ordinary file needs. References there are resolved by scope, imports and names alone. Exclude the file if it is data.`,
    path: file.path,
    span: [line, 1, line, 1],
  };
}

function placeIn(file: ProgramFile, { scope, line, definition, definitionCount }: GivenUp): string {
  if (scope === 'file') return 'in this file';
  const { symbol = '' } = file.facts.definitions[definition] ?? {};
  const first = symbol === '' ? 'at the top of the file' : `in ${symbol}`;
  return definitionCount === 1 ? first : `in ${definitionCount} definitions, first ${first} (line ${line})`;
}

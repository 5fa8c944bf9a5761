import { ExpressionColumn } from '../../facts/tables.ts';
import { createEvaluator } from '../infer/create-evaluator.ts';
import { linkFile } from './link-file.ts';
import type { FileLinks } from './links.ts';
import type { NameIndex } from '../bind/name-index.ts';
import type { Program, ProgramFile } from '../bind/program.ts';
import type { Journal } from './reuse/journal.ts';
import { stepsFor } from '../types/steps.ts';
import type { External } from '../types/values.ts';

/** The links of one file, whoever found them. */
export interface LinkedFile {
  /** Externals are numbered by `externals`. */
  links: FileLinks;
  externals: readonly External[];
  /** Numbers of the journal's questions that the links depend on; empty without a journal. */
  asked: Int32Array;
}

/**
 * Links files one by one. Each has its own evaluator, so that its links do not depend on which files were linked before, or
 * by which thread.
 */
export class FileLinker {
  readonly #program: Program;
  readonly #names: NameIndex;
  readonly #journal: Journal | undefined;

  constructor(program: Program, names: NameIndex, journal: Journal | undefined) {
    this.#program = program;
    this.#names = journal ? journal.watchNames(names) : names;
    this.#journal = journal;
  }

  link(file: ProgramFile): LinkedFile {
    this.#journal?.begin(file);
    const inferred = this.#linkWith(file, true);
    // Which rows were linked before the budget was spent would depend on their order.
    const { links, externals } = inferred.areStepsSpent ? this.#linkWith(file, false) : inferred;
    return { links, externals, asked: Int32Array.from(this.#journal?.asked ?? []) };
  }

  #linkWith(
    file: ProgramFile,
    infers: boolean,
  ): { links: FileLinks; externals: readonly External[]; areStepsSpent: boolean } {
    const steps = stepsFor(file.facts.expressions.length / ExpressionColumn.Width);
    const evaluator = createEvaluator(this.#program.seenBy(this.#journal?.watcher), this.#names, steps);
    const links = linkFile(file, evaluator, this.#names, steps, infers);
    return { links, externals: evaluator.externals.list, areStepsSpent: steps.areSpent };
  }
}

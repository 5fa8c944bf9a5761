import { isFactsLost } from '../../files/tables-reader.ts';
import { ExpressionColumn } from '../../facts/tables.ts';
import { createEvaluator } from '../infer/create-evaluator.ts';
import { givenUpDefect } from './given-up.ts';
import { linkFile } from './link-file.ts';
import { linksWithout, type FileLinks } from './links.ts';
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

type InferredLinks = Pick<LinkedFile, 'links' | 'externals'>;

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
    const { links, externals } = this.#linkDespiteDefects(file);
    return { links, externals, asked: Int32Array.from(this.#journal?.asked ?? []) };
  }

  /** A defect that one file meets costs that file its links, not everyone the atlas. Facts that are lost are a matter of the whole run. */
  #linkDespiteDefects(file: ProgramFile): InferredLinks {
    try {
      return this.#linkWith(file, true) ?? this.#linkWithoutInference(file);
    } catch (error) {
      if (isFactsLost(error)) throw error;
      return this.#linkAfterDefect(file, error);
    }
  }

  #linkAfterDefect(file: ProgramFile, error: unknown): InferredLinks {
    try {
      const { links, externals } = this.#linkWithoutInference(file);
      return { links: { ...links, givenUp: [givenUpDefect(error, true)] }, externals };
    } catch (again) {
      if (isFactsLost(again)) throw again;
      return { links: linksWithout(file.facts.imports.length, [givenUpDefect(error, false)]), externals: [] };
    }
  }

  #linkWithoutInference(file: ProgramFile): InferredLinks {
    const linked = this.#linkWith(file, false);
    if (!linked) throw new Error(`${file.path} cannot be linked without inference.`);
    return linked;
  }

  /** Returns undefined if inference takes more steps than the file has. */
  #linkWith(file: ProgramFile, infers: boolean): InferredLinks | undefined {
    const steps = stepsFor(file.facts.expressions.length / ExpressionColumn.Width);
    const evaluator = createEvaluator(this.#program.seenBy(this.#journal?.watcher), this.#names, steps);
    const links = linkFile(file, evaluator, this.#names, steps, infers);
    return links && { links, externals: evaluator.externals.list };
  }
}

import { createYielder } from '../../base/create-yielder.ts';
import { ExpressionColumn } from '../facts.ts';
import { Evaluator } from './evaluator.ts';
import { GivenUpWatch } from './given-up.ts';
import { linkFile } from './link-file.ts';
import type { FileLinks } from './links.ts';
import type { NameIndex } from './name-index.ts';
import type { Program, ProgramFile } from './program.ts';
import type { Journal } from './reuse/journal.ts';
import { stepsFor } from './steps.ts';
import type { Reuse } from './reuse/reuse.ts';
import { renumber } from './reuse/saved-links.ts';
import { Interner, type External } from './values.ts';

export interface LinkProgramInput {
  program: Program;
  names: NameIndex;
  /** Undefined: dependencies are not recorded. */
  journal: Journal | undefined;
  /** Undefined: all files are linked. */
  reuse: Reuse | undefined;
  onProgress(done: number, total: number): void;
  signal?: AbortSignal | undefined;
}

export interface LinkedFiles {
  /** By index of the file. */
  links: FileLinks[];
  /** Numbered in the order in which links refer to them, so the numbers do not depend on what was reused. */
  externals: readonly External[];
  /** By index of the file: the recorded dependencies of its links, as numbers of questions of the journal. */
  asked: (readonly number[])[];
  linkedCount: number;
}

/**
 * Links every file whose links cannot be reused. Each file has its own evaluator: the result of a cyclic evaluation depends
 * on where it begins, so evaluations for one file must not influence another.
 */
export async function linkProgram(input: LinkProgramInput): Promise<LinkedFiles> {
  const { program, journal, reuse } = input;
  const externals = new Interner<External>((external) => `${external.package}\n${external.symbol}`);
  const names = journal ? journal.watchNames(input.names) : input.names;
  const reusedExternals: (number | undefined)[] = [];
  const reusedQuestions: (number | undefined)[] = [];
  const done: LinkedFiles = { links: [], externals: externals.list, asked: [], linkedCount: 0 };

  const takeReused = (file: ProgramFile): boolean => {
    const found = reuse?.of(file);
    if (!reuse || !found) return false;
    renumber(found.links, {
      definition: (number) => reuse.definition(number),
      external: (index) => (reusedExternals[index] ??= externals.index(reuse.external(index))),
    });
    done.links.push(found.links);
    if (journal)
      done.asked.push(
        Array.from(found.asked, (each) => (reusedQuestions[each] ??= journal.number(reuse.question(each)))),
      );
    return true;
  };

  const link = (file: ProgramFile): void => {
    journal?.begin();
    journal?.askFacts(file);
    const steps = stepsFor(file.facts.expressions.length / ExpressionColumn.Width);
    const evaluator = new Evaluator(program.seenBy(journal?.watcher), steps);
    const links = linkFile(file, evaluator, names, new GivenUpWatch(file, steps));
    const own: (number | undefined)[] = [];
    renumber(links, {
      definition: (number) => number,
      external: (index) => (own[index] ??= externals.index(evaluator.externals.get(index))),
    });
    done.links.push(links);
    if (journal) done.asked.push(journal.asked);
    done.linkedCount++;
  };

  const pause = createYielder(input.signal);
  for (const file of program.files) {
    await pause();
    if (!takeReused(file)) link(file);
    input.onProgress(done.links.length, program.files.length);
  }
  return done;
}

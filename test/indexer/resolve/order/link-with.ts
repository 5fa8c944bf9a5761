import { type RowIndex, rowIndexes } from '../../../../src/indexer/facts/ids.ts';
import { ExpressionColumn as E } from '../../../../src/indexer/facts/tables.ts';
import { createEvaluator } from '../../../../src/indexer/resolve/infer/create-evaluator.ts';
import { FileLinker } from '../../../../src/indexer/resolve/link/file-linker.ts';
import { GivenUpWatch } from '../../../../src/indexer/resolve/link/given-up.ts';
import {
  linkExports,
  linkImports,
  linkUnitImports,
} from '../../../../src/indexer/resolve/link/link-modules.ts';
import { linkInjections } from '../../../../src/indexer/resolve/link/link-injections.ts';
import { linkOverrides } from '../../../../src/indexer/resolve/link/link-overrides.ts';
import { LinkTable } from '../../../../src/indexer/resolve/link/link-table.ts';
import { UseLinker } from '../../../../src/indexer/resolve/link/link-uses.ts';
import type { OpenProgram } from '../../../../src/indexer/resolve/link/open-program.ts';
import type { ProgramFile } from '../../../../src/indexer/resolve/bind/program.ts';
import { Steps } from '../../../../src/indexer/resolve/types/steps.ts';
import { linkTexts } from './link-texts.ts';

/** The orders in which one evaluator links the files of a program, and the rows of each file. */
export interface LinkOrder {
  files(files: readonly ProgramFile[]): readonly ProgramFile[];
  rows(all: readonly RowIndex[]): Iterable<RowIndex>;
  /** Rows that are evaluated before a file is linked. */
  before(all: readonly RowIndex[]): Iterable<RowIndex>;
}

const inOrder: LinkOrder = {
  files: (files) => files,
  rows: (all) => all,
  before: () => [],
};

const rowsOf = ({ facts }: ProgramFile): RowIndex[] => rowIndexes(facts.expressions.length / E.Width);

/** The links of all files as texts, as the program finds them. */
export function linkAll({ program, names }: OpenProgram): string[] {
  const linker = new FileLinker(program, names, undefined);
  const texts = program.files.flatMap((file) => {
    const { links, externals } = linker.link(file);
    return linkTexts(program, file, links, externals);
  });
  return texts.sort();
}

/** The links of all files as texts, found by one evaluator for all files and in another order. */
export function linkShared({ program, names }: OpenProgram, order: Partial<LinkOrder>): string[] {
  const { files, rows, before } = { ...inOrder, ...order };
  const steps = new Steps(Infinity);
  const evaluator = createEvaluator(program, names, steps);
  const texts = files(program.files).flatMap((file) => {
    for (const row of before(rowsOf(file))) evaluator.evaluate(file, row);
    const table = new LinkTable(file, evaluator, names);
    linkImports(file, evaluator, table);
    linkExports(file, evaluator, table);
    linkOverrides(file, evaluator, names, table);
    linkInjections(file, evaluator, names, table);
    const uses = new UseLinker(file, evaluator, names, table);
    for (const row of rows(rowsOf(file))) uses.link(row);
    uses.end();
    linkUnitImports(file, evaluator, table);
    return linkTexts(
      program,
      file,
      table.links(new GivenUpWatch(file, steps).all()),
      evaluator.externals.list,
    );
  });
  return texts.sort();
}

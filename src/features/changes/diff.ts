import * as z from 'zod';
import { artifactPath } from '../../model/artifact.ts';
import type { ChangeReport } from '../../model/changes.ts';
import { fitted, pageMeta } from '../../operations/answer.ts';
import { defineOperation } from '../../operations/operation.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { inOptionalArtifact } from '../../operations/support/static-answers.ts';
import { DiffAnswer, renderDiff, type DiffSections } from './diff-answer.ts';
import { requireReport } from './find-report.ts';
import { MAX_RANGE } from './range.ts';
import { selectPaths } from './select-paths.ts';
import { summaryOf } from './summary.ts';

const input = z.strictObject({
  range: z
    .string()
    .max(MAX_RANGE)
    .default('')
    .describe(
      'Two states: `v1.0..HEAD`, `main...topic` from their merge base, or one that is compared with the working tree. Git revisions, `WORKTREE` or `STAGED`; default `HEAD..WORKTREE`, in a published atlas its only comparison',
    ),
  paths: z
    .string()
    .min(1)
    .optional()
    .describe('Files or directories, separated by commas, that the answer is limited to'),
  limit,
  offset,
  budget,
});

export const diff = defineOperation({
  name: 'diff',
  description:
    'Compares two states and tells what the change breaks: changed symbols with their callers, the places that must change too, tests to run, new violations, cycles and unused code. Use it to review a branch, or your own edits before a commit.',
  input,
  output: DiffAnswer,
  toMarkdown: renderDiff,
  static: inOptionalArtifact(
    'changes',
    artifactPath.changes('{base}..{head}'),
    '',
    `The answer has its lists page by page; ${artifactPath.changesIndex} lists the ranges.`,
  ),
  async run(store, { range, paths, ...params }, context) {
    const whole = await requireReport(store, range, context);
    const report = paths === undefined ? whole : selectPaths(whole, paths);
    const entries = orderedEntries(report);
    const { base, head, risk, tests } = report;
    const start = { base, head, risk, summary: summaryOf(report) };
    const test = { testCommand: tests.command, areTestsComplete: tests.isComplete };
    return fitted(capLimit(params.limit), params.budget, (count) => {
      const shown = entries.slice(params.offset, params.offset + count);
      const meta = pageMeta(entries.length, params.offset, shown.length);
      return { ...start, ...test, ...sectionsOf(shown), meta };
    });
  },
});

/** Puts an entry of one list into the sections of an answer. */
type Entry = (sections: DiffSections) => void;

/** Returns all lists of a report as one, most important first. */
function orderedEntries(report: ChangeReport): Entry[] {
  const { mustChange, secrets, symbols, violations, cycles, tests, packages, deadCode, unseen, files } =
    report;
  return [
    ...mustChange.map(
      (each): Entry =>
        (to) =>
          to.mustChange.push(each),
    ),
    ...secrets.map(
      (each): Entry =>
        (to) =>
          to.secrets.push(each),
    ),
    ...symbols.map(
      (each): Entry =>
        (to) =>
          to.symbols.push(shownSymbol(each)),
    ),
    ...violations.added.map(
      (each): Entry =>
        (to) =>
          to.violationsAdded.push(each),
    ),
    ...cycles.added.map(
      (each): Entry =>
        (to) =>
          to.cyclesAdded.push(each),
    ),
    ...tests.affected.map(
      (each): Entry =>
        (to) =>
          to.tests.push(each),
    ),
    ...packages.added.map(
      (each): Entry =>
        (to) =>
          to.packagesAdded.push(each),
    ),
    ...deadCode.added.map(
      (each): Entry =>
        (to) =>
          to.deadCodeAdded.push(each),
    ),
    ...unseen.map(
      (each): Entry =>
        (to) =>
          to.unseen.push(each),
    ),
    ...files.map(
      (each): Entry =>
        (to) =>
          to.files.push(shownFile(each)),
    ),
    ...violations.removed.map(
      (each): Entry =>
        (to) =>
          to.violationsRemoved.push(each),
    ),
    ...cycles.removed.map(
      (each): Entry =>
        (to) =>
          to.cyclesRemoved.push(each),
    ),
    ...packages.removed.map(
      (each): Entry =>
        (to) =>
          to.packagesRemoved.push(each),
    ),
    ...deadCode.removed.map(
      (each): Entry =>
        (to) =>
          to.deadCodeRemoved.push(each),
    ),
  ];
}

function sectionsOf(entries: readonly Entry[]): DiffSections {
  const sections: DiffSections = {
    mustChange: [],
    secrets: [],
    symbols: [],
    violationsAdded: [],
    cyclesAdded: [],
    tests: [],
    packagesAdded: [],
    deadCodeAdded: [],
    unseen: [],
    files: [],
    violationsRemoved: [],
    cyclesRemoved: [],
    packagesRemoved: [],
    deadCodeRemoved: [],
  };
  for (const put of entries) put(sections);
  return sections;
}

function shownSymbol(symbol: ChangeReport['symbols'][number]): DiffSections['symbols'][number] {
  const { address: _address, fromAddress: _fromAddress, callers, ...shown } = symbol;
  const { first: _first, ...counted } = callers;
  return { ...shown, callers: counted };
}

function shownFile({
  address: _address,
  fromAddress: _fromAddress,
  ...shown
}: ChangeReport['files'][number]): DiffSections['files'][number] {
  return shown;
}

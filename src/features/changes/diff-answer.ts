import * as z from 'zod';
import {
  AffectedTest,
  BrokenPlace,
  ComparedState,
  FileChange,
  PackageEdge,
  Problem,
  Secret,
  SymbolChange,
  Unseen,
} from '../../model/changes.ts';
import { Meta } from '../../operations/answer.ts';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { count, counts, inlineCode, item, paragraphs, section } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';

const withoutAddresses = { address: true, fromAddress: true } as const;

const changeCounts = z.object({
  added: wholeNumber,
  removed: wholeNumber,
  changed: wholeNumber,
  moved: wholeNumber.describe('Including renamed ones'),
});
const bothWays = z.object({ added: wholeNumber, removed: wholeNumber });

/** The lists of a report, most important first. One page of them is an answer. */
export const DiffSections = z.object({
  mustChange: z
    .array(BrokenPlace)
    .describe('Places that use something that changed, and were not changed with it'),
  secrets: z.array(Secret).describe('Likely secrets that were not there before'),
  symbols: z
    .array(
      SymbolChange.omit(withoutAddresses).extend({
        callers: SymbolChange.shape.callers.omit({ first: true }),
      }),
    )
    .describe('Breaking and public ones first'),
  violationsAdded: z.array(Problem).describe('Violations of the rules of the repository that are new'),
  cyclesAdded: z.array(z.array(z.string())).describe('Files that now import each other in a cycle'),
  tests: z.array(AffectedTest).describe('Tests that reach the change, nearest first'),
  packagesAdded: z.array(PackageEdge).describe('References between packages that are new'),
  deadCodeAdded: z.array(Problem).describe('Symbols that nothing uses any more'),
  unseen: z.array(Unseen).describe('What could not be seen, so that the comparison may miss something'),
  files: z.array(FileChange.omit(withoutAddresses)),
  violationsRemoved: z.array(Problem),
  cyclesRemoved: z.array(z.array(z.string())),
  packagesRemoved: z.array(PackageEdge),
  deadCodeRemoved: z.array(Problem),
});
export type DiffSections = z.output<typeof DiffSections>;

export const DiffAnswer = z.object({
  base: ComparedState,
  head: ComparedState,
  risk: z.object({ level: z.enum(['low', 'medium', 'high']), reasons: z.array(z.string()) }),
  summary: z.object({
    files: changeCounts,
    symbols: changeCounts.extend({ breaking: wholeNumber }),
    mustChange: z.object({ certain: wholeNumber, possible: wholeNumber }),
    tests: wholeNumber,
    violations: bothWays,
    deadCode: bothWays,
    cycles: bothWays,
    packages: bothWays,
    secrets: wholeNumber,
  }),
  testCommand: z.string().nullable().describe('Runs the tests, if it is known how'),
  areTestsComplete: z.boolean().describe('Whether no other tests can be affected'),
  ...DiffSections.shape,
  meta: Meta.describe('One list of all sections, in the order of the answer'),
});
export type DiffAnswer = z.output<typeof DiffAnswer>;

export function renderDiff(answer: DiffAnswer): string {
  const { base, head, risk, summary, testCommand } = answer;
  const problem = ({ path, line, message }: z.infer<typeof Problem>) => item(`${path}:${line} ${message}`);
  const edge = ({ from, to, places }: z.infer<typeof PackageEdge>) =>
    item(`${from} -> ${to} (${count(places, 'place')})`);
  const cycle = (paths: readonly string[]) => item(paths.join(' -> '));
  return paragraphs([
    printableLine(`# ${base.name} to ${head.name}`),
    [
      `Risk: ${risk.level}${risk.reasons.map((reason) => `; ${printableLine(reason)}`).join('')}`,
      `Files: ${counts(summary.files)}`,
      `Symbols: ${counts(summary.symbols)}`,
      `Places that must change: ${counts(summary.mustChange)}`,
      ...(testCommand === null ? [] : [`Run the tests: ${inlineCode(printableLine(testCommand))}`]),
    ].join('\n'),
    section(
      'Must change',
      answer.mustChange.map(({ path, span, message, isCertain }) =>
        item(`${path}:${span[0]} ${message}${isCertain ? '' : ' (possibly)'}`),
      ),
    ),
    section(
      'Likely secrets',
      answer.secrets.map(({ path, line, message }) => item(`${path}:${line} ${message}`)),
    ),
    section('Symbols', answer.symbols.map(symbolItem)),
    section('New violations', answer.violationsAdded.map(problem)),
    section('New import cycles', answer.cyclesAdded.map(cycle)),
    section(
      'Tests',
      answer.tests.map(({ path, through }) => item(through === null ? path : `${path} (through ${through})`)),
    ),
    section('New references between packages', answer.packagesAdded.map(edge)),
    section('No longer used', answer.deadCodeAdded.map(problem)),
    section(
      'Not seen',
      answer.unseen.map(({ text, path }) => item(path === undefined ? text : `${path}: ${text}`)),
    ),
    section(
      'Files',
      answer.files.map(({ path, fromPath, change, addedLines, removedLines }) =>
        item(
          `${fromPath === undefined ? path : `${fromPath} -> ${path}`} (${change}, +${addedLines} -${removedLines})`,
        ),
      ),
    ),
    section('Violations that are gone', answer.violationsRemoved.map(problem)),
    section('Import cycles that are gone', answer.cyclesRemoved.map(cycle)),
    section('References between packages that are gone', answer.packagesRemoved.map(edge)),
    section('Used again, or removed', answer.deadCodeRemoved.map(problem)),
  ]);
}

function symbolItem({
  id,
  fromId,
  change,
  parts,
  isBreaking,
  signatureChanges,
  callers,
}: DiffSections['symbols'][number]): string {
  const about = [
    change,
    parts.join(', '),
    isBreaking ? 'breaking' : '',
    ...signatureChanges.map(({ text }) => text),
    callers.total > 0 ? `used by ${count(callers.total, 'symbol')}` : '',
  ].filter(Boolean);
  return item(`${fromId === undefined ? id : `${fromId} -> ${id}`} (${about.join('; ')})`);
}

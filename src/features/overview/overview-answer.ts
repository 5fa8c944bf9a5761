import * as z from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { ImportInCycle } from '../../model/quality.ts';
import { ReadingCost } from '../../operations/support/records.ts';
import { Meta } from '../../operations/answer.ts';
import { table } from '../../render/table.ts';
import { printableLine } from '../../render/printable.ts';
import { count, item, paragraphs, section } from '../../render/markdown/parts.ts';
import { quoted } from '../../render/markdown/repository-text.ts';

const Highlight = z.object({ id: z.string(), line: z.int().positive(), rank: z.number() });

export const OverviewAnswer = z.object({
  repository: z.string(),
  readme: z.object({ path: z.string(), excerpt: z.string() }).nullable(),
  counts: z.object({
    directories: wholeNumber,
    files: wholeNumber,
    lines: wholeNumber,
    bytes: wholeNumber,
    symbols: wholeNumber,
    edges: z.object({ certain: wholeNumber, candidate: wholeNumber }),
  }),
  languages: z.array(z.object({ language: z.string().nullable(), files: wholeNumber, lines: wholeNumber })),
  directories: z
    .array(
      z.object({
        path: z.string(),
        files: wholeNumber,
        lines: wholeNumber,
        symbols: wholeNumber,
        tokens: ReadingCost,
      }),
    )
    .describe('Top-level directories, largest first'),
  entryPoints: z.array(Highlight).describe('Files and symbols that start programs'),
  topModules: z
    .array(Highlight)
    .describe('Files that most of the code depends on, by PageRank; 1 is the mean'),
  topSymbols: z.array(Highlight),
  coverage: z.object({
    supportedFileCount: wholeNumber,
    skippedFileCount: wholeNumber,
    failedFileCount: wholeNumber,
    partialFileCount: wholeNumber,
    namedLanguages: z
      .array(z.string())
      .describe('Languages whose references are found by name only, so that none is certain'),
    reasons: z.array(z.object({ reason: z.string(), count: wholeNumber })),
    sites: z.object({ certain: wholeNumber, candidate: wholeNumber, unresolved: wholeNumber }),
  }),
  importCycles: z.object({
    count: wholeNumber,
    largest: z.array(z.string()).describe('The first files of the largest set'),
    imports: wholeNumber.describe('Number of imports inside of it'),
    cutTotal: wholeNumber.describe('Number of imports to cut, without which it has no cycle'),
    cut: z.array(ImportInCycle).describe('The first of them, those used in fewest places first'),
  }),
  nextSteps: z.array(z.string()).describe('Suggested next questions'),
  meta: Meta.describe('Counts the directories'),
});
export type OverviewAnswer = z.output<typeof OverviewAnswer>;

export function renderOverview(overview: OverviewAnswer): string {
  const { counts, languages, directories, coverage, importCycles, readme, nextSteps } = overview;
  return paragraphs([
    `# ${printableLine(overview.repository)}`,
    `${count(counts.files, 'file')} in ${counts.directories === 1 ? '1 directory' : `${counts.directories} directories`}, ${count(counts.lines, 'line')}, ` +
      `${count(counts.symbols, 'symbol')}, ${counts.edges.certain} resolved and ${counts.edges.candidate} possible references.`,
    section('Languages', [
      ...(coverage.namedLanguages.length > 0
        ? [`References in ${coverage.namedLanguages.join(', ')} are found by name only: none is certain.\n`]
        : []),
      table(
        ['language', 'files', 'lines'],
        languages.map(({ language, files, lines }) => [language ?? 'text', files, lines]),
        {
          right: [1, 2],
        },
      ),
    ]),
    section(
      'Directories',
      directories.length === 0
        ? []
        : [
            table(
              ['path', 'files', 'lines', 'symbols', 'tokens'],
              directories.map(({ path, files, lines, symbols, tokens }) => [
                path,
                files,
                lines,
                symbols,
                tokens.full,
              ]),
              { right: [1, 2, 3, 4] },
            ),
          ],
    ),
    section('Entry points', overview.entryPoints.map(highlightItem)),
    section('Files that most of the code depends on', overview.topModules.map(highlightItem)),
    section('Symbols that most of the code depends on', overview.topSymbols.map(highlightItem)),
    importCycles.count > 0
      ? section(`Import cycles: ${importCycles.count}, the largest`, [
          ...importCycles.largest.map(item),
          `\nCut ${importCycles.cutTotal} of ${importCycles.imports} imports to break it:\n`,
          ...importCycles.cut.map(({ from, to, line, places }) =>
            item(`${from}:${line} imports ${to}, used in ${count(places, 'place')}`),
          ),
        ])
      : '',
    section(
      'Skipped files',
      coverage.reasons.map(({ reason, count: files }) => item(`${count(files, 'file')}: ${reason}`)),
    ),
    readme && readme.excerpt !== '' ? `## ${printableLine(readme.path)}\n\n${quoted(readme.excerpt)}` : '',
    section('Next steps', nextSteps.map(item)),
  ]);
}

function highlightItem({ id, line, rank }: OverviewAnswer['entryPoints'][number]): string {
  return item(`${id} (line ${line}, rank ${rank})`);
}

import type { OverviewPart, PlacePart } from '../answers.ts';
import { table } from '../table.ts';
import { printableLine } from '../printable.ts';
import { count, item, paragraphs, section } from './parts.ts';

export function renderOverview(overview: OverviewPart): string {
  const { counts, languages, directories, coverage, importCycles, readme, goOn } = overview;
  return paragraphs([
    `# ${printableLine(overview.repository)}`,
    `${count(counts.files, 'file')} in ${counts.directories === 1 ? '1 directory' : `${counts.directories} directories`}, ${count(counts.lines, 'line')}, ` +
      `${count(counts.symbols, 'symbol')}, ${counts.edges.certain} resolved and ${counts.edges.candidate} possible references.`,
    section('Languages', [
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
    section('Entry points', overview.entryPoints.map(place)),
    section('Files that most of the code depends on', overview.topModules.map(place)),
    section('Symbols that most of the code depends on', overview.topSymbols.map(place)),
    importCycles.count > 0
      ? section(`Import cycles: ${importCycles.count}, the largest`, importCycles.largest.map(item))
      : '',
    section(
      'Skipped files',
      coverage.reasons.map(({ reason, count: files }) => item(`${count(files, 'file')}: ${reason}`)),
    ),
    readme && readme.excerpt !== '' ? `## ${printableLine(readme.path)}\n\n${readme.excerpt}` : '',
    section('Next steps', goOn.map(item)),
  ]);
}

function place({ id, line, rank }: PlacePart): string {
  return item(`${id} (line ${line}, rank ${rank})`);
}

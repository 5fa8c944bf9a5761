import { snapshotLabel, type TimelineEntry } from '../../model/timeline.ts';
import type { Chart } from './line-chart.ts';

/** Languages with a line of their own, if they have this share of the lines of the largest. The others are one. */
const MAX_LANGUAGES = 3;
const MIN_SHARE = 0.02;

/** Returns the charts of a timeline. `entries` are the newest first; `titleOf` returns the name of a language for readers. */
export function timelineCharts(
  entries: readonly TimelineEntry[],
  titleOf: (language: string) => string,
): Chart[] {
  const oldestFirst = entries.toReversed();
  const chart = (
    title: string,
    series: readonly string[],
    valuesOf: (entry: TimelineEntry) => readonly number[],
    options: Pick<Chart, 'unit' | 'isFitted'> = {},
  ): Chart => ({
    ...{ title, series },
    points: oldestFirst.map((entry) => ({
      name: snapshotLabel(entry),
      time: Date.parse(entry.time),
      values: valuesOf(entry),
    })),
    ...options,
  });
  const languages = mainLanguages(entries);
  const linesOf = ({ figures }: TimelineEntry, language: string): number =>
    figures.languages.find((each) => each.language === language)?.lines ?? 0;
  const hasOthers = entries.some((entry) => othersOf(entry, languages) > 0);
  return [
    chart('Lines', [...languages.map(titleOf), ...(hasOthers ? ['Other'] : [])], (entry) => [
      ...languages.map((language) => linesOf(entry, language)),
      ...(hasOthers ? [othersOf(entry, languages)] : []),
    ]),
    chart('Symbols', ['Symbols'], ({ figures }) => [figures.symbols]),
    chart('Complexity of functions', ['Mean', '90th percentile'], ({ figures }) => [
      figures.complexity.mean,
      figures.complexity.p90,
    ]),
    chart('Files in import cycles', ['Files'], ({ figures }) => [figures.cycles.files]),
    chart('Dead code', ['Lines'], ({ figures }) => [figures.deadCode.lines]),
    chart('Resolved references', ['Resolved'], ({ figures }) => [resolvedShare(figures.coverage)], {
      unit: ' %',
      isFitted: true,
    }),
  ];
}

/** In percent, to one digit. */
export function resolvedShare({ references, resolved }: TimelineEntry['figures']['coverage']): number {
  return references === 0 ? 100 : Math.round((resolved / references) * 1000) / 10;
}

/** Returns the languages with most lines in any snapshot. */
function mainLanguages(entries: readonly TimelineEntry[]): string[] {
  const most = new Map<string, number>();
  for (const { figures } of entries)
    for (const { language, lines } of figures.languages)
      if (language !== null) most.set(language, Math.max(lines, most.get(language) ?? 0));
  const largest = Math.max(0, ...most.values());
  return [...most]
    .filter(([, lines]) => lines >= largest * MIN_SHARE)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MAX_LANGUAGES)
    .map(([language]) => language);
}

/** Lines of other languages. Text without a grammar does not count as code. */
function othersOf({ figures }: TimelineEntry, main: readonly string[]): number {
  return figures.languages
    .filter(({ language }) => language !== null && !main.includes(language))
    .reduce((sum, { lines }) => sum + lines, 0);
}

import { createGlobMatcher } from '../../base/globs.ts';
import { skipReasons } from '../../model/coverage.ts';
import { allPages } from '../../model/page-scope.ts';
import { parentPath } from '../../model/path.ts';
import { forecast, type Forecast } from '../../publish/forecast.ts';
import { count, counted } from '../../render/counted.ts';
import { formatSize } from '../progress.ts';
import type { Host } from './hosts/host.ts';
import { describeVisibility } from './publish-evidence.ts';
import type { RepositorySurvey } from './survey-repository.ts';

/** Symbols are known only after an index. This is the median of repositories in five languages, which have 120 to 530. */
const BYTES_PER_SYMBOL = 350;
const MAX_LANGUAGES = 8;
const MAX_PACKAGES = 5;

type Row = [label: string, text: string];

/** Returns the rows that show what would be published, and the warnings about the limits of the host. */
export function describeSurvey(
  repository: RepositorySurvey,
  host: Host,
  hostReason: string,
): { rows: Row[]; warnings: string[] } {
  const { name, branch, remote, survey, exclusions, texts } = repository;
  const isExcluded = createGlobMatcher(exclusions.map(({ glob }) => glob));
  const files = survey.files.filter(({ path }) => !isExcluded(path));
  const expected = forecastListing(files, survey.images);
  const images = survey.images.files > 0 ? ` and ${counted(survey.images.files, 'image')}` : '';
  const rows: Row[] = [
    ['repository', `${name}, branch ${branch}`],
    ['host', `${host.title}: ${hostReason}`],
    ...labelled('languages', languagesOf(files, survey.titles)),
    ...labelled('packages', packagesOf(repository)),
    [
      'publishes',
      `${counted(files.length, 'file')}${images}, ${formatSize(sum(files))} of source: an atlas of about ${counted(rounded(expected.files), 'file')} and ${formatSize(rounded(expected.bytes))}`,
    ],
    ...labelled('skips', skippedOf(survey.skipped.filter(({ path }) => !isExcluded(path)))),
    ...labelled(
      'excludes',
      exclusions.map(({ glob, files: number, why }) => `${glob}: ${counted(number, 'file')}, ${why}`),
    ),
    ['readers', host.readers],
    ['private', describeVisibility(remote, texts.get('package.json'))],
  ];
  return { rows, warnings: limitWarnings(host, expected) };
}

/** Foresees the size of an atlas from the listed files. */
function forecastListing(
  files: RepositorySurvey['survey']['files'],
  images: RepositorySurvey['survey']['images'],
): Forecast {
  const code = files.filter(({ language }) => language !== null);
  const directories = new Set<string>(['']);
  for (const { path } of files)
    for (let folder = parentPath(path); folder !== ''; folder = parentPath(folder)) directories.add(folder);
  const counts = {
    directories: directories.size,
    files: files.length,
    lines: 0,
    bytes: sum(files),
    symbols: Math.round(sum(code) / BYTES_PER_SYMBOL),
    nodesByKind: {},
    edgesByType: {},
    edgesByHow: {},
  };
  return forecast(counts, allPages, images);
}

function limitWarnings({ title, limits }: Host, { files, bytes }: Forecast): string[] {
  const advice = '`--pages files` and `--no-markdown` make it smaller, and so does "exclude".';
  return [
    ...(limits.files !== undefined && files > limits.files
      ? [`${title} takes ${count(limits.files)} files. ${advice}`]
      : []),
    ...(limits.bytes !== undefined && bytes > limits.bytes
      ? [`${title} takes ${formatSize(limits.bytes)}. ${advice}`]
      : []),
  ];
}

function languagesOf(
  files: RepositorySurvey['survey']['files'],
  titles: RepositorySurvey['survey']['titles'],
): string[] {
  const counts = new Map<string | null, number>();
  for (const { language } of files) counts.set(language, (counts.get(language) ?? 0) + 1);
  const text = counts.get(null) ?? 0;
  counts.delete(null);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const named = sorted
    .slice(0, MAX_LANGUAGES)
    .map(([language, number]) => `${titles.get(language ?? '') ?? language ?? ''} ${count(number)}`);
  const others = sorted.length - named.length;
  return [
    [
      ...named,
      ...(others > 0 ? [counted(others, 'other language')] : []),
      ...(text > 0 ? [`shown as text ${count(text)}`] : []),
    ].join(', '),
  ].filter((line) => line !== '');
}

function packagesOf({ survey: { packages } }: RepositorySurvey): string[] {
  if (packages.length === 0) return [];
  const named = packages.slice(0, MAX_PACKAGES).map(({ name }) => name);
  const rest = packages.length - named.length;
  return [`${counted(packages.length, 'package')}: ${[...named, ...(rest > 0 ? ['…'] : [])].join(', ')}`];
}

function skippedOf(skipped: RepositorySurvey['survey']['skipped']): string[] {
  const byReason = new Map<keyof typeof skipReasons, string[]>();
  for (const { path, reason } of skipped) byReason.set(reason, [...(byReason.get(reason) ?? []), path]);
  return [...byReason]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([reason, paths]) => {
      const [first = ''] = paths;
      return `${counted(paths.length, 'file')}: ${skipReasons[reason]} (${first}${paths.length > 1 ? ', …' : ''})`;
    });
}

/** Rounds to two digits: the forecast is right to about a third. */
function rounded(value: number): number {
  return Number(value.toPrecision(2));
}

/** Rows of which the first has the label. */
function labelled(label: string, texts: readonly string[]): Row[] {
  return texts.map((text, at) => [at === 0 ? label : '', text]);
}

function sum(files: readonly { size: number }[]): number {
  return files.reduce((total, { size }) => total + size, 0);
}

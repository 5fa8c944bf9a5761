import { artifactPath } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import { skipReasons, type SkipReason } from '../model/coverage.ts';
import { candidateHows, certainHows, type How } from '../model/kinds.ts';
import { count, counted } from '../render/counted.ts';
import { printable } from '../render/printable.ts';
import { paint, type Terminal } from './terminal.ts';

/** Describes an indexed repository as rows of a label and a text. */
export function repositorySummary({
  repository,
  counts,
  coverage,
  scip,
}: Pick<AtlasIndex, 'repository' | 'counts' | 'coverage' | 'scip'>): [string, string][] {
  const { files, lines, symbols } = counts;
  return [
    ['repository', `${repository.name}${commitOf(repository)}`],
    ['files', `${count(files)} with ${counted(lines, 'line')} and ${counted(symbols, 'symbol')}`],
    ['edges', `resolved: ${byHow(counts, certainHows)}`],
    ['', `possible: ${byHow(counts, candidateHows)}`],
    ['unresolved', unresolvedText(coverage)],
    ...(scip ? scipRows(scip) : []),
    ...troubles(coverage),
    ...coverage.reasons.map((reason, i): [string, string] => [i === 0 ? 'skipped' : '', skippedText(reason)]),
  ];
}

/** Formats rows as two columns. */
export function formatSummary(terminal: Terminal, rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return rows
    .map(([label, text]) => `${paint(terminal, 'dim', label.padEnd(width))}${printable(text)}`)
    .join('\n');
}

function commitOf({ commit, branch, dirty }: AtlasIndex['repository']): string {
  if (!commit) return '';
  const at = branch ? `${branch} ${commit.slice(0, 10)}` : commit.slice(0, 10);
  return ` at ${at}${dirty ? ', with changes' : ''}`;
}

function byHow({ edgesByHow }: AtlasIndex['counts'], hows: readonly How[]): string {
  return hows.map((how) => `${count(edgesByHow[how] ?? 0)} ${how}`).join(', ');
}

function unresolvedText({ sites: { unresolved } }: AtlasIndex['coverage']): string {
  return counted(unresolved, 'reference');
}

function scipRows({
  added,
  raised,
  confirmed,
  disagreements,
}: NonNullable<AtlasIndex['scip']>): [string, string][] {
  const rows: [string, string][] = [
    [
      'compiler',
      `${counted(added + raised + disagreements, 'reference')} from the index of a compiler: ${count(added)} added, ${count(raised)} resolved, ${count(disagreements)} corrected; ${count(confirmed)} confirmed`,
    ],
  ];
  if (disagreements > 0)
    rows.push(['', `${counted(disagreements, 'disagreement')}: see ${artifactPath.scipDisagreements}`]);
  return rows;
}

function troubles({ failedFileCount, partialFileCount }: AtlasIndex['coverage']): [string, string][] {
  const parts = [
    failedFileCount > 0 ? `${counted(failedFileCount, 'file')} could not be parsed` : '',
    partialFileCount > 0 ? `${counted(partialFileCount, 'file')} of which parts could not be parsed` : '',
  ].filter(Boolean);
  return parts.length > 0 ? [['findings', parts.join('; ')]] : [];
}

function skippedText({ reason, count: number, examples }: AtlasIndex['coverage']['reasons'][number]): string {
  const [first] = examples;
  const why = Object.hasOwn(skipReasons, reason) ? skipReasons[reason as SkipReason] : reason;
  return `${counted(number, 'file')}: ${why}${first === undefined ? '' : ` (${first}${number > 1 ? ', …' : ''})`}`;
}

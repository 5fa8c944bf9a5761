import type { Accuracy, AccuracyUnits } from '../../../../src/model/accuracy.ts';
import { accuracyUnits } from '../../../../src/model/accuracy.ts';
import { languageNamed } from '../languages/languages.ts';
import { formatCount } from '../../support/report/format.ts';
import type { Table } from '../../support/report/table.ts';

/** All tables, by the names of their places in the document. */
export function accuracyTables(accuracy: Accuracy): Record<string, Table> {
  return {
    totals: totals(accuracy),
    repositories: repositories(accuracy),
    corpora: corpora(accuracy),
    pairs: pairs(accuracy),
    rules: rules(accuracy),
    candidates: candidates(accuracy),
    ...(accuracy.rivals ? { rivals: rivals(accuracy) } : {}),
  };
}

function languageName(language: string): string {
  return languageNamed(language).name;
}

const unitHead = accuracyUnits.flatMap((unit) => [`${unit}: precision`, 'recall', 'F1']);

function unitCells(units: AccuracyUnits): string[] {
  return accuracyUnits.flatMap((unit) => {
    const { precision, recall, f1 } = units[unit];
    return [percent(precision), percent(recall), percent(f1)];
  });
}

function totals({ totals: sums }: Accuracy): Table {
  return {
    head: ['language', 'set', ...unitHead],
    rows: sums.map(({ language, set, units }) => [languageName(language), set, ...unitCells(units)]),
  };
}

function repositories({ repositories: all }: Accuracy): Table {
  return {
    head: ['repository', 'set', ...unitHead],
    rows: all.map(({ name, set, units }) => [name, set, ...unitCells(units)]),
  };
}

function corpora({ repositories: all }: Accuracy): Table {
  return {
    head: ['repository', 'version', 'kind', 'language', 'set', 'files', 'skipped', 'lines'],
    rows: all.map(({ name, version, kind, language, set, files, skipped, lines }) => [
      name,
      version.slice(0, 12),
      kind,
      languageName(language),
      set,
      formatCount(files),
      formatCount(skipped ?? 0),
      formatCount(lines),
    ]),
  };
}

function pairs({ repositories: all }: Accuracy): Table {
  return {
    head: ['repository', 'unit', 'right', 'wrong', 'unjudged', 'found', 'missed'],
    rows: all.flatMap(({ name, units }) =>
      accuracyUnits.map((unit) => {
        const { right, wrong, unjudged, found, missed } = units[unit];
        return [name, unit, ...[right, wrong, unjudged, found ?? right, missed].map(formatCount)];
      }),
    ),
  };
}

function rules({ rules: all }: Accuracy): Table {
  return {
    head: ['rule', 'unit', 'language', 'set', 'edges', 'judged', 'right', 'precision'],
    rows: all.map(({ language, set, unit, how, rule, edges, judged, right, precision }) => [
      rule === undefined ? how : `${how}/${rule}`,
      unit ?? '',
      languageName(language),
      set,
      ...[edges, judged, right].map(formatCount),
      percent(precision),
    ]),
  };
}

function candidates({ candidates: all = [] }: Accuracy): Table {
  return {
    head: [
      'unit',
      'language',
      'set',
      'places',
      'judged',
      'with the right definition',
      'share',
      'candidates per place',
    ],
    rows: all.map(({ unit, language, set, places, judged, withRight, candidates: count }) => [
      unit,
      languageName(language),
      set,
      ...[places, judged, withRight].map(formatCount),
      percent(judged === 0 ? null : withRight / judged),
      places === 0 ? '–' : (count / places).toFixed(1),
    ]),
  };
}

/** Treeatlas stands beside each, on the same repository. */
function rivals({ rivals: all = [], repositories: ours, version }: Accuracy): Table {
  const calls = ours.map(({ name, set, units }) => ({
    name: 'treeatlas',
    version,
    repository: name,
    set,
    calls: units.calls,
  }));
  const rows = calls.flatMap((own) => [
    own,
    ...all.filter(({ repository }) => repository === own.repository),
  ]);
  return {
    head: ['repository', 'set', 'tool', 'version', 'calls: precision', 'recall', 'F1'],
    rows: rows.map(({ name, version: of, repository, set, calls: { precision, recall, f1 } }) => [
      repository,
      set,
      name,
      of ?? '',
      ...[precision, recall, f1].map(percent),
    ]),
  };
}

function percent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1)} %`;
}

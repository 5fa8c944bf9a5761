import { languages } from './languages/languages.ts';
import type { Accuracy, AccuracySet, AccuracyUnit, AccuracyUnits } from '../../../src/model/accuracy.ts';
import { accuracyUnits } from '../../../src/model/accuracy.ts';
import { compareText } from '../../../src/model/order.ts';
import type { Tally } from './judge/pairs.ts';
import type { CandidateCount, RuleCount } from './judge/rules.ts';
import type { CorpusAccuracy } from './measure.ts';
import { share, sumTallies, unitAccuracy } from './units.ts';

/** The figures of several repositories, with their sums by language and set. */
export function figuresOf(
  measured: readonly CorpusAccuracy[],
  about: Pick<Accuracy, 'version' | 'measured'>,
): Accuracy {
  const groups = groupCorpora(measured);
  return {
    schema: 1,
    ...about,
    oracles: [...new Set(measured.map(({ corpus }) => corpus.language.oracle.tool))].map(
      ({ name, version }) => ({
        name,
        version,
      }),
    ),
    repositories: measured.map(({ corpus, files, skipped, lines, tallies }) => ({
      name: corpus.name,
      language: corpus.language.id,
      kind: corpus.kind,
      version: corpus.origin.version,
      set: corpus.set,
      files,
      skipped,
      lines,
      units: unitsOf((unit) => tallies[unit]),
    })),
    totals: groups.map(({ language, set, members }) => ({ language, set, units: sumUnits(members) })),
    rules: groups.flatMap(({ language, set, members }) =>
      sumRules(members.flatMap(({ rules }) => rules)).map(({ unit, how, rule, edges, judged, right }) => ({
        language,
        set,
        unit,
        how,
        ...(rule === undefined ? {} : { rule }),
        edges,
        judged,
        right,
        precision: share(right, judged - right),
      })),
    ),
    candidates: groups.flatMap(({ language, set, members }) =>
      sumCandidates(members.flatMap(({ candidates }) => candidates)).map((count) => ({
        language,
        set,
        ...count,
      })),
    ),
    ...rivalsOf(measured),
  };
}

/** The figures of some languages, with those that were written before of the others. */
export function withOthers(figures: Accuracy, written: Accuracy): Accuracy {
  const measured = new Set(figures.repositories.map(({ language }) => language));
  const rank = ({ language }: { language: string }): number =>
    languages.findIndex(({ id }) => id === language);
  const merged = <Row extends { language: string }>(before: readonly Row[], now: readonly Row[]): Row[] =>
    [...before.filter(({ language }) => !measured.has(language)), ...now].sort((a, b) => rank(a) - rank(b));
  const rivals = merged(written.rivals ?? [], figures.rivals ?? []);
  const tools = new Set(figures.oracles.map(({ name }) => name));
  return {
    ...figures,
    oracles: [...written.oracles.filter(({ name }) => !tools.has(name)), ...figures.oracles],
    repositories: merged(written.repositories, figures.repositories),
    totals: merged(written.totals, figures.totals),
    rules: merged(written.rules, figures.rules),
    candidates: merged(written.candidates ?? [], figures.candidates ?? []),
    ...(rivals.length > 0 ? { rivals } : {}),
  };
}

function rivalsOf(measured: readonly CorpusAccuracy[]): Pick<Accuracy, 'rivals'> {
  const rivals = measured.flatMap(({ corpus, rivals: scores }) =>
    scores.map(({ name, version, calls }) => ({
      name,
      version,
      repository: corpus.name,
      language: corpus.language.id,
      set: corpus.set,
      calls: unitAccuracy(calls),
    })),
  );
  return rivals.length > 0 ? { rivals } : {};
}

interface Group {
  language: string;
  set: AccuracySet;
  members: CorpusAccuracy[];
}

/** Groups in the order of the languages. */
function groupCorpora(measured: readonly CorpusAccuracy[]): Group[] {
  const groups = new Map<string, Group>();
  for (const each of measured) {
    const { set } = each.corpus;
    const language = each.corpus.language.id;
    const group = groups.get(`${language} ${set}`) ?? { language, set, members: [] };
    group.members.push(each);
    groups.set(`${language} ${set}`, group);
  }
  const rank = ({ language }: Group): number => languages.findIndex(({ id }) => id === language);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || compareText(a.set, b.set));
}

function sumUnits(members: readonly CorpusAccuracy[]): AccuracyUnits {
  return unitsOf((unit) => sumTallies(members.map(({ tallies }) => tallies[unit])));
}

function unitsOf(tallyOf: (unit: AccuracyUnit) => Tally): AccuracyUnits {
  return {
    calls: unitAccuracy(tallyOf('calls')),
    references: unitAccuracy(tallyOf('references')),
    imports: unitAccuracy(tallyOf('imports')),
  };
}

function sumRules(rules: readonly RuleCount[]): RuleCount[] {
  const sums = new Map<string, RuleCount>();
  for (const { edges, judged, right, ...rule } of rules) {
    const key = `${rule.unit} ${rule.how}/${rule.rule ?? ''}`;
    const sum = sums.get(key) ?? { ...rule, edges: 0, judged: 0, right: 0 };
    sum.edges += edges;
    sum.judged += judged;
    sum.right += right;
    sums.set(key, sum);
  }
  return [...sums.values()].sort(
    (a, b) => accuracyUnits.indexOf(a.unit) - accuracyUnits.indexOf(b.unit) || b.edges - a.edges,
  );
}

function sumCandidates(counts: readonly CandidateCount[]): CandidateCount[] {
  const sums = new Map<string, CandidateCount>();
  for (const count of counts) {
    const sum = sums.get(count.unit) ?? {
      unit: count.unit,
      places: 0,
      judged: 0,
      withRight: 0,
      candidates: 0,
    };
    sum.places += count.places;
    sum.judged += count.judged;
    sum.withRight += count.withRight;
    sum.candidates += count.candidates;
    sums.set(count.unit, sum);
  }
  return [...sums.values()];
}

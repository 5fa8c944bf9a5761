import { artifactPath } from '../../model/artifact.ts';
import type { BySeverity, DeadCodeIndex } from '../../model/dead-code.ts';
import { labelOfId } from '../../query/symbol-label.ts';
import { pagePath } from '../../model/page-path.ts';
import type { Complexity, Cycles, NamesNotFound } from '../../model/quality.ts';
import type { RulesShard, RulesIndex } from '../../model/rules.ts';
import { count, counted } from '../../render/counted.ts';
import { knowsCommits } from './find-hot-spots.ts';
import type { Store } from '../../store/store.ts';

export interface AnswerCount {
  path: string;
  label: string;
  /** The answer in a few words; undefined if it is not known. */
  result: string | undefined;
}

/** Returns the questions about the whole repository and their short answers, for the overview. */
export async function countAnswers(store: Store): Promise<AnswerCount[]> {
  const hasHistory = await knowsCommits(store);
  const [dead, cycles, complexity, rules, names] = (await Promise.all(
    [
      artifactPath.deadCode('index.json'),
      artifactPath.cycles,
      artifactPath.complexity,
      artifactPath.rules,
      artifactPath.namesNotFound,
    ].map((path) => store.read(path)),
  )) as [
    DeadCodeIndex | undefined,
    Cycles | undefined,
    Complexity | undefined,
    RulesIndex | undefined,
    NamesNotFound | undefined,
  ];
  const [most] = complexity?.callables ?? [];
  return [
    { path: pagePath.questions, label: 'How does A reach B?', result: 'paths of calls' },
    {
      path: pagePath.hotSpots,
      label: hasHistory ? 'What is complex and often changed?' : 'Which functions are the most complex?',
      result: most && `${labelOfId(most)}: complexity ${most.complexity}`,
    },
    {
      path: pagePath.deadCode,
      label: 'What does nothing use?',
      result: dead && deadSymbols(dead.bySeverity),
    },
    {
      path: pagePath.cycles,
      label: 'Which files import each other?',
      result: cycles && counted(cycles.cycles.length, 'cycle'),
    },
    ...(rules?.isConfigured
      ? [
          {
            path: pagePath.rules,
            label: 'What breaks the rules for names and sizes?',
            result: counted(await countViolations(store, rules), 'violation'),
          },
        ]
      : []),
    {
      path: pagePath.namesNotFound,
      label: 'Which names were not found?',
      result: names && counted(names.defined.names + names.undefined.names, 'name'),
    },
  ];
}

/** A doubt lowers the severity to MEDIUM or LOW. */
function deadSymbols({ CRITICAL, HIGH, MEDIUM, LOW }: BySeverity): string {
  const doubtful = MEDIUM + LOW;
  const likely = counted(CRITICAL + HIGH, 'likely symbol');
  return doubtful === 0 ? likely : `${likely}, ${count(doubtful)} doubtful`;
}

async function countViolations(store: Store, { shards }: RulesIndex): Promise<number> {
  const read = await Promise.all(shards.map(({ file }) => store.read(artifactPath.below(file))));
  return (read as (RulesShard | undefined)[])
    .flatMap((shard) => shard?.entries ?? [])
    .reduce((sum, { violations }) => sum + violations.length, 0);
}

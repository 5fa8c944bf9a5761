import { readDeadCodeIndex, readDeadItems } from '../../features/dead-code/query/dead-code.ts';
import { readGrepFiles, readGrepIndex } from '../../features/grep/query/read-grep.ts';
import { readViolations } from '../../features/rules/query/read-violations.ts';
import { readRules } from '../../features/rules/query/rules.ts';
import { artifactPath } from '../../model/artifact.ts';
import { severities } from '../../model/dead-code.ts';
import { compareText } from '../../model/order.ts';
import { pagePath } from '../../model/page-path.ts';
import type { Cycles, NamesNotFound } from '../../model/quality.ts';
import { ruleNames, type Violation } from '../../model/rules.ts';
import { StoreError, type Store } from '../../store/store.ts';
import { MAX_ROWS, type AnswerView, type ListedViolation, type RuleCount } from './answer-view.ts';
import { findHotSpots } from './find-hot-spots.ts';

/** Loads the data of one of the `answerPages`. */
export async function loadAnswer(path: string, store: Store): Promise<AnswerView | undefined> {
  switch (path) {
    case pagePath.deadCode:
      return { kind: 'dead-code', answer: await ifKnown(loadDeadCode(store)) };
    case pagePath.cycles:
      return { kind: 'cycles', answer: (await store.read(artifactPath.cycles)) as Cycles | undefined };
    case pagePath.hotSpots: {
      const spots = await findHotSpots(store);
      return { kind: 'hot-spots', answer: { spots: spots.slice(0, MAX_ROWS), total: spots.length } };
    }
    case pagePath.rules:
      return { kind: 'rules', answer: await ifKnown(loadRules(store)) };
    case pagePath.namesNotFound: {
      const answer = (await store.read(artifactPath.namesNotFound)) as NamesNotFound | undefined;
      return { kind: 'names-not-found', answer };
    }
  }
  return undefined;
}

/** Atlases of other versions and repositories that are being read lack some layers. */
async function ifKnown<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof StoreError) return undefined;
    throw error;
  });
}

async function loadDeadCode(store: Store) {
  const index = await readDeadCodeIndex(store);
  const items = [];
  for await (const item of readDeadItems(store, index, { path: '', severities: new Set(severities) })) {
    if (items.length === MAX_ROWS) break;
    items.push(item);
  }
  return { index, items };
}

async function loadRules(store: Store) {
  const index = await readRules(store);
  const [all, files] = await Promise.all([
    readViolations(store, index),
    readGrepFiles(store, await readGrepIndex(store)),
  ]);
  const tests = new Set(files.filter(({ isTest }) => isTest).map(({ path }) => path));
  const violations = all.map((each) => ({ ...each, isTest: tests.has(each.path) })).sort(compareExcess);
  return {
    index,
    counts: countByRule(all),
    violations: violations.slice(0, MAX_ROWS),
    total: violations.length,
  };
}

/** Errors first, tests last, then those that exceed their limit most. */
function compareExcess(a: ListedViolation, b: ListedViolation): number {
  return (
    Number(a.isTest) - Number(b.isTest) ||
    Number(a.severity === 'warning') - Number(b.severity === 'warning') ||
    excessOf(b) - excessOf(a) ||
    compareText(a.path, b.path) ||
    a.line - b.line
  );
}

function excessOf({ value, limit }: Violation): number {
  return typeof value === 'number' && limit !== undefined ? value / limit : 1;
}

function countByRule(violations: readonly Violation[]): RuleCount[] {
  return ([...ruleNames, 'expired_suppression'] as const).flatMap((rule) => {
    const own = violations.filter((each) => each.rule === rule);
    const errors = own.filter(({ severity }) => severity === 'error').length;
    return own.length > 0 ? [{ rule, errors, warnings: own.length - errors }] : [];
  });
}

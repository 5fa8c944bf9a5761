import {
  affectedTestLines,
  atlasCall,
  callGraphLines,
  pathLines,
  referenceLines,
  type AskAtlas,
} from '../../../../src/cli/bench/atlas-answers.ts';
import {
  callersAmong,
  callersByText,
  overridesByText,
  pathByText,
  reachingByText,
} from '../../../../src/cli/bench/grep-strategy.ts';
import type { Target } from '../../../../src/cli/bench/call-site.ts';
import { Ledger, TextTools, type TextFiles, type ToolCall } from '../../../../src/cli/bench/text-tools.ts';
import { isTestPath, type Question } from './question.ts';

export interface Place {
  path: string;
  line: number;
}

/** What a strategy answered, and what it asked for that. */
export interface Answered {
  places: readonly Place[];
  calls: readonly ToolCall[];
  tokens: number;
}

export const arms = ['nothing', 'grep and reads', 'with Treeatlas'] as const;
export type Arm = (typeof arms)[number];

/** As much as a reader without an atlas reads for one question. */
export const BUDGET = 24_000;
const MAX_PATH = 6;
const MAX_TEST_DEPTH = 10;

/** The strategy of an arm: no model, so that the same question has the same answer everywhere. */
export async function answerBy(
  arm: Arm,
  question: Question,
  files: TextFiles,
  atlas: AskAtlas,
): Promise<Answered> {
  const ledger = new Ledger(BUDGET);
  const tools = new TextTools(files, ledger);
  const places =
    arm === 'nothing'
      ? []
      : arm === 'grep and reads'
        ? byText(tools, question)
        : await withAtlas(tools, question, atlas);
  return { places, calls: ledger.calls, tokens: ledger.tokens };
}

function byText(tools: TextTools, { kind, target, from }: Question): readonly Place[] {
  if (kind === 'callers') return callersByText(tools, target);
  if (kind === 'overrides') return overridesByText(tools, target);
  if (kind === 'impact') return reachingByText(tools, target, 2);
  if (kind === 'tests')
    return reachingByText(tools, target, MAX_TEST_DEPTH, isTestPath).filter(({ path }) => isTestPath(path));
  return (from && pathByText(tools, from, target, MAX_PATH)) ?? [];
}

async function withAtlas(tools: TextTools, question: Question, atlas: AskAtlas): Promise<readonly Place[]> {
  const { kind, target, from } = question;
  const { ledger } = tools;
  const id = idOf(target);
  if (kind === 'callers') return callersWithAtlas(tools, target, atlas);
  if (kind === 'overrides') return overridesWithAtlas(tools, target, atlas);
  if (kind === 'impact') {
    const input = { id, direction: 'callers', depth: 2, limit: 200 };
    const { lines, calls } = callGraphLines(await atlas('call_graph', input));
    ledger.add(atlasCall('call_graph', input, lines));
    return calls;
  }
  if (kind === 'tests') {
    const input = { changed: [id], limit: 200 };
    const { lines, paths } = affectedTestLines(await atlas('affected_tests', input));
    ledger.add(atlasCall('affected_tests', input, lines));
    return paths.map((path) => ({ path, line: 0 }));
  }
  const input = { from: from ? idOf(from) : '', to: id, direction: 'forward', limit: 1 };
  const { lines, steps } = pathLines(await atlas('path_between', input));
  ledger.add(atlasCall('path_between', input, lines));
  return steps.slice(1);
}

/** The resolved calls, and those of the possible ones that the text around them confirms. */
async function callersWithAtlas(tools: TextTools, target: Target, atlas: AskAtlas): Promise<Place[]> {
  const input = { id: idOf(target), limit: 200 };
  const { lines, references } = referenceLines(await atlas('find_references', input));
  tools.ledger.add(atlasCall('find_references', input, lines));
  const calls = references.filter(({ type }) => type === 'CALLS');
  const possible = calls.filter(({ section }) => section === 'possible');
  return [...calls.filter(({ section }) => section === 'resolved'), ...callersAmong(tools, target, possible)];
}

/** Each answer has the next overriding members, so those of further subtypes are asked for one after the other. */
async function overridesWithAtlas(tools: TextTools, target: Target, atlas: AskAtlas): Promise<Place[]> {
  const found = new Map<string, Place>();
  const waiting: Place[] = [target];
  for (let next = waiting.shift(); next !== undefined && !tools.ledger.isSpent; next = waiting.shift()) {
    const input = { id: idOf(next), limit: 200 };
    const { lines, references } = referenceLines(await atlas('find_references', input));
    tools.ledger.add(atlasCall('find_references', input, lines));
    for (const reference of references) {
      if (!/^(?:OVERRIDES|IMPLEMENTS)$/.test(reference.type) || reference.section === 'possible') continue;
      if (found.has(idOf(reference))) continue;
      found.set(idOf(reference), reference);
      waiting.push(reference);
    }
  }
  return [...found.values()];
}

function idOf({ path, line }: Place): string {
  return `${path}:${line}`;
}

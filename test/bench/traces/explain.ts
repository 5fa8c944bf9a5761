import { callGraph } from '../../../src/features/calls/call-graph.ts';
import { findReferences } from '../../../src/features/references/find-references.ts';
import { runOperation } from '../../../src/operations/run-operation.ts';
import { readDynamicCalls } from '../../../src/query/quality-artifacts.ts';
import type { Store } from '../../../src/store/store.ts';
import type { AtlasGraph } from './atlas.ts';
import type { JudgedPair } from './judge.ts';

/** The reason that an answer gives for a call that it does not list. */
export type Reason = 'unresolved name' | 'dynamic call' | 'call of a value' | 'file not analysed';

interface Answer {
  meta: {
    coverageGaps: {
      dynamicCalls: number;
      mentionedInSkipped?: string[];
      unresolved?: { name: string };
    };
  };
}

interface CallsOfCaller {
  unresolvedCalls: { isValue?: true; range: { start: { line: number }; end: { line: number } } }[];
}

/**
 * Returns for each missing pair the reason that `find_references` of the callee or `call_graph` of the caller names for this pair, if one does. General remarks,
 * such as the uses that no reference of a language shows, are no reason.
 */
export async function explainMissing(
  store: Store,
  graph: AtlasGraph,
  missing: readonly JudgedPair[],
): Promise<Map<JudgedPair, Reason>> {
  const reasons = new Map<JudgedPair, Reason>();
  const dynamic = new Set(
    (await readDynamicCalls(store)).files.flatMap(({ path, sites }) =>
      sites.map(([line]) => `${path}:${line}`),
    ),
  );
  const answers = new Map<string, Promise<Answer>>();
  const calls = new Map<string, Promise<CallsOfCaller>>();
  for (const pair of missing) {
    const { caller, callee, lines } = pair;
    const input = { id: callee.id };
    const asked = answers.get(callee.id) ?? (runOperation(findReferences, store, input) as Promise<Answer>);
    answers.set(callee.id, asked);
    const { unresolved, dynamicCalls, mentionedInSkipped } = (await asked).meta.coverageGaps;
    const isUnresolved =
      unresolved &&
      (graph.unresolved.has(`${caller.id}:${unresolved.name}`) ||
        lines.some((line) => graph.unresolved.has(`${caller.path}:${line}:${unresolved.name}`)));
    if (isUnresolved) reasons.set(pair, 'unresolved name');
    else if (dynamicCalls > 0 && lines.some((line) => dynamic.has(`${caller.path}:${line}`)))
      reasons.set(pair, 'dynamic call');
    else if (mentionedInSkipped?.includes(caller.path)) reasons.set(pair, 'file not analysed');
    else {
      const made =
        calls.get(caller.id) ??
        (runOperation(callGraph, store, { id: caller.id, limit: 200 }) as Promise<CallsOfCaller>);
      calls.set(caller.id, made);
      const isValueCalled = (await made).unresolvedCalls.some(
        ({ isValue, range: { start, end } }) =>
          isValue && lines.some((line) => start.line <= line && line <= end.line),
      );
      if (isValueCalled) reasons.set(pair, 'call of a value');
    }
  }
  return reasons;
}

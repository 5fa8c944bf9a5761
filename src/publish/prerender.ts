import type { Artifact } from '../model/artifact.ts';
import type { Operation, Prerendered, PrerenderScope } from '../operations/operation.ts';
import { runOperation } from '../operations/run-operation.ts';
import type { Store } from '../store/store.ts';

export interface PlannedAnswer {
  operation: Operation;
  key: string | undefined;
  input: Prerendered<unknown>['input'];
}

/** Returns the documents that the operations prerender for a scope, by path. Throws if two answers claim the same place. */
export async function planDocuments(
  operations: readonly Operation[],
  store: Store,
  scope: PrerenderScope,
): Promise<Map<string, PlannedAnswer[]>> {
  const documents = new Map<string, PlannedAnswer[]>();
  for (const operation of operations) {
    if (!operation.prerender) continue;
    for await (const { path, key, input } of operation.prerender(store, scope)) {
      const answers = documents.get(path) ?? [];
      if (
        answers.length > 0 &&
        (key === undefined || answers.some((other) => other.key === key || other.key === undefined))
      ) {
        throw new Error(
          `${operation.name} prerenders ${path}${key ? ` (${key})` : ''}, which another operation already prerenders.`,
        );
      }
      documents.set(path, [...answers, { operation, key, input }]);
    }
  }
  return documents;
}

/** Renders one document: a single answer, or an object with an answer for each key, in the order of the plan. */
export async function renderDocument(
  path: string,
  answers: readonly PlannedAnswer[],
  store: Store,
): Promise<Artifact> {
  const members: [string, unknown][] = [];
  for (const { operation, key, input } of answers) {
    const value = await runOperation(operation, store, input);
    if (key === undefined) return { path, value };
    members.push([key, value]);
  }
  return { path, value: Object.fromEntries(members) };
}

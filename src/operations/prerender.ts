import type { Artifact } from '../model/artifact.ts';
import type { Store } from '../store/store.ts';
import { operations } from './index.ts';
import type { PrerenderScope } from './operation.ts';
import { runOperation } from './run-operation.ts';

/** The documents of static JSON that belong to a scope; answers with the same path are members of one document. */
export async function* prerender(store: Store, scope: PrerenderScope): AsyncGenerator<Artifact> {
  const shared = new Map<string, Record<string, unknown>>();
  for (const operation of operations) {
    for await (const { path, key, input } of operation.prerender?.(store, scope) ?? []) {
      const answer = await runOperation(operation, store, input);
      if (key === undefined) {
        yield { path, value: answer };
        continue;
      }
      const document = shared.get(path) ?? {};
      document[key] = answer;
      shared.set(path, document);
    }
  }
  for (const [path, value] of shared) yield { path, value };
}

import { findNode } from '../../query/find-node.ts';
import { stepsOutOf, type Step } from '../../query/steps.ts';
import { artifactPath } from '../../model/artifact.ts';
import { parseId } from '../../model/id.ts';
import type { Complexity } from '../../model/quality.ts';
import type { Store } from '../../store/store.ts';

/** Two symbols of which the first reaches the second by calls, as `path::Qualified.name`. */
export interface ExamplePath {
  from: string;
  to: string;
}

const MAX_EXAMPLES = 3;
/** Callables to start from, the most complex first: each costs a request for its file. */
const MAX_STARTS = 6;
const MAX_STEPS = 3;

/** Returns paths of calls between symbols of the repository, from its most complex functions. */
export async function examplePaths(store: Store): Promise<ExamplePath[]> {
  const complexity = (await store.read(artifactPath.complexity)) as Complexity | undefined;
  const found: ExamplePath[] = [];
  for (const { id } of (complexity?.callables ?? []).slice(0, MAX_STARTS)) {
    const [from, to] = [id, await followCalls(store, id)].map(nameOf);
    if (from !== undefined && to !== undefined) found.push({ from, to });
    if (found.length === MAX_EXAMPLES) break;
  }
  return found;
}

/** Returns a symbol that is called from a symbol over several steps, if possible in other files; undefined if it calls none. */
async function followCalls(store: Store, start: string): Promise<string | undefined> {
  const seen = new Set([start]);
  let at = start;
  for (let step = 0; step < MAX_STEPS; step++) {
    const node = await findNode(store, at);
    if (!node) break;
    const calls = stepsOutOf(node, { types: new Set(['CALLS']), uncertain: false }).filter(
      ({ to }) => to.path !== '' && !seen.has(to.id),
    );
    const next = calls.find(leavesFile) ?? calls[0];
    if (!next) break;
    at = next.to.id;
    seen.add(at);
  }
  return at === start ? undefined : at;
}

function leavesFile({ from, to }: Step): boolean {
  return from.path !== to.path;
}

function nameOf(id: string | undefined): string | undefined {
  const { path, symbol } = (id === undefined ? undefined : parseId(id)) ?? {};
  return path && symbol ? `${path}::${symbol}` : undefined;
}

import type { Target } from './target.ts';
import { artifactsTarget } from './targets/artifacts.ts';
import { bookkeepingTarget } from './targets/bookkeeping.ts';
import { configTarget } from './targets/config.ts';
import { httpStoreTarget } from './targets/http-store.ts';
import { manifestTargets } from './targets/manifest.ts';
import { mcpTarget } from './targets/mcp.ts';
import { restTarget } from './targets/rest.ts';
import { sourceTargets } from './targets/source.ts';

/** All targets, or those that are named; `source` names all that begin with `source:`. */
export function findTargets(names: readonly string[] = []): Target[] {
  const all: Target[] = [
    ...sourceTargets,
    ...manifestTargets,
    configTarget,
    restTarget,
    mcpTarget,
    artifactsTarget,
    httpStoreTarget,
    bookkeepingTarget,
  ];
  if (names.length === 0) return all;
  return all.filter(({ name }) => names.some((wanted) => name === wanted || name.startsWith(`${wanted}:`)));
}

import type { Target } from './target.ts';
import { artifactsTarget } from './targets/artifacts.ts';
import { bookkeepingTarget } from './targets/bookkeeping.ts';
import { configTarget } from './targets/config.ts';
import { httpStoreTarget } from './targets/http-store.ts';
import { manifestTargets } from './targets/manifest.ts';
import { mcpTarget } from './targets/mcp.ts';
import { restTarget } from './targets/rest.ts';
import { sourceTargets } from './targets/source.ts';

const all: readonly Target[] = [
  ...sourceTargets,
  ...manifestTargets,
  configTarget,
  restTarget,
  mcpTarget,
  artifactsTarget,
  httpStoreTarget,
  bookkeepingTarget,
] as Target[];

/** The targets with these names; `source` names all that begin with `source:`. Default: all. */
export function findTargets(names?: readonly string[]): Target[] {
  return all.filter(
    ({ name }) => names?.some((wanted) => name === wanted || name.startsWith(`${wanted}:`)) ?? true,
  );
}

import * as z from 'zod';
import { NodeReader } from '../../query/node-reader.ts';
import { overriddenMembers } from '../../query/overridden-members.ts';
import { overridableReferencesTo, type Reference } from '../../query/references.ts';
import type { FoundNode } from '../../query/find-node.ts';
import { linesByFile } from '../../operations/support/lines-by-file.ts';
import { count, section } from '../../render/markdown/parts.ts';
import type { Store } from '../../store/store.ts';

const MAX_FILES = 20;
const MAX_CALLERS = 10;

export const ViaOverride = z
  .array(
    z.object({
      viaId: z.string(),
      total: z.int().positive(),
      callers: z
        .array(z.object({ id: z.string(), path: z.string(), line: z.int().positive() }))
        .describe(`The first ${MAX_CALLERS}, each with its first reference to the member`),
    }),
  )
  .describe(
    'The members that it implements or overrides, and how many callers each has: a call may run it. `risk` counts them',
  );
export type ViaOverride = z.infer<typeof ViaOverride>;

/** Returns the callers of the members that a node implements or overrides. */
export async function callersViaOverride(
  store: Store,
  found: FoundNode,
  signal: AbortSignal | undefined,
): Promise<ViaOverride> {
  const above = await overriddenMembers(new NodeReader(store, MAX_FILES, signal), found);
  return above.flatMap((via) => {
    const callers = new Map<string, Reference>();
    for (const each of overridableReferencesTo(via))
      if (each.from !== found.node.id && !callers.has(each.from)) callers.set(each.from, each);
    const first = [...callers.values()].slice(0, MAX_CALLERS);
    if (first.length === 0) return [];
    return {
      viaId: via.node.id,
      total: callers.size,
      callers: first.map(({ from, path, line }) => ({ id: from, path, line })),
    };
  });
}

/** Returns the number of callers of these members. */
export function totalViaOverride(viaOverride: ViaOverride): number {
  return viaOverride.reduce((sum, { total }) => sum + total, 0);
}

export function viaOverrideSection(viaOverride: ViaOverride): string {
  return section(
    'Called via interface or override',
    viaOverride.flatMap(({ viaId, total, callers }) =>
      linesByFile(callers, {
        idOf: ({ id }) => id,
        headOf: () => `${viaId} (${count(total, 'caller')}),`,
        tailOf: ({ line }) => `:${line}`,
      }),
    ),
  );
}

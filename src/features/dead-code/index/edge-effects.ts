import type { FileShard, ShardEdge } from '../../../model/file-shard.ts';
import { typeKinds } from '../../../model/kinds.ts';
import { lineOffsets } from '../../../model/lines.ts';

/** The effect of an edge on liveness. */
export const EdgeEffect = {
  /** Keeps the target alive. */
  Plain: 0,
  /** The file exports the target. */
  Export: 1,
  /** A member overrides the target. */
  Above: 2,
  /** The target is a file, used as a value of which more than members is needed. */
  Whole: 3,
  /** The target is a file, used for its members only. */
  Module: 4,
  /** The target is a supertype. */
  Heritage: 5,
  /** The target is a file that may be used as a whole. */
  Escape: 6,
} as const;

/**
 * Returns a function that determines the effect of an outgoing edge of a shard; undefined for incoming edges
 * and those to packages.
 */
export function edgeEffects({
  nodes,
  ends,
  edges,
  source,
}: FileShard): (edge: ShardEdge) => number | undefined {
  const starts = lineOffsets(source);
  const textAt = (line: number, column: number): string => {
    const at = (starts[line - 1] ?? 0) + column - 1;
    return source.slice(at, at + 40);
  };
  const exported = new Set(
    edges.flatMap(({ from, type, sites }) =>
      from === 0 && type === 'EXPORTS' ? sites.map(([line, column]) => `${line}:${column}`) : [],
    ),
  );
  return ({ from, to, type, sites }) => {
    const owner = nodes[from];
    const target = nodes[to] ?? ends[to - nodes.length];
    if (!owner || !target || target.kind === 'package') return undefined;
    // A name in an export statement is exported, not used.
    const isExported = (): boolean =>
      from === 0 &&
      type === 'REFERENCES' &&
      sites.every(([line, column]) => exported.has(`${line}:${column}`));
    if (type === 'EXPORTS' || isExported()) return EdgeEffect.Export;
    // Members of types and of objects implement members; types implement types.
    const isMember = !typeKinds.has(owner.kind) && !typeKinds.has(target.kind);
    if (type === 'OVERRIDES' || (type === 'IMPLEMENTS' && isMember)) return EdgeEffect.Above;
    if (type === 'EXTENDS' || type === 'IMPLEMENTS') return EdgeEffect.Heritage;
    if (target.kind !== 'module' || type !== 'REFERENCES') return EdgeEffect.Plain;
    const isPart = sites.every(([, , line, column]) => /^\s*\??\.(?!\.)/.test(textAt(line, column)));
    return isPart ? EdgeEffect.Module : EdgeEffect.Whole;
  };
}

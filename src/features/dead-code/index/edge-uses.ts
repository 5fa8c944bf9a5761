import type { FileShard, ShardEdge } from '../../../model/file-shard.ts';
import { typeKinds } from '../../../model/kinds.ts';
import { lineStartsOf } from './nodes.ts';

/** What an edge means for who lives. */
export const Use = {
  /** Who lives keeps the other end. */
  Plain: 0,
  /** The file gives the other end to others. */
  Export: 1,
  /** A member stands for the one of a type above. */
  Above: 2,
  /** A file, as a value of which more than members is used. */
  Whole: 3,
  /** A file, as a value. */
  Module: 4,
  /** A type is made from the other end. */
  Heritage: 5,
} as const;

/** Tells of the edges of a shard that begin in it what they mean; undefined for those that lead out of the repository or come in. */
export function edgeUses({ nodes, ends, edges, source }: FileShard): (edge: ShardEdge) => number | undefined {
  const starts = lineStartsOf(source);
  const behind = (line: number, column: number): string => {
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
    // What an export statement names is given away there, not used.
    const isGiven = (): boolean =>
      from === 0 &&
      type === 'REFERENCES' &&
      sites.every(([line, column]) => exported.has(`${line}:${column}`));
    if (type === 'EXPORTS' || isGiven()) return Use.Export;
    const isMember = typeKinds.has(nodes[owner.parent ?? -1]?.kind ?? 'module') && !typeKinds.has(owner.kind);
    if (type === 'OVERRIDES' || (type === 'IMPLEMENTS' && isMember)) return Use.Above;
    if (type === 'EXTENDS' || type === 'IMPLEMENTS') return Use.Heritage;
    if (target.kind !== 'module' || type !== 'REFERENCES') return Use.Plain;
    const isPart = sites.every(([, , line, column]) => /^\s*\??\.(?!\.)/.test(behind(line, column)));
    return isPart ? Use.Module : Use.Whole;
  };
}

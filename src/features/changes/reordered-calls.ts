import { fileOfAddress } from '../../model/address.ts';
import { closingAt, splitAtCommas } from '../../model/brackets.ts';
import { endAt, type FileShard } from '../../model/file-shard.ts';
import type { Span } from '../../model/position.ts';
import { signatureParts } from '../../query/parameter-types.ts';
import { lineStarts, textFrom } from '../../query/text.ts';
import type { PlacedNode, SymbolComparison } from './compare-symbols.ts';
import type { FilePair } from './file-pairs.ts';
import type { MapSpan } from './file-positions.ts';

/** A call whose arguments are in the old order of the parameters. */
export interface ReorderedCall {
  /** The span of the first argument of another type, in the new text. */
  span: Span;
  fromId: string;
  /** Id of the callable, in the old state. */
  targetId: string;
}

/** By the id of a callable in the old state: whether the parameter at each position has another type now. */
type Moved = ReadonlyMap<string, readonly boolean[]>;

/** Returns the callables whose parameters are the same in another order, so that some have another type at their position. */
export function reorderedCallables(symbols: SymbolComparison): Moved {
  const moved = new Map<string, readonly boolean[]>();
  for (const { from, to, parts } of [...symbols.changed, ...symbols.moved]) {
    const [base, head] = [symbols.base.get(from.id), symbols.head.get(to.id)];
    if (!parts.includes('signature') || !base || !head) continue;
    const differs = otherTypes(base, head);
    if (!differs.includes(true)) continue;
    moved.set(from.id, differs);
    const owner = base.node.parent === null ? undefined : base.shard.nodes[base.node.parent];
    if (base.node.kind === 'constructor' && owner) moved.set(owner.id, differs);
  }
  return moved;
}

function otherTypes({ node: before }: PlacedNode, { node: after }: PlacedNode): boolean[] {
  const [old, now] = [before, after].map(
    ({ signature = '', name }) => signatureParts(signature, name).parameters?.map(({ text }) => text) ?? [],
  );
  if (!old || !now || old.length < 2 || [...old].sort().join('\n') !== [...now].sort().join('\n')) return [];
  // An instance that is listed first is no argument.
  const isMember = before.kind === 'method' || before.kind === 'constructor';
  const skipped = isMember && old[0] === now[0] && /^[\p{L}\p{N}_]+$/u.test(old[0] ?? '') ? 1 : 0;
  return old.slice(skipped).map((text, index) => {
    const [was, is] = [typeOf(text), typeOf(now[index + skipped] ?? '')];
    return was !== '' && is !== '' && !is.includes(was) && !anything.test(is);
  });
}

/** Types that take all values. */
const anything = /^(?:any|unknown|object|Any|Object|interface\{\})$/;

/** The declared type of a parameter: behind its colon, or before its name. */
function typeOf(parameter: string): string {
  const colon = parameter.search(/(?<!:):(?!:)/);
  if (colon >= 0) return parameter.slice(colon + 1).trim();
  const space = parameter.lastIndexOf(' ');
  return space < 0 ? '' : parameter.slice(0, space).trim();
}

/** Returns the addresses of the files that call a symbol. */
export function callersIn(placed: PlacedNode | undefined): string[] {
  if (!placed) return [];
  const { node, shard } = placed;
  const index = shard.nodes.indexOf(node);
  return shard.edges.flatMap(({ from, to, type }) => {
    if (to !== index || type !== 'CALLS') return [];
    const end = endAt(shard, from);
    return 'address' in end && end.address !== undefined ? [fileOfAddress(end.address)] : [shard.address];
  });
}

/** Finds the calls of such callables that give an argument by its position whose type is another one now. */
export function reorderedCalls({ base, head }: FilePair, mapSpan: MapSpan, moved: Moved): ReorderedCall[] {
  if (!base || !head || moved.size === 0) return [];
  return base.edges.flatMap(({ from, to, type, sites }): ReorderedCall[] => {
    const differs = moved.get(endAt(base, to).id);
    const source = base.nodes[from];
    if (!differs || !source || type !== 'CALLS') return [];
    return sites.flatMap((site): ReorderedCall[] => {
      const now = mapSpan(site);
      const span = now && movedArgument(head, now, differs);
      return span ? [{ span, fromId: source.id, targetId: endAt(base, to).id }] : [];
    });
  });
}

/** Returns the span of the first argument by position that is for a parameter of another type. */
function movedArgument(head: FileShard, site: Span, differs: readonly boolean[]): Span | undefined {
  const { source } = head;
  const from = (lineStarts(source)[site[2] - 1] ?? 0) + site[3] - 1;
  const open =
    from + (/^\s*(?:<[^()]*>)?\s*\(/.exec(textFrom(source, [site[2], site[3], 0, 0]))?.[0].length ?? 0) - 1;
  if (open < from) return undefined;
  const text = source.slice(open + 1, closingAt(source, open));
  let at = open + 1;
  for (const [index, argument] of splitAtCommas(text).entries()) {
    const trimmed = argument.trim();
    // Arguments that are spread or named are given to other parameters.
    if (/^(?:\*|\.\.\.|[\p{L}\p{N}_]+\s*=(?!=))/u.test(trimmed)) return undefined;
    if (differs[index] === true && trimmed !== '') return spanAt(source, at + argument.indexOf(trimmed));
    at += argument.length + 1;
  }
  return undefined;
}

function spanAt(source: string, offset: number): Span {
  const starts = lineStarts(source);
  const line = starts.findLastIndex((start) => start <= offset);
  const column = offset - (starts[line] ?? 0) + 1;
  return [line + 1, column, line + 1, column + 1];
}

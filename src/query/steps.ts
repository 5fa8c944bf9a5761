import { endAt, type End, type FileShard, type ShardEdge, type ShardNode } from '../model/file-shard.ts';
import { fileId } from '../model/id.ts';
import {
  isExact,
  isImport,
  callableKinds,
  edgeTypes,
  typeKinds,
  type Accessor,
  type EdgeType,
  type How,
} from '../model/kinds.ts';
import type { Span } from '../model/position.ts';
import { commonAccessor, keepsAccessors, mayBeSame } from './accessors.ts';
import type { FoundNode } from './find-node.ts';
import type { NodeReader } from './node-reader.ts';
import { edgesOf } from './shard-edges.ts';
import { symbolAt } from './symbol-at.ts';

/** One edge on a path through the graph. */
export interface Step {
  from: Stop;
  to: Stop;
  type: EdgeType;
  /** `override`: a call of a member may run another one that implements or overrides it. */
  how: How | 'override';
  rule?: string | undefined;
  /** The interface between languages that a possible step follows. */
  via?: string | undefined;
  certain: boolean;
  /** The file and the spans of the references. */
  path: string;
  sites: Span[];
}

export interface Stop {
  id: string;
  path: string;
  /** Line of its name. */
  line: number;
  /** The accessor of a property of which alone the step tells; absent if it may be any. */
  accessor?: Accessor;
  /** How the step leads to a member that others override; absent if it may run these. */
  dispatch?: Dispatch;
}

/**
 * `exact`: only the member itself runs, and nothing that overrides it. `overridden`: what overrides it runs in its place, so only calls
 * count that may run that.
 */
export type Dispatch = 'exact' | 'overridden';

/** A node that was reached by a step, of a property perhaps only one accessor. */
export interface ReachedNode extends FoundNode {
  accessor?: Accessor | undefined;
  dispatch?: Dispatch | undefined;
}

/** The node of a stop, and the part of which alone it stands. */
export type StopId = Pick<Stop, 'id'> & Pick<ReachedNode, 'accessor' | 'dispatch'>;

/** Identifies a stop: the accessors of a property are stops of their own, because setting it runs nothing that only its getter uses. */
export function stopKey({ id, accessor, dispatch }: StopId): string {
  return [
    id,
    ...(accessor === undefined ? [] : [accessor]),
    ...(dispatch === undefined ? [] : [dispatch]),
  ].join('\n');
}

/** Whether the keys of stops contain a stop: alone, or as a part of the whole symbol. */
export function hasStop(keys: { has(key: string): boolean }, stop: StopId): boolean {
  const { id, accessor, dispatch } = stop;
  return [{ id }, { id, accessor }, { id, dispatch }, stop].some((each) => keys.has(stopKey(each)));
}

/** Whether two stops at one symbol may be the same: the accessor runs, and what overrides the symbol does, if that is needed. */
export function mayMeet(a: StopId, b: StopId): boolean {
  return mayBeSame(a.accessor, b.accessor) && !(a.dispatch && b.dispatch && a.dispatch !== b.dispatch);
}

export interface StepOptions {
  types: ReadonlySet<EdgeType>;
  /** Whether to include possible references and calls via an interface or override. */
  uncertain: boolean;
}

/** The types of edges that are dependencies: all but `DEFINES`. */
export const dependencyTypes: ReadonlySet<EdgeType> = new Set(edgeTypes.filter((type) => type !== 'DEFINES'));

/** The same without imports and exports. */
export const useTypes: ReadonlySet<EdgeType> = new Set(
  [...dependencyTypes].filter((type) => !isImport(type)),
);

/** Returns the steps from a node to its dependencies. */
export function stepsOutOf(found: ReachedNode, options: StepOptions): Step[] {
  const { shard, index, accessor, dispatch } = found;
  const from = stopAs(stopOf(shard, found.node), accessor, dispatch);
  const ends = (to: number, rest: Omit<Step, 'from' | 'to' | 'path'>, runs?: Accessor): Step => ({
    ...rest,
    from,
    to: stopAs(
      stopOf(shard, endAt(shard, to)),
      runs,
      options.uncertain && leadsToItOnly(rest) ? 'exact' : undefined,
    ),
    path: shard.path,
  });
  const own = edgesOf(shard, index);
  const top = isTopLevelData(found) ? edgesOf(shard, 0) : undefined;
  const inside = (sites: Span[]) => sites.filter((site) => ownerAt(shard, site)?.index === index);
  const steps: Step[] = [];
  for (const edge of own.outgoing) {
    const { to, type, how, rule, within, runs, sites } = edge;
    // The second accessor of a property may name the first.
    if (to === index && within === undefined) continue;
    if (!mayBeSame(within, accessor)) continue;
    const run = leadsToSame(edge) ? commonAccessor(within, accessor) : runs;
    steps.push(ends(to, { type, how, rule, certain: true, sites }, run));
  }
  for (const { to, type, how, rule, runs, sites } of top?.outgoing ?? []) {
    steps.push(ends(to, { type, how, rule, certain: true, sites: inside(sites) }, runs));
  }
  if (options.uncertain) {
    for (const { to, type, how, via, sites } of own.outgoingCandidates) {
      steps.push(...to.map((each) => ends(each, { type, how, via, certain: false, sites })));
    }
    for (const { to, type, how, via, sites } of top?.outgoingCandidates ?? []) {
      steps.push(...to.map((each) => ends(each, { type, how, via, certain: false, sites: inside(sites) })));
    }
    const below = dispatch === 'exact' ? [] : own.incoming.filter(isOverride);
    for (const { from: overriding, type, sites } of below) {
      // The evidence is the name of the member below, which may be in another file.
      const to = stopAs(stopOf(shard, endAt(shard, overriding)), accessor);
      steps.push({ from, to, type, how: 'override', certain: false, path: to.path, sites });
    }
  }
  return steps.filter((step) => step.sites.length > 0 && options.types.has(step.type));
}

/**
 * Returns the steps from dependents to the nodes. A reference in the value of a top-level constant is one from the
 * constant.
 */
export async function stepsInto(
  reader: NodeReader,
  nodes: readonly ReachedNode[],
  options: StepOptions,
): Promise<Step[]> {
  return splitTopLevel(
    reader,
    nodes.flatMap((found) => directStepsInto(found, options)),
  );
}

/**
 * Replaces each step from the top level of a file by one for each symbol that contains some of its sites. The files are read a few at a
 * time, and none is kept.
 */
export async function splitTopLevel<S extends Step>(reader: NodeReader, steps: readonly S[]): Promise<S[]> {
  const byFile = new Map<string, S[]>();
  for (const step of steps) {
    if (!isTopLevel(step)) continue;
    const known = byFile.get(step.from.id);
    if (known) known.push(step);
    else byFile.set(step.from.id, [step]);
  }
  const split = new Map<Step, S[]>();
  for await (const files of reader.batches(reader.allowed([...byFile.keys()])))
    for (const { shard, node } of files)
      for (const step of byFile.get(node.id) ?? [])
        if (step.from.path === shard.path) split.set(step, byOwner(shard, step));
  return steps.flatMap((step) => split.get(step) ?? [step]);
}

/** Whether a step comes from the top level of a file, perhaps from a constant there. */
export function isTopLevel({ from, type }: Pick<Step, 'from' | 'type'>): boolean {
  return isFile(from.id) && !isImport(type);
}

/** Returns the steps from dependents to a node, without looking for the constants at the top level of files. */
export function directStepsInto(
  { shard, index, node, accessor, dispatch }: ReachedNode,
  { types, uncertain }: StepOptions,
): Step[] {
  const edges = edgesOf(shard, index);
  const to = stopAs(stopOf(shard, node), accessor, dispatch);
  const stop = (from: number, within?: Accessor, as?: Dispatch) =>
    stopAs(stopOf(shard, endAt(shard, from)), within, as);
  const steps: Step[] = [];
  for (const edge of edges.incoming) {
    const { from, type, how, rule, within, runs } = edge;
    if (!types.has(type) || !mayBeSame(runs, accessor) || (from === index && within === undefined)) continue;
    if (dispatch === 'overridden' && leadsToItOnly(edge)) continue;
    const user = stop(from, leadsToSame(edge) ? commonAccessor(within, accessor) : within);
    steps.push(withSites({ from: user, to, type, how, rule, certain: true, path: user.path }, edge));
  }
  if (!uncertain) return steps;
  for (const candidate of edges.incomingCandidates) {
    const { from, type, how, via } = candidate;
    if (!types.has(type)) continue;
    const user = stop(from);
    steps.push(withSites({ from: user, to, type, how, via, certain: false, path: user.path }, candidate));
  }
  for (const edge of edges.outgoing.filter(isOverride)) {
    const over = stop(edge.to, accessor, 'overridden');
    if (over.path !== '' && types.has(edge.type))
      steps.push(
        withSites(
          { from: over, to, type: edge.type, how: 'override', certain: false, path: shard.path },
          edge,
        ),
      );
  }
  return steps;
}

/** The sites of an edge are read when they are used. */
function withSites(step: Omit<Step, 'sites'>, edge: { readonly sites: Span[] }): Step {
  return {
    ...step,
    get sites() {
      return edge.sites;
    },
  };
}

/** Splits a step into one step for each symbol that contains some of its sites. */
function byOwner<S extends Step>(shard: FileShard, step: S): S[] {
  const owners = new Map<string, { from: Stop; sites: Span[] }>();
  for (const site of step.sites) {
    const owner = ownerAt(shard, site);
    const from = owner ? stopOf(shard, owner.node) : step.from;
    const known = owners.get(from.id);
    if (known) known.sites.push(site);
    else owners.set(from.id, { from, sites: [site] });
  }
  return [...owners.values()].map((part) => ({ ...step, ...part }));
}

/** Returns the symbol that contains a site; the file itself if there is none. */
function ownerAt(shard: FileShard, [line, column]: Span): FoundNode | undefined {
  return symbolAt(shard, line, column);
}

/** Whether references in the value of a symbol are edges of its file: those of a constant at the top, and of the objects in it. */
function isTopLevelData({ shard, node }: FoundNode): boolean {
  if (node.parent === null || callableKinds.has(node.kind)) return false;
  for (let at = shard.nodes[node.parent]; at; at = shard.nodes[at.parent]) {
    if (at.parent === null) return true;
    if (callableKinds.has(at.kind) || typeKinds.has(at.kind) || at.kind === 'namespace') return false;
  }
  return false;
}

/** Whether an edge leads from a type or member to one that it implements or overrides. */
export function isOverride({ type }: { type: EdgeType }): boolean {
  return type === 'IMPLEMENTS' || type === 'OVERRIDES';
}

/** Whether an edge leads from each accessor of a property to the same one of the other: it overrides that one, or is it. */
function leadsToSame(edge: ShardEdge): boolean {
  return isOverride(edge) || keepsAccessors(edge);
}

/** Whether an edge leads to a member without what overrides it: others that override it are no part of it. */
function leadsToItOnly(edge: { type: EdgeType; rule?: string | undefined }): boolean {
  return isExact(edge) || isOverride(edge);
}

function isFile(id: string): boolean {
  return id.startsWith(fileId(''));
}

function stopAs(stop: Stop, accessor: Accessor | undefined, dispatch?: Dispatch): Stop {
  if (accessor === undefined && dispatch === undefined) return stop;
  return { ...stop, ...(accessor && { accessor }), ...(dispatch && { dispatch }) };
}

/** The path of a package is empty. */
export function stopOf(shard: FileShard, end: End | ShardNode): Stop {
  if (!('path' in end)) return { id: end.id, path: shard.path, line: end.nameSpan[0] };
  return { id: end.id, path: end.kind === 'package' ? '' : end.path, line: end.line ?? 1 };
}

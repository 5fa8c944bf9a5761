import { compareText } from '../../../model/order.ts';
import type { Store } from '../../../store/store.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import { withInside } from '../../../query/inside.ts';
import { NodeReader } from '../../../query/node-reader.ts';
import {
  hasStop,
  isOverride,
  mayMeet,
  stepsInto,
  stepsOutOf,
  stopKey,
  type ReachedNode,
  type Step,
  type StepOptions,
  type Stop,
  type StopId,
} from '../../../query/steps.ts';

export interface PathSearch extends StepOptions {
  /** The steps to follow, of those that the other options allow; all without it. */
  follows?: (step: Step) => boolean;
  /** Steps of a path at most. */
  depth: number;
  /** Paths at most. */
  limit: number;
  signal?: AbortSignal | undefined;
}

export interface PathsBetween {
  /** All shortest, or the first of them, in total order. Empty steps: the one is in the other. */
  paths: Step[][];
  /** Whether the search ended before it had seen all: no path found is then no proof that there is none. */
  truncated: boolean;
  /** How many nodes and files were looked at. */
  nodes: number;
  files: number;
}

const MAX_NODES = 4000;
const MAX_FILES = 200;
/** Nodes in the middle that paths are told through. */
const MAX_MEETINGS = 100;

/**
 * The shortest ways along which one node uses the other. Searches from both ends, each time from the one that has fewer
 * nodes to go on from, so that a hub in the middle is met and not crossed.
 */
export async function pathBetween(
  store: Store,
  from: FoundNode,
  to: FoundNode,
  search: PathSearch,
): Promise<PathsBetween> {
  const reader = new NodeReader(store, MAX_FILES, search.signal);
  const front = new Side(await withInside(store, from));
  const back = new Side(await withInside(store, to));
  const followed = (steps: Step[]) => (search.follows ? steps.filter(search.follows) : steps);
  let met = meeting(front, back);
  for (let steps = 0; steps < search.depth && met.length === 0; steps++) {
    if (front.open.length === 0 || back.open.length === 0) break;
    if (front.size + back.size > MAX_NODES) break;
    if (front.open.length <= back.open.length) {
      const found = front.open.flatMap((node) => stepsOutOf(node, search));
      await front.grow(followed(found), ({ to: stop }) => stop, reader);
    } else {
      const found = await stepsInto(reader, back.open, search);
      await back.grow(followed(found), ({ from: stop }) => stop, reader);
    }
    met = meeting(front, back);
  }
  // Steps were left to follow, whether the depth or the number of nodes ended the search.
  const isCut = front.open.length > 0 && back.open.length > 0;
  const paths = met
    .sort((a, b) => compareText(a.join(), b.join()))
    .slice(0, MAX_MEETINGS)
    .flatMap(([reached, reaching]) =>
      front
        .ways(reached, ({ from: stop }) => stopKey(stop), search.limit)
        .flatMap((before) =>
          back
            .ways(reaching, ({ to: stop }) => stopKey(stop), search.limit)
            .map((behind) => [...before].reverse().concat(behind)),
        ),
    );
  return {
    paths: withoutRepeats(paths.sort(byStops)).slice(0, search.limit),
    truncated: met.length === 0 && (isCut || reader.truncated),
    nodes: front.size + back.size,
    files: reader.files,
  };
}

/** The nodes reached from one end. */
class Side {
  /** The steps by which each stop was reached on a shortest way, by its key; none for where the search began. */
  readonly #steps = new Map<string, Step[]>();
  /** The stops at each node. */
  readonly #stops = new Map<string, StopId[]>();
  /** Nodes to go on from, all equally far away. */
  open: readonly ReachedNode[];

  constructor(start: readonly FoundNode[]) {
    this.open = start;
    for (const { node } of start) this.#reach({ id: node.id }, []);
  }

  get size(): number {
    return this.#steps.size;
  }

  stopsAt(id: string): readonly StopId[] {
    return this.#stops.get(id) ?? [];
  }

  ids(): Iterable<string> {
    return this.#stops.keys();
  }

  /** One step further; `next` is the end of a step that is new. */
  async grow(found: readonly Step[], next: (step: Step) => Stop, reader: NodeReader): Promise<void> {
    const fresh = new Map<string, { stop: Stop; steps: Step[] }>();
    for (const step of found) {
      const stop = next(step);
      if (hasStop(this.#steps, stop)) continue;
      const known = fresh.get(stopKey(stop));
      if (known) known.steps.push(step);
      else fresh.set(stopKey(stop), { stop, steps: [step] });
    }
    const open: ReachedNode[] = [];
    const nodes = new Map<string, FoundNode>();
    for (const each of await reader.read([...new Set([...fresh.values()].map(({ stop }) => stop.id))]))
      nodes.set(each.node.id, each);
    for (const { stop, steps } of fresh.values()) {
      this.#reach(stop, steps);
      const node = nodes.get(stop.id);
      if (node) open.push({ ...node, accessor: stop.accessor, dispatch: stop.dispatch });
    }
    this.open = open;
  }

  #reach(stop: StopId, steps: Step[]): void {
    this.#steps.set(stopKey(stop), steps);
    this.#stops.set(stop.id, [...this.stopsAt(stop.id), stop]);
  }

  /** The ways from a stop to where the search began, at most so many; `previous` is the key of the end that is nearer to there. */
  ways(key: string, previous: (step: Step) => string, limit: number): Step[][] {
    const steps = this.#steps.get(key) ?? [];
    if (steps.length === 0) return [[]];
    const ways: Step[][] = [];
    for (const step of strongest(steps)) {
      for (const rest of this.ways(previous(step), previous, limit - ways.length)) ways.push([step, ...rest]);
      if (ways.length >= limit) break;
    }
    return ways.slice(0, limit);
  }
}

/** Returns the keys of the stops of both sides that may be the same. */
function meeting(front: Side, back: Side): [reached: string, reaching: string][] {
  const small = front.size <= back.size ? front : back;
  return [...small.ids()].flatMap((id) =>
    front.stopsAt(id).flatMap((reached) =>
      back
        .stopsAt(id)
        .filter((reaching) => mayMeet(reaching, reached))
        .map((reaching): [string, string] => [stopKey(reached), stopKey(reaching)]),
    ),
  );
}

/** Returns one of several edges between the same two nodes: certain ones first, and calls before other references. */
function strongest(steps: readonly Step[]): Step[] {
  const best = new Map<string, Step>();
  for (const step of [...steps].sort(byStrength)) {
    const key = `${stopKey(step.from)}\n${stopKey(step.to)}`;
    if (!best.has(key)) best.set(key, step);
  }
  return [...best.values()];
}

function byStrength(a: Step, b: Step): number {
  return (
    Number(b.certain) - Number(a.certain) ||
    Number(b.type === 'CALLS') - Number(a.type === 'CALLS') ||
    Number(isOverride(a)) - Number(isOverride(b)) ||
    compareText(a.from.id, b.from.id) ||
    compareText(a.to.id, b.to.id) ||
    compareText(a.type, b.type)
  );
}

/** Returns sorted paths without those through the same symbols as the one before: a symbol may be reached in more than one way. */
function withoutRepeats(paths: readonly Step[][]): Step[][] {
  const symbols = (path: readonly Step[]) =>
    path.map(({ from, to }) => [from.id, from.accessor, to.id, to.accessor].join('\n')).join('\n');
  return paths.filter((path, index) => index === 0 || symbols(path) !== symbols(paths[index - 1] ?? []));
}

function byStops(a: readonly Step[], b: readonly Step[]): number {
  const uncertain = (path: readonly Step[]) => path.filter(({ certain }) => !certain).length;
  const stops = (path: readonly Step[]) => path.map(({ from, to }) => `${from.id}\n${to.id}`).join('\n');
  return uncertain(a) - uncertain(b) || compareText(stops(a), stops(b));
}

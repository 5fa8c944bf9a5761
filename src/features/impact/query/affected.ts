import { groupBy } from '../../../model/group-by.ts';
import { isImport } from '../../../model/kinds.ts';
import type { EdgeType } from '../../../model/kinds.ts';
import { compareText } from '../../../model/order.ts';
import type { Store } from '../../../store/store.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import { withInside } from '../../../query/inside.ts';
import { NodeReader } from '../../../query/node-reader.ts';
import { directlyOverridden, overriddenMembers } from '../../../query/overridden-members.ts';
import {
  dependencyTypes,
  directStepsInto,
  hasStop,
  isOverride,
  isTopLevel,
  splitTopLevel,
  stopKey,
  stopOf,
  useTypes,
  type ReachedNode,
  type Step,
  type StepOptions,
  type Stop,
} from '../../../query/steps.ts';

/** A direct or indirect user of something that was changed. */
export interface Affected extends Stop {
  /** The number of references on the shortest way to the change. */
  distance: number;
  /** Id of the node that it refers to on that way. */
  usesId: string;
  /** Id of the member that it refers to instead, if `usesId` implements or overrides that. */
  viaId?: string;
}

export interface AffectedNodes {
  /** Nearest first, then by path and line. */
  affected: Affected[];
  /** Whether the search stopped at a limit before it reached `maxDepth`. */
  truncated: boolean;
  /** Whether nodes at `maxDepth` have users that are not among `affected`; false unless `looksDeeper`. */
  deeper: boolean;
  /** Whether a node whose users were followed implements or overrides a member, whose users are thus possible ones. */
  overrides: boolean;
}

export interface AffectedOptions {
  maxDepth: number;
  /** Also follow possible references. */
  uncertain?: boolean;
  /** Also follow the references to members that a node implements or overrides. They lead to it, not to those members. */
  viaOverride?: boolean;
  /** The types of edges to follow. By default, imports are followed only if the start contains a whole file. */
  types?: ReadonlySet<EdgeType>;
  /** Also find out whether `maxDepth` ended the search: the files of the last nodes are read until one has further users. */
  looksDeeper?: boolean;
  signal?: AbortSignal | undefined;
}

const MAX_NODES = 5000;
/** Every file that is read has to be parsed, so this bounds the time of an answer. */
const MAX_FILES = 200;

/**
 * Follows references from user to user. A change of a symbol does not affect a file that only imports it; a change of a
 * whole file affects all files that import it. Code at the top level of a file is affected but not followed: an
 * importer of the file need not use what that code uses.
 */
export async function affectedBy(
  store: Store,
  start: readonly FoundNode[],
  { maxDepth, uncertain = false, viaOverride = false, types: given, looksDeeper, signal }: AffectedOptions,
): Promise<AffectedNodes> {
  const reader = new NodeReader(store, MAX_FILES, signal);
  const wholeFiles = start.some(({ node }) => node.parent === null);
  const types = given ?? (wholeFiles ? dependencyTypes : useTypes);
  const followsFiles = [...types].some(isImport);
  const first = (await Promise.all(start.map((each) => withInside(store, each)))).flat();
  const known = new Set(first.map(({ node }) => node.id));
  /** The keys of the stops whose users were asked for: of a property perhaps one accessor after the other. */
  const followed = new Set(known);
  const affected: Affected[] = [];
  let overrides = false;
  const addUsers = async (users: Users, found: ReachedNode): Promise<void> => {
    if (found.node.parent !== null || followsFiles) users.add(found);
    overrides ||= directlyOverridden(found).length > 0;
    if (!viaOverride) return;
    for (const above of await overriddenMembers(reader, found))
      users.addVia({ ...above, accessor: found.accessor, dispatch: 'overridden' }, found);
  };
  let frontier: Stop[] | undefined;
  const addFrontier = async function* (): AsyncGenerator<ReachedNode[]> {
    const stops = groupBy(frontier ?? [], ({ id }) => id);
    for await (const nodes of reader.batches([...stops.keys()]))
      yield nodes.flatMap((found) =>
        (stops.get(found.node.id) ?? []).map(({ accessor, dispatch }) => ({ ...found, accessor, dispatch })),
      );
  };
  for (let distance = 1; distance <= maxDepth && frontier?.length !== 0; distance++) {
    const users = new Users(followed, { types, uncertain });
    for await (const nodes of frontier ? addFrontier() : [first])
      for (const found of nodes) await addUsers(users, found);
    const reached: Affected[] = [];
    const next: Stop[] = [];
    for (const { from, to, viaId } of await splitTopLevel(reader, users.steps)) {
      if (hasStop(followed, from)) continue;
      followed.add(stopKey(from));
      next.push(from);
      if (known.has(from.id)) continue;
      known.add(from.id);
      const { id, path, line } = from;
      reached.push({ id, path, line, distance, usesId: to.id, ...(viaId === undefined ? {} : { viaId }) });
    }
    reached.sort(byPlace);
    for (const each of reached) affected.push(each);
    if (affected.length > MAX_NODES)
      return { affected: affected.slice(0, MAX_NODES), truncated: true, deeper: false, overrides };
    const goesOn = distance < maxDepth || looksDeeper === true;
    const allowed = new Set(goesOn ? reader.allowed(next.sort(byPlace).map(({ id }) => id)) : []);
    frontier = next.filter(({ id }) => allowed.has(id));
  }
  const hasFurtherUsers = async (): Promise<boolean> => {
    for await (const nodes of addFrontier()) {
      const users = new Users(followed, { types, uncertain });
      for (const found of nodes) await addUsers(users, found);
      const steps = await splitTopLevel(reader, users.steps);
      if (steps.some(({ from }) => !known.has(from.id))) return true;
    }
    return false;
  };
  return { affected, deeper: await hasFurtherUsers(), truncated: reader.truncated, overrides };
}

function byPlace(a: Stop, b: Stop): number {
  return compareText(a.path, b.path) || a.line - b.line || compareText(stopKey(a), stopKey(b));
}

interface UserStep extends Step {
  viaId?: string;
}

/** Collects the steps into nodes, without those that lead to nothing new, and without what keeps their files in memory. */
class Users {
  readonly steps: UserStep[] = [];
  readonly #known: ReadonlySet<string>;
  readonly #options: StepOptions;
  readonly #seen = new Set<string>();

  constructor(known: ReadonlySet<string>, options: StepOptions) {
    this.#known = known;
    this.#options = options;
  }

  add(found: ReachedNode): void {
    for (const step of directStepsInto(found, this.#options)) this.#add(step);
  }

  /** Adds the users of a member that another one implements or overrides, as users of that one. */
  addVia(above: ReachedNode, { shard, node }: FoundNode): void {
    const to = stopOf(shard, node);
    // Other implementations are no users.
    for (const step of directStepsInto(above, this.#options))
      if (!isOverride(step)) this.#add(Object.assign(step, { to, viaId: above.node.id, certain: false }));
  }

  #add(step: UserStep): void {
    const key = stopKey(step.from);
    const top = isTopLevel(step);
    if (!top && (hasStop(this.#known, step.from) || this.#seen.has(key))) return;
    if (!top) this.#seen.add(key);
    // Only sites at the top level are looked at.
    Object.defineProperty(step, 'sites', { value: top ? step.sites : [] });
    this.steps.push(step);
  }
}

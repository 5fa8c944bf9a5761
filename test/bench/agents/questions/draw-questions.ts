import { randomFrom } from '../../support/random.ts';
import type { Target } from '../../../../src/cli/bench/call-site.ts';
import { isTestPath, type Kind, type Question } from './question.ts';
import type { FunctionNode, Truth } from './truth.ts';

const MAX_ANSWERS = 25;
const MAX_DEPTH = 10;
/** Questions of each kind for a repository; callers and impact fill in for kinds that it has too few of. */
const wanted: Readonly<Record<Kind, number>> = { callers: 14, overrides: 8, impact: 12, tests: 8, path: 8 };

/** Draws questions about a repository from the edges of its compiler, the same for the same seed. */
export function drawQuestions(corpus: string, truth: Truth, seed: number): Question[] {
  const random = randomFrom(seed);
  const nodes = [...truth.functions.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .filter(({ path }) => !isTestPath(path));
  const order = shuffled(nodes, random);
  const drawn: Question[] = [];
  const take = (
    kind: Kind,
    count: number,
    make: (node: FunctionNode) => Omit<Question, 'id' | 'corpus' | 'kind'> | undefined,
  ) => {
    let taken = 0;
    for (const node of order) {
      if (taken === count) break;
      if (drawn.some((each) => each.kind === kind && sameTarget(each.target, node))) continue;
      const made = make(node);
      if (!made) continue;
      taken++;
      drawn.push({ id: `${corpus}-${kind}-${drawn.length + 1}`, corpus, kind, ...made });
    }
    return count - taken;
  };
  const makers = makersOf(truth, nodes, random);
  let lacking = 0;
  for (const kind of ['overrides', 'tests', 'path'] as const)
    lacking += take(kind, wanted[kind], makers[kind]);
  lacking =
    take('callers', wanted.callers + Math.ceil(lacking / 2), makers.callers) + Math.floor(lacking / 2);
  take('impact', wanted.impact + lacking, makers.impact);
  return drawn;
}

type Maker = (node: FunctionNode) => Omit<Question, 'id' | 'corpus' | 'kind'> | undefined;

function makersOf(truth: Truth, nodes: readonly FunctionNode[], random: () => number): Record<Kind, Maker> {
  const sharing = new Map<string, number>();
  for (const { name } of nodes) sharing.set(name, (sharing.get(name) ?? 0) + 1);
  const testFiles = [...truth.files.keys()].filter(isTestPath).length;
  const reaching = (node: FunctionNode, depth: number, edges = truth.callers) => {
    const certain = reach(node.id, depth, (id) => edges.get(id) ?? []);
    const possible = reachOnceBy(node.id, depth, edges, truth.possible);
    return { certain, unjudged: [...possible].filter((id) => !certain.has(id) && id !== node.id) };
  };
  const bounded = (node: FunctionNode, answers: Iterable<string>, unjudged: readonly string[]) => {
    const all = [...answers].filter((id) => id !== node.id).sort();
    if (all.length === 0 || all.length > MAX_ANSWERS) return undefined;
    return { target: asTarget(node), truth: all, unjudged: [...unjudged].sort() };
  };
  return {
    callers: (node) => {
      if ((sharing.get(node.name) ?? 0) < 2) return undefined;
      const { certain, unjudged } = reaching(node, 1);
      return bounded(node, certain, unjudged);
    },
    overrides: (node) => {
      const isOverloaded = nodes.some(
        (each) => each !== node && each.ownerKey === node.ownerKey && each.name === node.name,
      );
      return isOverloaded ? undefined : bounded(node, truth.overrides.get(node.id) ?? [], []);
    },
    impact: (node) => {
      const { certain, unjudged } = reaching(node, 2);
      const direct = truth.callers.get(node.id)?.size ?? 0;
      return certain.size > direct ? bounded(node, certain, unjudged) : undefined;
    },
    tests: (node) => {
      const { certain, unjudged } = reaching(node, MAX_DEPTH, truth.users);
      const tests = testPaths(certain);
      if (tests.length > testFiles / 2) return undefined;
      return bounded(
        node,
        tests,
        testPaths(unjudged).filter((path) => !tests.includes(path)),
      );
    },
    path: (to) => {
      const starts = shuffled([...reach(to.id, 4, (id) => truth.callers.get(id) ?? [])].sort(), random);
      for (const start of starts) {
        const from = truth.functions.get(start);
        const between = from && onlyPath(truth, from.id, to.id);
        if (from && between && !isTestPath(from.path))
          return { target: asTarget(to), from: asTarget(from), truth: between, unjudged: [] };
      }
      return undefined;
    },
  };
}

function testPaths(ids: Iterable<string>): string[] {
  return [...new Set([...ids].map((id) => id.slice(0, id.lastIndexOf(':'))).filter(isTestPath))];
}

/** The functions that lead to one over at most so many steps, without it. */
function reach(from: string, depth: number, next: (id: string) => Iterable<string>): Set<string> {
  const found = new Set<string>();
  let level = [from];
  for (let step = 0; step < depth && level.length > 0; step++) {
    const further: string[] = [];
    for (const id of level)
      for (const each of next(id)) {
        if (each === from || found.has(each)) continue;
        found.add(each);
        further.push(each);
      }
    level = further;
  }
  return found;
}

/** As `reach`, where one step of a path may be an edge that the compiler does not know for certain. */
function reachOnceBy(
  from: string,
  depth: number,
  certain: Truth['callers'],
  possible: Truth['possible'],
): Set<string> {
  const found = reach(`0 ${from}`, depth, function* (state) {
    const [used, id] = [state.slice(0, 1), state.slice(2)];
    for (const each of certain.get(id) ?? []) yield `${used} ${each}`;
    if (used === '0') for (const each of possible.get(id) ?? []) yield `1 ${each}`;
  });
  return new Set([...found].map((state) => state.slice(2)));
}

/** The functions between two, if there is one shortest path and it has any. */
function onlyPath(truth: Truth, from: string, to: string): string[] | undefined {
  let level = new Map<string, string[] | null>([[from, []]]);
  const seen = new Set([from]);
  while (level.size > 0) {
    const next = new Map<string, string[] | null>();
    for (const [id, path] of level)
      for (const callee of truth.callees.get(id) ?? []) {
        if (seen.has(callee)) continue;
        next.set(callee, next.has(callee) || path === null ? null : [...path, callee]);
      }
    const found = next.get(to);
    if (found !== undefined) return found && found.length > 1 ? found.slice(0, -1) : undefined;
    for (const id of next.keys()) seen.add(id);
    level = next;
  }
  return undefined;
}

function asTarget({ name, owner, path, line }: FunctionNode): Target {
  return { name, path, line, ...(owner === undefined ? {} : { owner }) };
}

function sameTarget(target: Target, { path, line }: FunctionNode): boolean {
  return target.path === path && target.line === line;
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const copy = [...items];
  for (let index = copy.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [copy[index], copy[other]] = [copy[other] as T, copy[index] as T];
  }
  return copy;
}

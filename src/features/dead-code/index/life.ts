import { typeKinds } from '../../../model/kinds.ts';
import { parentPath } from '../../../model/path.ts';
import type { CodeFacts } from './code-facts.ts';
import type { CodeGraph } from './graph.ts';

/** The verdict of a node: the weakest evidence on the best path to it. */
export const Life = {
  /** Reached from a root. */
  Lives: 0,
  /** May be used from outside the repository. */
  Outside: 1,
  /** Its name occurs where it may be a reference. */
  Named: 2,
  /** No evidence of use. */
  Dead: 3,
} as const;
export type Life = (typeof Life)[keyof typeof Life];

/** Propagates liveness along the edges. */
export class Spread {
  /** By number of the node; `Dead` until it is reached. */
  readonly life: Uint8Array;
  /** Nodes that are live because of evidence other than edges. */
  readonly doubted = new Set<number>();
  readonly #facts: CodeFacts;
  readonly #graph: CodeGraph;
  readonly #offered = new Set<number>();
  /** Files whose module is given to code that may use any export, and what they export of others. */
  readonly #lent = new Set<number>();
  /** Types that are visible outside the repository, so their members may be called from there. */
  readonly #api = new Set<number>();
  readonly #waiting = new Map<number, number[]>();
  readonly #siblings: ReadonlyMap<number, readonly number[]>;
  #queue: number[] = [];
  #level: Life = Life.Lives;

  constructor(facts: CodeFacts, graph: CodeGraph) {
    this.#facts = facts;
    this.#graph = graph;
    this.life = new Uint8Array(facts.nodes.length).fill(Life.Dead);
    this.#siblings = siblingsOf(facts);
  }

  reaches(node: number): boolean {
    return this.life[node] !== Life.Dead;
  }

  /** Sets the verdict of the nodes reached from now on. */
  set level(level: Life) {
    this.#level = level;
  }

  start(): void {
    for (const { file, effect } of this.#graph.fileRoots) {
      if (effect === 'exports') this.#offer(file);
      this.#reach(file);
      if (effect === 'all') {
        const { base, end } = this.#facts.files.get(file) ?? { base: 0, end: 0 };
        for (let node = base; node < end; node++) this.#reach(node);
      }
    }
    this.#run();
  }

  /** Marks a node as live because of evidence other than edges. */
  doubt(node: number): void {
    this.doubted.add(node);
    this.#reach(node);
    this.#run();
  }

  #reach(node: number): void {
    if (this.life[node] !== Life.Dead) return;
    this.life[node] = this.#level;
    this.#queue.push(node);
  }

  #run(): void {
    for (let node = this.#queue.pop(); node !== undefined; node = this.#queue.pop()) this.#spread(node);
  }

  #spread(node: number): void {
    const { graph, facts } = { graph: this.#graph, facts: this.#facts };
    const code = facts.nodes[node];
    if (!code) return;
    if (code.parent < 0) this.#loadFolders(facts.files.get(node)?.path ?? '');
    else {
      this.#reach(code.parent);
      // The type may be in another file than its member.
      this.#reach(code.file);
    }
    for (const to of graph.uses[node] ?? []) this.#reach(to);
    for (const to of graph.wholeFiles.get(node) ?? []) this.#offer(to);
    for (const to of graph.escapes.get(node) ?? []) this.#lend(to);
    for (const to of graph.together.get(node) ?? []) this.#reach(to);
    for (const to of this.#siblings.get(node) ?? []) this.#reach(to);
    for (const to of graph.overrides.get(node) ?? []) {
      const owner = facts.nodes[to]?.parent ?? -1;
      // A call of the overridden member may mean this one, if its type is reachable. A function of a file has none.
      const isOfFile = facts.nodes[owner]?.parent === -1;
      if (isOfFile || this.reaches(owner)) this.#reach(to);
      else this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), to]);
    }
    for (const to of this.#waiting.get(node) ?? []) this.#reach(to);
    this.#waiting.delete(node);
    if (this.#api.has(node)) this.#openMembers(node);
  }

  /** Marks all exports of a file as used from outside. */
  #offer(file: number): void {
    if (this.#offered.has(file)) return;
    this.#offered.add(file);
    this.#reach(file);
    const { base, end } = this.#facts.files.get(file) ?? { base: 0, end: 0 };
    for (let node = base + 1; node < end; node++) {
      const code = this.#facts.nodes[node];
      if (code?.parent === file && code.exported) this.#publish(node);
    }
    const exported = [...(this.#graph.exports.get(file) ?? []), ...(this.#graph.modules.get(file) ?? [])];
    for (const to of exported) {
      if (this.#facts.nodes[to]?.parent === -1) this.#offer(to);
      else this.#publish(to);
    }
  }

  /** Notes all exports of a file as such that others may use. */
  #lend(file: number): void {
    if (this.#lent.has(file)) return;
    this.#lent.add(file);
    const exported = [...(this.#graph.exports.get(file) ?? []), ...(this.#graph.modules.get(file) ?? [])];
    for (const to of exported) {
      if (this.#facts.nodes[to]?.parent === -1) this.#lend(to);
      else this.#lent.add(to);
    }
  }

  /** Whether a node is an export of a file that is given away as a whole. */
  isLent(node: number): boolean {
    const code = this.#facts.nodes[node];
    if (!code || this.#lent.has(node)) return this.#lent.has(node);
    return code.parent === code.file && code.exported && this.#lent.has(code.file);
  }

  #publish(node: number): void {
    if (this.#api.has(node)) return;
    this.#api.add(node);
    this.#reach(node);
    this.#openMembers(node);
  }

  #openMembers(node: number): void {
    const code = this.#facts.nodes[node];
    if (!code || (!typeKinds.has(code.kind) && code.kind !== 'namespace')) return;
    for (const above of this.#graph.heritage.get(node) ?? []) this.#publish(above);
    for (const member of this.#facts.membersOf(node))
      if (!this.#facts.nodes[member]?.isPrivate) this.#publish(member);
  }

  #loadFolders(path: string): void {
    for (const beside of this.#graph.besideFiles.get(parentPath(path)) ?? []) this.#reach(beside);
    for (let folder = parentPath(path); folder !== ''; folder = parentPath(folder)) {
      const file = this.#graph.folderFiles.get(folder);
      if (file !== undefined) this.#reach(file);
    }
  }
}

/**
 * Returns groups of nodes that live together: declarations with the same name and parent, and variables of
 * one destructuring line.
 */
function siblingsOf({ nodes }: CodeFacts): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<string, number[]>();
  const add = (key: string, number: number): void => {
    const known = groups.get(key);
    if (known) known.push(number);
    else groups.set(key, [number]);
  };
  for (const [number, { parent, name, line, isDestructured }] of nodes.entries()) {
    if (parent < 0) continue;
    add(`${parent}\n${name}`, number);
    if (isDestructured) add(`${parent}\t${line}`, number);
  }
  const siblings = new Map<number, number[]>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    for (const each of group) siblings.set(each, [...(siblings.get(each) ?? []), ...group]);
  }
  return siblings;
}

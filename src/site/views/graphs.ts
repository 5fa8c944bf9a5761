import type { DirectoryShard } from '../../model/directory-shard.ts';
import type { FileShard } from '../../model/file-shard.ts';
import type { Links } from './links.ts';
import { partyAt, relationsOf, type Party } from './relations.ts';
import { fileConnectionsOf } from './file-connections.ts';

/** A drawing of a few nodes: drawn by a script, and listed in words for everybody. */
export interface PageGraph {
  nodes: GraphNode[];
  edges: GraphEdge[];
  /** How many neighbours were left out of the drawing. */
  omitted: number;
}

export interface GraphNode {
  /** Unique in the graph. */
  key: string;
  label: string;
  kind: string;
  href: string | undefined;
  /** The node that the page is about. */
  here: boolean;
}

export interface GraphEdge {
  from: string;
  to: string;
  certain: boolean;
  /** How many uses it stands for. */
  weight: number;
}

/** A drawing with more neighbours than this on one side is a hairball. */
const MAX_SIDE = 20;

/** Callers and callees of one node; undefined when it has none. */
export function callGraph(shard: FileShard, index: number, links: Links): PageGraph | undefined {
  const { callers, callees, possibleCallers, possibleCallees } = relationsOf(shard, index);
  const here = partyAt(shard, index);
  const graph = new GraphBuilder(here, links);
  for (const { party, sites } of callers) graph.addSource(party, sites.length, true);
  for (const { party, sites } of callees) graph.addTarget(party, sites.length, true);
  for (const { parties, sites } of possibleCallers)
    for (const party of parties) graph.addSource(party, sites.length, false);
  for (const { parties, sites } of possibleCallees)
    for (const party of parties) graph.addTarget(party, sites.length, false);
  return graph.build();
}

/** What a file imports and what imports it; undefined when there is neither. */
export function fileGraph(shard: FileShard, links: Links): PageGraph | undefined {
  const { imports, importers } = fileConnectionsOf(shard);
  const graph = new GraphBuilder(partyAt(shard, 0), links);
  for (const { party, sites } of importers) graph.addSource(party, sites.length, true);
  for (const { to } of imports) if (to) graph.addTarget(to, 1, true);
  return graph.build();
}

/** How the children of a directory depend on each other; undefined when they do not. */
export function directoryGraph(shard: DirectoryShard, links: Links): PageGraph | undefined {
  const heaviest = shard.dependencies.toSorted((a, b) => b.count - a.count).slice(0, MAX_SIDE * 2);
  const used = new Set(heaviest.flatMap(({ from, to }) => [from, to]));
  const nodes: GraphNode[] = [
    ...shard.directories.map(({ path, name, address }) => ({
      key: path,
      label: `${name}/`,
      kind: 'directory',
      href: links.directory(address),
      here: false,
    })),
    ...shard.files.map(({ path, name, address }) => ({
      key: path,
      label: name,
      kind: 'module',
      href: links.file(address),
      here: false,
    })),
  ].filter(({ key }) => used.has(key));
  if (nodes.length < 2) return undefined;
  const edges = heaviest.map(({ from, to, count }) => ({ from, to, certain: true, weight: count }));
  return { nodes, edges, omitted: shard.dependencies.length - heaviest.length };
}

/** Collects the neighbours of one node, certain ones first. */
class GraphBuilder {
  readonly #nodes = new Map<string, GraphNode>();
  readonly #edges = new Map<string, GraphEdge>();
  readonly #sides = { source: 0, target: 0 };
  #omitted = 0;

  constructor(
    readonly here: Party,
    readonly links: Links,
  ) {
    this.#nodes.set(here.id, this.#nodeOf(here, true));
  }

  addSource(party: Party, weight: number, certain: boolean): void {
    this.#add(party, 'source', party.id, this.here.id, weight, certain);
  }

  addTarget(party: Party, weight: number, certain: boolean): void {
    this.#add(party, 'target', this.here.id, party.id, weight, certain);
  }

  build(): PageGraph | undefined {
    if (this.#edges.size === 0) return undefined;
    return { nodes: [...this.#nodes.values()], edges: [...this.#edges.values()], omitted: this.#omitted };
  }

  #add(
    party: Party,
    side: 'source' | 'target',
    from: string,
    to: string,
    weight: number,
    certain: boolean,
  ): void {
    const key = `${from}\0${to}`;
    const edge = this.#edges.get(key);
    if (edge) {
      if (edge.certain === certain) edge.weight += weight;
      return;
    }
    if (this.#sides[side] >= MAX_SIDE) {
      this.#omitted++;
      return;
    }
    this.#sides[side]++;
    if (!this.#nodes.has(party.id)) this.#nodes.set(party.id, this.#nodeOf(party, false));
    this.#edges.set(key, { from, to, certain, weight });
  }

  #nodeOf(party: Party, here: boolean): GraphNode {
    const { id, title, kind, address } = party;
    const href =
      address === undefined
        ? undefined
        : kind === 'module'
          ? this.links.file(address)
          : this.links.node(address);
    return { key: id, label: title, kind, href, here };
  }
}

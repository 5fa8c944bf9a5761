import { callableKinds, type NodeKind } from '../../../model/kinds.ts';
import { compareText } from '../../../model/order.ts';
import type { HistoryNode } from './history-node.ts';
import { nameLikeness, signatureLikeness, sketchLikeness } from './likeness.ts';

/** A removed and an added node that are the same symbol. */
export interface NodeMatch {
  from: HistoryNode;
  to: HistoryNode;
  /** 0 to 1; 1 if only the place or the name differs. */
  score: number;
  /** `content`: the same text; `similarity`: a similar text; `parent`: its parent moved. */
  evidence: 'content' | 'similarity' | 'parent';
}

/** Shorter texts can be similar by chance, so they must have the same name, too. */
const MIN_UNIQUE_WORDS = 8;
/** A text of more nodes than this identifies none of them. */
const MAX_EQUAL_TEXTS = 20;
const MAX_SIMILAR_TEXTS = 200;
const MIN_LIKENESS = 0.6;
const MIN_OVERLAP = 0.5;
/** The maximum number of comparisons, to limit the time. */
const MAX_COMPARED = 200_000;

type Nodes = ReadonlyMap<string, HistoryNode>;

/**
 * Matches removed nodes with added ones. First files and types by their contents and other nodes by their text, then children of
 * moved nodes, then nodes with similar text, signature and name, and at last types and files by the moves of their contents. Each
 * node has at most one match.
 */
export function matchMoves(
  removed: readonly HistoryNode[],
  added: readonly HistoryNode[],
  all: { old: Nodes; now: Nodes },
): NodeMatch[] {
  const matching = new Matching(removed, added, all);
  matching.byContents();
  matching.byText();
  matching.byLikeness();
  matching.byMembers();
  return matching.matches.sort((a, b) => compareText(a.from.id, b.from.id));
}

class Matching {
  readonly matches: NodeMatch[] = [];
  readonly #removed: Map<string, HistoryNode>;
  readonly #added: Map<string, HistoryNode>;
  readonly #removedByParent: ReadonlyMap<string, HistoryNode[]>;
  readonly #addedByParent: ReadonlyMap<string, HistoryNode[]>;
  readonly #pairs = new Map<string, string>();
  #left = MAX_COMPARED;

  constructor(
    removed: readonly HistoryNode[],
    added: readonly HistoryNode[],
    { old, now }: { old: Nodes; now: Nodes },
  ) {
    this.#removed = new Map(removed.map((node) => [node.id, node]));
    this.#added = new Map(added.map((node) => [node.id, node]));
    this.#removedByParent = byParent(old);
    this.#addedByParent = byParent(now);
  }

  /** Matches files and types with mostly the same contents. */
  byContents(): void {
    const inside = (nodes: ReadonlyMap<string, HistoryNode[]>, { id }: HistoryNode) => nodes.get(id) ?? [];
    const containers = [...this.#removed.values()].filter((node) => this.#removedByParent.has(node.id));
    const holders = groupBy(
      [...this.#added.values()].flatMap((node) =>
        [...new Set(inside(this.#addedByParent, node).map(contentOf))].map((text) => ({ node, text })),
      ),
      ({ text }) => text,
    );
    const pairs = new Map<string, { a: HistoryNode; b: HistoryNode; shared: number }>();
    for (const a of containers) {
      for (const text of new Set(inside(this.#removedByParent, a).map(contentOf))) {
        const found = holders.get(text) ?? [];
        if (found.length > MAX_EQUAL_TEXTS || --this.#left < 0) continue;
        for (const { node: b } of found) {
          if (family(b.kind) !== family(a.kind)) continue;
          const pair = pairs.get(`${a.id}\0${b.id}`) ?? { a, b, shared: 0 };
          pair.shared++;
          pairs.set(`${a.id}\0${b.id}`, pair);
        }
      }
    }
    const scored = [...pairs.values()].map(({ a, b, shared }) => {
      const size = inside(this.#removedByParent, a).length + inside(this.#addedByParent, b).length;
      return { a, b, score: (2 * shared) / size, near: closeness(a, b) };
    });
    // Files come before their contents, so that types follow their file.
    scored.sort((x, y) => depth(x.a) - depth(y.a) || y.score - x.score || y.near - x.near);
    for (const { a, b, score } of scored) {
      if (score < MIN_OVERLAP) continue;
      const same = score >= 1 && a.body === b.body;
      this.#pair(a, b, same ? 1 : cappedScore(score), same ? 'content' : 'similarity');
    }
  }

  /** Matches nodes with the same text, preferring the same name and the same place. */
  byText(): void {
    const key = ({ kind, body, signature, name }: HistoryNode) =>
      `${family(kind)}\0${body}\0${signature?.replaceAll(name, '\u0001') ?? ''}`;
    const targets = groupBy(this.#leaves(this.#added, this.#addedByParent), key);
    for (const [text, from] of groupBy(this.#leaves(this.#removed, this.#removedByParent), key)) {
      const to = targets.get(text) ?? [];
      if (from.length > MAX_EQUAL_TEXTS || to.length > MAX_EQUAL_TEXTS) continue;
      const pairs = from.flatMap((a) =>
        to.filter((b) => isDistinctive(a, b)).map((b) => ({ a, b, near: closeness(a, b) })),
      );
      for (const { a, b } of pairs.sort((x, y) => y.near - x.near)) this.#pair(a, b, 1, 'content');
    }
  }

  /** A node with children is matched by its children, because it has little text of its own. */
  #leaves(nodes: Nodes, inside: ReadonlyMap<string, readonly HistoryNode[]>): HistoryNode[] {
    return [...nodes.values()].filter(({ id }) => !inside.has(id));
  }

  byLikeness(): void {
    const added = this.#leaves(this.#added, this.#addedByParent);
    const byName = groupBy(added, ({ kind, name }) => `${family(kind)}\0${name}`);
    const byPlace = groupBy(added, ({ kind, parent = '' }) => `${family(kind)}\0${parent}`);
    const byText = groupBy(
      added.flatMap((node) => bandsOf(node).map((band) => ({ node, band }))),
      ({ band }) => band,
    );
    const pairs: { a: HistoryNode; b: HistoryNode; score: number }[] = [];
    for (const a of this.#leaves(this.#removed, this.#removedByParent)) {
      const parent = a.parent === undefined ? '' : (this.#pairs.get(a.parent) ?? a.parent);
      const around = [
        ...unlessMany(byName.get(`${family(a.kind)}\0${a.name}`)),
        ...unlessMany(byPlace.get(`${family(a.kind)}\0${parent}`)),
        ...bandsOf(a).flatMap((band) => unlessMany(byText.get(band)).map(({ node }) => node)),
      ];
      for (const b of new Set(around)) {
        if (--this.#left < 0) break;
        const score = likeness(a, b);
        if (score >= MIN_LIKENESS) pairs.push({ a, b, score });
      }
    }
    pairs.sort((x, y) => y.score - x.score || closeness(y.a, y.b) - closeness(x.a, x.b));
    for (const { a, b, score } of pairs) this.#pair(a, b, cappedScore(score), 'similarity');
  }

  /** Matches types and files with the destination of most of their members. */
  byMembers(): void {
    const parents = new Map([...this.#addedByParent.values()].flat().map(({ id, parent }) => [id, parent]));
    // Types come before their files.
    for (const a of [...this.#removed.values()].sort((x, y) => depth(y) - depth(x))) {
      const members = this.#removedByParent.get(a.id) ?? [];
      const votes = new Map<string, number>();
      for (const { id } of members) {
        const to = parents.get(this.#pairs.get(id) ?? '');
        if (to !== undefined) votes.set(to, (votes.get(to) ?? 0) + 1);
      }
      const [best] = [...votes].sort((x, y) => y[1] - x[1]);
      const b = best && this.#added.get(best[0]);
      if (!b || family(b.kind) !== family(a.kind)) continue;
      const score = (2 * best[1]) / (members.length + (this.#addedByParent.get(b.id)?.length ?? 0));
      if (score >= MIN_OVERLAP) this.#pair(a, b, cappedScore(score), 'similarity');
    }
  }

  #pair(from: HistoryNode, to: HistoryNode, score: number, evidence: NodeMatch['evidence']): void {
    const open = [{ from, to, score, evidence }];
    for (let next = open.pop(); next; next = open.pop()) {
      if (!this.#removed.has(next.from.id) || !this.#added.has(next.to.id)) continue;
      this.#removed.delete(next.from.id);
      this.#added.delete(next.to.id);
      this.#pairs.set(next.from.id, next.to.id);
      this.matches.push(next);
      const { from: owner, to: newOwner } = next;
      const members = groupBy(this.#addedByParent.get(newOwner.id) ?? [], (member) =>
        memberKey(member, newOwner),
      );
      for (const member of this.#removedByParent.get(owner.id) ?? []) {
        const same = members.get(memberKey(member, owner))?.[0];
        if (same) open.push({ from: member, to: same, score: 1, evidence: 'parent' });
      }
    }
  }
}

function byParent(nodes: Nodes): Map<string, HistoryNode[]> {
  return groupBy(
    [...nodes.values()].filter(({ parent }) => parent !== undefined),
    ({ parent = '' }) => parent,
  );
}

/** Returns a key of a child that stays the same when its parent moves. */
function memberKey({ kind, symbol }: HistoryNode, owner: HistoryNode): string {
  return `${kind}\0${symbol.slice(owner.symbol.length)}`;
}

/** Returns the group of kinds that a symbol can change between: a function that is moved into a class becomes a method. */
function family(kind: NodeKind): string {
  if (callableKinds.has(kind)) return 'callable';
  return valueKinds.has(kind) ? 'value' : kind;
}

const valueKinds: ReadonlySet<NodeKind> = new Set(['property', 'field', 'constant', 'variable']);

function isDistinctive(a: HistoryNode, b: HistoryNode): boolean {
  return Math.min(a.size, b.size) >= MIN_UNIQUE_WORDS || (a.name === b.name && a.size > 0);
}

function contentOf({ kind, name, body }: HistoryNode): string {
  return `${kind}\0${name}\0${body}`;
}

function depth({ symbol }: HistoryNode): number {
  return symbol === '' ? 0 : symbol.split('.').length;
}

/** Ranks candidates: the same name first, then the same file and qualified name. */
function closeness(a: HistoryNode, b: HistoryNode): number {
  return Number(a.name === b.name) * 2 + Number(a.path === b.path) + Number(a.symbol === b.symbol);
}

function likeness(a: HistoryNode, b: HistoryNode): number {
  if (family(a.kind) !== family(b.kind)) return 0;
  const name = nameLikeness(a.name, b.name);
  const signature = signatureLikeness(a, b);
  const text = sketchLikeness(a.sketch, b.sketch);
  // Short texts have only signature and name to compare, which suffices only if both are equal.
  if (text === undefined) return a.body === b.body && a.size > 0 ? 0.5 + 0.25 * signature + 0.25 * name : 0;
  return 0.6 * text + 0.2 * signature + 0.2 * name;
}

/** Returns keys of a sketch. Similar texts have at least one key in common in most cases: each stands for three samples. */
function bandsOf({ kind, sketch }: HistoryNode): string[] {
  if (sketch === undefined) return [];
  return [0, 1, 2, 3, 4].map((band) => `${family(kind)}\0${band}\0${sketch.slice(band * 6, band * 6 + 6)}`);
}

/** Larger groups are generated code: comparing all pairs is slow and identifies nothing. */
function unlessMany<Item>(items: readonly Item[] = []): readonly Item[] {
  return items.length > MAX_SIMILAR_TEXTS ? [] : items;
}

function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** The highest score of a similar text, below that of an equal one. */
function cappedScore(score: number): number {
  return Math.round(Math.min(score, 0.99) * 100) / 100;
}

import { partitionPoint } from '../../base/partition-point.ts';
import type { GrammarProgram } from '../../grammar/compile.ts';
import type { SyntaxTree } from '../../grammar/syntax/syntax-tree.ts';
import { callableKinds, typeKinds, type NodeKind } from '../../model/kinds.ts';
import type { Collected, SyntaxNode } from './collect.ts';

interface Tag {
  node: SyntaxNode;
  kind: NodeKind;
  pattern: number;
}

/** Scopes that are more levels above a name do not bind it, so that deep nesting costs no quadratic time. */
const MAX_LEVELS = 500;

/**
 * Facts of a file whose grammar has only queries of the tree-sitter community. They do not tell names from members and know no
 * imports, so a reference is known by its name only, unless a local variable has that name.
 */
export class StandardCaptures {
  readonly #nodeOf: (id: number) => SyntaxNode;
  /** By the name. The first pattern in the query wins, as in code navigation of the community. */
  readonly #tags = new Map<number, Tag>();
  readonly #references = new Map<number, 'calls' | 'types' | 'others'>();
  readonly #scopes = new Set<number>();
  readonly #bindings = new Set<number>();
  readonly #uses = new Set<number>();

  constructor(nodeOf: (id: number) => SyntaxNode) {
    this.#nodeOf = nodeOf;
  }

  /** Adds a match. */
  add({ standard, pattern }: GrammarProgram, nodes: Int32Array): void {
    const nameRole = standard.find(({ is }) => is === 'name');
    const name = nameRole ? (nodes[nameRole.step] ?? -1) : -1;
    for (const role of standard) {
      const node = nodes[role.step] ?? -1;
      if (node < 0) continue;
      if (role.is === 'scope') this.#scopes.add(node);
      else if (role.is === 'binding') this.#bindings.add(node);
      else if (role.is === 'use') this.#uses.add(node);
      else if (name >= 0 && role.is === 'reference') {
        if (!this.#references.has(name)) this.#references.set(name, role.group);
      } else if (name >= 0 && role.is === 'definition') {
        const known = this.#tags.get(name);
        if (!known || known.pattern < pattern)
          this.#tags.set(name, { node: this.#nodeOf(node), kind: role.kind, pattern });
      }
    }
  }

  /** Adds the facts to those of the file. `bodyField` is the field of bodies, or 0. */
  addTo(collected: Collected, source: string, bodyField: number): void {
    const { tree } = collected;
    this.#addDefinitions(collected, bodyField, source);
    for (const id of this.#scopes)
      if (!collected.scopes.has(id)) collected.scopes.set(id, found(this.#nodeOf(id), 'block'));
    const isBound = this.#addBindings(collected, source);
    for (const id of new Set([...this.#uses, ...this.#references.keys()])) {
      if (this.#tags.has(id) || this.#bindings.has(id)) continue;
      const node = this.#nodeOf(id);
      const group = this.#references.get(id);
      if (isBound(node)) collected.names.push(node);
      else if (group) collected.nameOnly[group].push(node);
    }
    if (collected.comments.length === 0) this.#addComments(collected, tree);
  }

  #addDefinitions({ tree, definitions, scopes }: Collected, bodyField: number, source: string): void {
    for (const [name, { node: tagged, kind, pattern }] of [...this.#tags].sort(([a], [b]) => a - b)) {
      const { node, body } = wholeOf(tagged.id, tree, bodyField);
      // One node may define several names: the others get the node around their name.
      const around = tree.parents[name] ?? name;
      const id = [node, tagged.id, around, name].find((each) => each >= 0 && !definitions.has(each));
      if (id === undefined) continue;
      const attributes = {
        name: this.#nodeOf(name),
        ...(body >= 0 && id === node ? { body: this.#nodeOf(body) } : {}),
      };
      const shown = withoutLineEnd(this.#nodeOf(id), source);
      definitions.set(id, { ...found(shown, kind), pattern, attributes });
      const scope = callableKinds.has(kind)
        ? 'function'
        : typeKinds.has(kind)
          ? 'type'
          : kind === 'namespace'
            ? 'namespace'
            : undefined;
      if (scope) scopes.set(id, found(this.#nodeOf(id), scope));
    }
  }

  /** Adds the variables of functions and blocks. Returns whether a name is one of them. */
  #addBindings({ tree, bindings, scopes }: Collected, source: string): (node: SyntaxNode) => boolean {
    const textOf = ({ startIndex, endIndex }: SyntaxNode): string => source.slice(startIndex, endIndex);
    const ranges = new Map<string, { start: number; end: number }[]>();
    for (const id of [...this.#bindings].sort((a, b) => a - b)) {
      const node = this.#nodeOf(id);
      let holder = tree.parents[id] ?? -1;
      for (let level = 0; holder >= 0 && !scopes.has(holder) && level < MAX_LEVELS; level++)
        holder = tree.parents[holder] ?? -1;
      const kind = scopes.get(holder)?.kind;
      if (this.#tags.has(id) || (kind !== 'function' && kind !== 'block')) continue;
      bindings.set(id, found(node, 'variable'));
      const text = textOf(node);
      const known = ranges.get(text) ?? [];
      const range = { start: tree.starts[holder] ?? 0, end: tree.ends[holder] ?? 0 };
      const last = known.at(-1);
      // Ranges of scopes are nested or apart, and these come in the order of the names in them.
      if (!last || range.start >= last.end) known.push(range);
      else if (range.start <= last.start && range.end >= last.end) {
        while ((known.at(-1)?.start ?? -1) >= range.start) known.pop();
        known.push(range);
      }
      ranges.set(text, known);
    }
    return (node) => {
      const known = ranges.get(textOf(node)) ?? [];
      const at = partitionPoint(known.length, (index) => (known[index]?.end ?? 0) <= node.startIndex);
      return (known[at]?.start ?? Infinity) <= node.startIndex;
    };
  }

  /** Without a query for highlights, comments are known by the names that grammars give their nodes. */
  #addComments({ comments }: Collected, { count, starts, ends, next }: SyntaxTree): void {
    for (let id = 0; id < count;) {
      const isComment = this.#nodeOf(id).type.endsWith('comment');
      if (isComment) {
        const start = starts[id] ?? 0;
        const end = ends[id] ?? 0;
        comments.push({ start, end });
      }
      id = isComment ? Math.max(id + 1, next[id] ?? count) : id + 1;
    }
  }
}

/** Grammars of languages in which a line is a statement include its end. */
function withoutLineEnd(node: SyntaxNode, source: string): SyntaxNode {
  let endIndex = node.endIndex;
  while (endIndex > node.startIndex && /\s/.test(source[endIndex - 1] ?? '')) endIndex--;
  return endIndex === node.endIndex ? node : { ...node, endIndex };
}

function found(
  node: SyntaxNode,
  kind: string,
): {
  node: SyntaxNode;
  kind: string;
  pattern: number;
  attributes: object;
  items: SyntaxNode[];
  modifiers: string[];
} {
  return { node, kind, pattern: 0, attributes: {}, items: [], modifiers: [] };
}

/** A definition with its body. Some queries tag only the head of a definition, whose body is beside it. */
function wholeOf(id: number, tree: SyntaxTree, bodyField: number): { node: number; body: number } {
  const own = bodyOf(id, tree, bodyField);
  if (own >= 0) return { node: id, body: own };
  const parent = tree.parents[id] ?? -1;
  const beside = parent < 0 ? -1 : bodyOf(parent, tree, bodyField);
  return beside > id ? { node: parent, body: beside } : { node: id, body: -1 };
}

function bodyOf(id: number, { next, fields, count }: SyntaxTree, bodyField: number): number {
  const end = next[id] ?? count;
  if (bodyField === 0) return -1;
  for (let child = id + 1; child < end; child = next[child] ?? end)
    if (fields[child] === bodyField) return child;
  return -1;
}

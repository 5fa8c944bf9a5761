import { Interner } from '../../../base/interner.ts';
import { Rows } from '../../../base/rows.ts';
import type { CodePart, FilePart } from './code-part.ts';
import { Fragments } from './fragments.ts';
import type { CodeFile, CodeNode } from './nodes.ts';
import { Stems } from './stems.ts';
import { TextFiles } from './text-files.ts';
import { eachOccurrence, type PartWords } from './unexplained-words.ts';

/** The data that dead code analysis needs of an atlas. */
export class CodeFacts {
  readonly nodes: CodeNode[] = [];
  /** By number of the file's node. */
  readonly files = new Map<number, CodeFile>();
  readonly texts = new TextFiles();
  readonly fragments = new Fragments();
  readonly stems = new Stems();
  /** Members in other files than their types, by number of the type. */
  readonly outsideMembers = new Map<number, number[]>();
  /** Nodes whose owner is in another file, with the number of the owner's id. */
  readonly #outsideOwners: [node: number, ownerId: number][] = [];
  readonly #ids = new Interner();
  /** Number of a node by number of its id. */
  readonly #numberOfId: number[] = [];
  /** Columns: node, id of the target, `EdgeEffect`. */
  readonly #edges = new Rows(3);
  readonly #words: { base: number; words: PartWords }[] = [];

  add(part: FilePart): void {
    this.stems.add(part.stems);
    if (part.language === null) {
      this.texts.add(part.path, part.words);
      return;
    }
    const base = this.nodes.length;
    const ids = this.#addNodes(part, base);
    for (let at = 0; at < part.outsideOwners.length; at += 2)
      this.#outsideOwners.push([
        base + (part.outsideOwners[at] ?? 0),
        ids[part.outsideOwners[at + 1] ?? 0] ?? 0,
      ]);
    const { edges } = part;
    for (let at = 0; at < edges.length; at += 3)
      this.#edges.push(base + (edges[at] ?? 0), ids[edges[at + 1] ?? 0] ?? 0, edges[at + 2] ?? 0);
    const { path, language, isModule, isPartial, isByName, runsCode, roots, mentionedInSkipped } = part;
    this.files.set(base, {
      ...{ path, language, isModule, isPartial, isByName, runsCode, roots, mentionedInSkipped },
      base,
      end: this.nodes.length,
    });
    this.fragments.add(part.fragments);
    this.#words.push({ base, words: part.words });
  }

  /** Makes types the parents of their members in other files. Called once, after all parts were added. */
  linkOwners(): void {
    for (const [number, ownerId] of this.#outsideOwners) {
      const owner = this.#numberOfId[ownerId];
      const node = this.nodes[number];
      if (owner === undefined || !node) continue;
      node.parent = owner;
      const known = this.outsideMembers.get(owner);
      if (known) known.push(number);
      else this.outsideMembers.set(owner, [number]);
    }
  }

  /** Returns the numbers of the nodes whose parent is a node, in any file. */
  membersOf(parent: number): number[] {
    const members: number[] = [];
    const { end } = this.files.get(this.nodes[parent]?.file ?? -1) ?? { end: 0 };
    for (let each = parent + 1; each < end; each++)
      if (this.nodes[each]?.parent === parent) members.push(each);
    return [...members, ...(this.outsideMembers.get(parent) ?? [])];
  }

  /** Calls `visit` for each edge between nodes. */
  forEdges(visit: (from: number, to: number, use: number) => void): void {
    const edges = this.#edges;
    for (let row = 0; row < edges.count; row++) {
      const to = this.#numberOfId[edges.get(row, 1)];
      if (to !== undefined) visit(edges.get(row, 0), to, edges.get(row, 2));
    }
  }

  /** Calls `visit` for each occurrence, that no edge explains, of the words that are wanted. */
  forWords(
    isWanted: (word: string) => boolean,
    visit: (word: string, owner: number, line: number, how: number) => void,
  ): void {
    for (const { base, words } of this.#words)
      eachOccurrence(words, isWanted, (word, owner, line, how) => {
        visit(word, base + owner, line, how);
      });
  }

  /** Returns the numbers of the ids of a part. */
  #addNodes({ nodes, otherIds }: CodePart, base: number): number[] {
    const ids: number[] = [];
    for (const node of nodes) {
      const id = this.#ids.index(node.id);
      ids.push(id);
      this.#numberOfId[id] = this.nodes.length;
      node.file += base;
      if (node.parent >= 0) node.parent += base;
      if (node.sharesValueWith >= 0) node.sharesValueWith += base;
      this.nodes.push(node);
    }
    for (const id of otherIds) ids.push(this.#ids.index(id));
    return ids;
  }
}

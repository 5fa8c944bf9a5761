import { artifactPath, type Artifact } from '../../../model/artifact.ts';
import { endAt, type FileShard } from '../../../model/file-shard.ts';
import {
  HISTORY_VERSION,
  shardPrefix,
  type Snapshot,
  type SnapshotFile,
  type SnapshotFiles,
  type SnapshotInfo,
  type SnapshotText,
  type SnapshotReferences,
} from '../../../model/history.ts';
import { edgeTypes, hows } from '../../../model/kinds.ts';
import { compareText } from '../../../model/order.ts';
import { snapshotNodes } from './snapshot-nodes.ts';

/** Returns the hash of a text in hex digits. It identifies versions, so it must be cryptographic. */
export type ContentHash = (text: string) => string;

/**
 * Approximate number of files in one shard. A diff reads the shards that differ, so smaller shards make it
 * cheaper.
 */
const FILES_PER_SHARD = 8;
const MAX_PREFIX_DIGITS = 3;
/** 80 bits, which rules out accidental collisions. */
const HASH_DIGITS = 20;

/** An edge to a node of the repository, indexed by the file of its target. */
interface Reference {
  to: { id: string; path: string };
  from: string;
  type: number;
  how: number;
}

/**
 * Builds a snapshot from the file shards of a commit. All its parts are named by their content, so the common
 * parts of two commits are stored once.
 */
export class SnapshotBuilder {
  readonly #hash: ContentHash;
  readonly #files: SnapshotFile[] = [];
  readonly #references: Reference[] = [];

  readonly #known: (path: string) => SnapshotFile | undefined;

  /** `known` returns a file of another snapshot. If it has the same content, only its edges can differ. */
  constructor(hash: ContentHash, known: (path: string) => SnapshotFile | undefined = () => undefined) {
    this.#hash = hash;
    this.#known = known;
  }

  /** Adds a file; the order does not matter. Returns the artifact of its text, unless it is already known. */
  add(shard: FileShard): Artifact | undefined {
    const hash = shard.hash.slice(0, HASH_DIGITS);
    const known = this.#known(shard.path);
    const same = known?.hash === hash && known.language === shard.language ? known : undefined;
    const text = same ? undefined : this.#text(shard);
    this.#files.push({
      path: shard.path,
      language: shard.language,
      hash,
      text: same?.text ?? text?.object ?? '',
      nodes: same?.nodes ?? snapshotNodes(shard, (text) => this.#hash(text).slice(0, HASH_DIGITS)),
      ...this.#edges(shard),
    });
    return text?.artifact;
  }

  #text(shard: FileShard): { object: string; artifact: Artifact } {
    const docs: SnapshotText['docs'] = shard.nodes.flatMap(({ symbol, doc }) =>
      doc === undefined ? [] : [[symbol, doc]],
    );
    return this.#object({ source: shard.source, docs } satisfies SnapshotText);
  }

  #edges(shard: FileShard): Pick<SnapshotFile, 'ends' | 'edges'> {
    const ends = new Map<string, number>();
    const edges: SnapshotFile['edges'] = [];
    for (const { from, to, type, how } of shard.edges) {
      if (from >= shard.nodes.length) continue;
      const end = endAt(shard, to);
      const [typeIndex, howIndex] = [edgeTypes.indexOf(type), hows.indexOf(how)];
      if (to >= shard.nodes.length && !ends.has(end.id)) ends.set(end.id, shard.nodes.length + ends.size);
      edges.push([from, typeIndex, howIndex, to < shard.nodes.length ? to : (ends.get(end.id) ?? 0)]);
      if (end.kind === 'package') continue;
      const path = 'path' in end ? end.path : shard.path;
      this.#references.push({
        to: { id: end.id, path },
        from: endAt(shard, from).id,
        type: typeIndex,
        how: howIndex,
      });
    }
    return { ends: [...ends.keys()], edges };
  }

  /** Returns the objects of all files, followed by the snapshot. */
  *artifacts(info: SnapshotInfo): Generator<Artifact, void> {
    this.#files.sort((a, b) => compareText(a.path, b.path));
    const digits = digitsFor(this.#files.length);
    const files: Snapshot['files'] = [];
    for (const [prefix, group] of inGroups(this.#files, ({ path }) => path, digits)) {
      const { artifact, object } = this.#object({ files: group } satisfies SnapshotFiles);
      files.push({ prefix, object });
      yield artifact;
    }
    const references: Snapshot['references'] = [];
    for (const [prefix, group] of inGroups(this.#references, ({ to }) => to.path, digits)) {
      const { artifact, object } = this.#object(referencesByTarget(group));
      references.push({ prefix, object });
      yield artifact;
    }
    const { id, time, author, subject, tags } = info;
    const counts = {
      files: this.#files.length,
      nodes: this.#files.reduce((sum, { nodes }) => sum + nodes.length, 0),
      edges: this.#files.reduce((sum, { edges }) => sum + edges.length, 0),
    };
    const head: Snapshot = {
      id,
      time,
      author,
      subject,
      tags,
      version: HISTORY_VERSION,
      counts,
      digits,
      files,
      references,
    };
    yield { path: artifactPath.snapshot(id), value: head };
  }

  #object(value: unknown): { object: string; artifact: Artifact } {
    const object = this.#hash(JSON.stringify(value));
    return { object, artifact: { path: artifactPath.historyObject(object), value } };
  }
}

function digitsFor(files: number): number {
  let digits = 0;
  while (digits < MAX_PREFIX_DIGITS && files > FILES_PER_SHARD * 16 ** digits) digits++;
  return digits;
}

function inGroups<Item>(
  items: readonly Item[],
  pathOf: (item: Item) => string,
  digits: number,
): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const prefix = shardPrefix(pathOf(item), digits);
    const group = groups.get(prefix);
    if (group) group.push(item);
    else groups.set(prefix, [item]);
  }
  return [...groups].sort(([a], [b]) => compareText(a, b));
}

function referencesByTarget(uses: readonly Reference[]): SnapshotReferences {
  const byId = new Map<string, Reference[]>();
  for (const use of uses) {
    const known = byId.get(use.to.id);
    if (known) known.push(use);
    else byId.set(use.to.id, [use]);
  }
  return {
    references: [...byId]
      .sort(([a], [b]) => compareText(a, b))
      .map(([id, own]) => [
        id,
        own
          .sort((a, b) => compareText(a.from, b.from) || a.type - b.type || a.how - b.how)
          .map(({ from, type, how }) => [from, type, how]),
      ]),
  };
}

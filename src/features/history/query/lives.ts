import { shardPrefix, type Snapshot, type SnapshotReferences } from '../../../model/history.ts';
import { artifactPath } from '../../../model/artifact.ts';
import type { Lifeline } from '../../../model/timeline.ts';
import { readNamed } from '../../../query/read.ts';
import type { Store } from '../../../store/store.ts';
import type { Comparison } from './compare.ts';
import { nodesOf, type HistoryNode } from './history-node.ts';
import { readFilesObject } from './read-history.ts';

/** A symbol that exists in the last snapshot that was added. Numbers of snapshots count from the oldest. */
export interface Life extends Pick<Lifeline, 'first' | 'sizes' | 'users' | 'last'> {
  node: HistoryNode;
  /** Hash of the bytes of its file. */
  hash: string;
  moves: NonNullable<Lifeline['moves']>;
  signatures: NonNullable<Lifeline['signatures']>;
}

/** Follows all symbols through snapshots, which are added from the oldest to the newest. */
export class Lives {
  readonly #store: Store;
  readonly #lives = new Map<string, Life>();
  readonly #users = new Map<string, { object: string; counts: ReadonlyMap<string, number> }>();
  #before: Snapshot | undefined;
  #at = -1;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The symbols of the newest snapshot by id. */
  get byId(): ReadonlyMap<string, Life> {
    return this.#lives;
  }

  /** Adds the next snapshot. `found` compares it with the one before; undefined for the first. */
  async add(snapshot: Snapshot, found: Comparison | undefined): Promise<void> {
    this.#at++;
    const before = this.#before;
    this.#before = snapshot;
    const touched = new Set<string>();
    if (found) this.#follow(found, touched);
    const known = new Set(before?.digits === snapshot.digits ? before.files.map(({ object }) => object) : []);
    for (const { object } of snapshot.files) {
      if (known.has(object)) continue;
      for (const file of await readFilesObject(this.#store, object))
        for (const node of nodesOf(file)) if (this.#update(node, file.hash)) touched.add(node.id);
    }
    if (before?.digits !== snapshot.digits) this.#users.clear();
    for (const shard of snapshot.references) await this.#readUsers(shard, touched);
    this.#dropUsers(snapshot, touched);
    for (const id of touched) this.#countUsers(id, snapshot);
  }

  /** Takes all moved symbols out before it puts any in, because two may have changed places. */
  #follow({ followed, removed }: Comparison, touched: Set<string>): void {
    const moving = [...followed].flatMap(([from, to]) => {
      const life = this.#lives.get(from);
      return life ? [{ from, to, life }] : [];
    });
    for (const { from } of moving) this.#lives.delete(from);
    for (const { id } of removed) this.#lives.delete(id);
    for (const { from, to, life } of moving) {
      life.moves.push([this.#at, from]);
      life.last = this.#at;
      this.#lives.set(to, life);
      touched.add(to);
    }
  }

  /** Notes the state of a symbol. Returns whether it is new. */
  #update(node: HistoryNode, hash: string): boolean {
    const at = this.#at;
    const lines = node.lines[1] - node.lines[0] + 1;
    const life = this.#lives.get(node.id);
    if (!life) {
      const sizes: Life['sizes'] = [[at, lines, node.size]];
      this.#lives.set(node.id, {
        node,
        hash,
        first: at,
        moves: [],
        signatures: [],
        sizes,
        users: [],
        last: at,
      });
      return true;
    }
    const old = life.node;
    // The text of a file includes its symbols.
    if (node.symbol === '' && life.hash !== hash) life.last = at;
    life.node = node;
    life.hash = hash;
    if (old.signature !== node.signature) life.signatures.push([at, old.signature ?? '']);
    if (old.signature !== node.signature || old.body !== node.body || old.doc !== node.doc) life.last = at;
    const [, oldLines, oldSize] = life.sizes.at(-1) ?? [at, -1, -1];
    if (oldLines !== lines || oldSize !== node.size) life.sizes.push([at, lines, node.size]);
    return false;
  }

  async #readUsers({ prefix, object }: Snapshot['references'][number], touched: Set<string>): Promise<void> {
    const known = this.#users.get(prefix);
    if (known?.object === object) return;
    const { references } = await readNamed<SnapshotReferences>(
      this.#store,
      artifactPath.historyObject(object),
    );
    const counts = new Map(
      references.map(([id, edges]) => [id, new Set(edges.map(([from]) => from)).size] as const),
    );
    for (const id of known?.counts.keys() ?? []) touched.add(id);
    for (const id of counts.keys()) touched.add(id);
    this.#users.set(prefix, { object, counts });
  }

  #dropUsers({ references }: Snapshot, touched: Set<string>): void {
    const prefixes = new Set(references.map(({ prefix }) => prefix));
    for (const [prefix, { counts }] of this.#users) {
      if (prefixes.has(prefix)) continue;
      for (const id of counts.keys()) touched.add(id);
      this.#users.delete(prefix);
    }
  }

  #countUsers(id: string, { digits }: Snapshot): void {
    const life = this.#lives.get(id);
    if (!life) return;
    const count = this.#users.get(shardPrefix(life.node.path, digits))?.counts.get(id) ?? 0;
    if (life.users.at(-1)?.[1] !== count) life.users.push([this.#at, count]);
  }
}

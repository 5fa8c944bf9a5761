import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { artifactPath } from '../../model/artifact.ts';
import type { DirectoryShard } from '../../model/directory-shard.ts';
import { atlasKey, fetchArtifact, memory } from '../scripts/atlas.ts';

/** One visible line of the tree. */
export interface TreeRow {
  kind: 'directory' | 'file' | 'more';
  path: string;
  name: string;
  address: string;
  /** 1 for what is in the root. */
  level: number;
  position: number;
  siblings: number;
  open: boolean;
}

/** A directory with more children than this goes on in its page. */
const MAX_CHILDREN = 500;
const OPEN_KEY = `open:${atlasKey}`;

/** What was open on the page before; nothing where what is kept was damaged. */
function keptPaths(): unknown[] {
  try {
    const kept: unknown = JSON.parse(memory.read(OPEN_KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Which directories are open, what is known of them, and the lines that follow. */
export class TreeState {
  readonly #open = new SvelteSet<string>();
  readonly #shards = new SvelteMap<string, DirectoryShard>();
  failed = $state<string>();

  readonly rows = $derived(this.#rowsOf('', 1));

  /** `at` is the path of the file or directory of the page: all around it are open. */
  constructor(at: string | undefined) {
    for (const path of keptPaths()) if (typeof path === 'string') this.#open.add(path);
    const segments = at?.split('/') ?? [];
    for (let depth = 1; depth <= segments.length; depth++) {
      const path = segments.slice(0, depth).join('/');
      // The last segment may be a file; that it is marked open does no harm then.
      if (path) this.#open.add(path);
    }
  }

  async load(): Promise<void> {
    await this.#load('', '');
  }

  async toggle(row: TreeRow, open = !row.open): Promise<void> {
    if (open) this.#open.add(row.path);
    else this.#open.delete(row.path);
    memory.write(OPEN_KEY, JSON.stringify([...this.#open].slice(-500)));
    if (open) await this.#load(row.path, row.address);
  }

  async #load(path: string, address: string): Promise<void> {
    try {
      const shard =
        this.#shards.get(path) ?? (await fetchArtifact<DirectoryShard>(artifactPath.directory(address)));
      this.#shards.set(path, shard);
      const open = shard.directories.filter((child) => this.#open.has(child.path));
      await Promise.all(open.map((child) => this.#load(child.path, child.address)));
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  #rowsOf(path: string, level: number): TreeRow[] {
    const shard = this.#shards.get(path);
    if (!shard) return [];
    const children = [
      ...shard.directories.map((entry) => ({ ...entry, kind: 'directory' as const })),
      ...shard.files.map((entry) => ({ ...entry, kind: 'file' as const })),
    ];
    const shown = children.slice(0, MAX_CHILDREN);
    const siblings = shown.length + (children.length > shown.length ? 1 : 0);
    const rows = shown.flatMap(({ kind, path: childPath, name, address }, index) => {
      const open = kind === 'directory' && this.#open.has(childPath);
      const row: TreeRow = {
        kind,
        path: childPath,
        name,
        address,
        level,
        position: index + 1,
        siblings,
        open,
      };
      return open ? [row, ...this.#rowsOf(childPath, level + 1)] : [row];
    });
    if (siblings === shown.length) return rows;
    const name = `${children.length - shown.length} more`;
    const more: TreeRow = {
      kind: 'more',
      path,
      name,
      address: shard.address,
      level,
      position: siblings,
      siblings,
      open: false,
    };
    return [...rows, more];
  }
}

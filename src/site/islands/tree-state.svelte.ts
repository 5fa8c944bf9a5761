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

/** Which directories are open, what is known of them, and the lines that follow. */
export class TreeState {
  #open = $state<Record<string, true>>({});
  #shards = $state.raw<Record<string, DirectoryShard>>({});
  failed = $state<string>();

  readonly rows = $derived(this.#rowsOf('', 1));

  /** `at` is the path of the file or directory of the page: all around it are open. */
  constructor(at: string | undefined) {
    const kept: unknown = JSON.parse(memory.read(OPEN_KEY) ?? '[]');
    if (Array.isArray(kept)) for (const path of kept) if (typeof path === 'string') this.#open[path] = true;
    const segments = at?.split('/') ?? [];
    for (let depth = 1; depth <= segments.length; depth++) {
      const path = segments.slice(0, depth).join('/');
      // The last segment may be a file; that it is marked open does no harm then.
      if (path) this.#open[path] = true;
    }
  }

  async load(): Promise<void> {
    await this.#load('', '');
  }

  async toggle(row: TreeRow, open = !row.open): Promise<void> {
    if (open) this.#open[row.path] = true;
    else Reflect.deleteProperty(this.#open, row.path);
    memory.write(OPEN_KEY, JSON.stringify(Object.keys(this.#open).slice(-500)));
    if (open) await this.#load(row.path, row.address);
  }

  async #load(path: string, address: string): Promise<void> {
    try {
      const shard =
        this.#shards[path] ?? (await fetchArtifact<DirectoryShard>(artifactPath.directory(address)));
      this.#shards = { ...this.#shards, [path]: shard };
      const open = shard.directories.filter((child) => this.#open[child.path]);
      await Promise.all(open.map((child) => this.#load(child.path, child.address)));
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  #rowsOf(path: string, level: number): TreeRow[] {
    const shard = this.#shards[path];
    if (!shard) return [];
    const children = [
      ...shard.directories.map((entry) => ({ ...entry, kind: 'directory' as const })),
      ...shard.files.map((entry) => ({ ...entry, kind: 'file' as const })),
    ];
    const shown = children.slice(0, MAX_CHILDREN);
    const siblings = shown.length + (children.length > shown.length ? 1 : 0);
    const rows = shown.flatMap(({ kind, path: childPath, name, address }, index) => {
      const open = kind === 'directory' && this.#open[childPath] === true;
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

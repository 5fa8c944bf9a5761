import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { directoryAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { DirectoryShard } from '../../model/directory-shard.ts';
import { baseName } from '../../model/path.ts';
import { count } from '../../render/counted.ts';
import { atlasKey, fetchArtifact, preferences } from '../scripts/atlas.ts';

/** One visible row of the tree. */
export interface TreeRow {
  /** `up` links to the parent of the topmost directory, `more` to further pages of a large directory. */
  kind: 'directory' | 'file' | 'up' | 'more';
  path: string;
  name: string;
  address: string;
  /** 1 for entries of the topmost directory. */
  level: number;
  position: number;
  siblings: number;
  open: boolean;
}

/**
 * For deeper pages, the tree starts `LEVELS_AROUND` levels above the page, because each level costs a request and
 * indentation.
 */
const MAX_LEVELS = 24;
const LEVELS_AROUND = 8;
const OPEN_KEY = `open:${atlasKey}`;

/** Returns the directories that were open on the previous page; empty if the stored value is damaged. */
function storedPaths(): unknown[] {
  try {
    const stored: unknown = JSON.parse(preferences.read(OPEN_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Images in the directory itself, which have a page. */
function imagesOf(shard: DirectoryShard): { path: string; name: string; address: string }[] {
  return shard.skipped.flatMap(({ path, name, image }) =>
    image === undefined || name.includes('/') ? [] : [{ path, name, address: image }],
  );
}

/** The state of the file tree: open directories, loaded shards, and the visible rows that result. */
export class TreeState {
  readonly #open = new SvelteSet<string>();
  readonly #shards = new SvelteMap<string, DirectoryShard>();
  /** Path of the topmost directory of the tree. */
  #top = $state('');
  failed = $state<string>();

  readonly rows = $derived([...this.#rowUp(), ...this.#rowsOf(this.#top, 1)]);

  /** `at` is the path of the page's file or directory; its parents are open. */
  constructor(at: string | undefined) {
    for (const path of storedPaths()) if (typeof path === 'string') this.#open.add(path);
    const segments = at?.split('/') ?? [];
    const above = segments.length > MAX_LEVELS ? segments.length - LEVELS_AROUND : 0;
    this.#top = segments.slice(0, above).join('/');
    for (let depth = above + 1; depth <= segments.length; depth++) {
      const path = segments.slice(0, depth).join('/');
      // The last segment may be a file; marking a file as open has no effect.
      if (path) this.#open.add(path);
    }
  }

  async load(): Promise<void> {
    if (this.#top !== '') {
      const address = directoryAddress(this.#top);
      const shard = await fetchArtifact<DirectoryShard>(artifactPath.directory(address)).catch(
        () => undefined,
      );
      // If names differ only in case, an address cannot be computed from the path: load the tree from the root.
      if (shard?.path !== this.#top) this.#top = '';
    }
    await this.#load(this.#top, directoryAddress(this.#top));
  }

  async toggle(row: TreeRow, open = !row.open): Promise<void> {
    if (open) this.#open.add(row.path);
    else this.#open.delete(row.path);
    preferences.write(OPEN_KEY, JSON.stringify([...this.#open].slice(-500)));
    if (open) await this.#load(row.path, row.address);
  }

  async #load(path: string, address: string): Promise<void> {
    try {
      const shard =
        this.#shards.get(path) ?? (await fetchArtifact<DirectoryShard>(artifactPath.directory(address)));
      const open = shard.directories.filter((child) => this.#open.has(child.path));
      await Promise.all(open.map((child) => this.#load(child.path, child.address)));
      // After those in it, so that rows do not move as they arrive.
      this.#shards.set(path, shard);
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  #rowUp(): TreeRow[] {
    const top = this.#top === '' ? undefined : this.#shards.get(this.#top);
    if (!top) return [];
    const { path, address } = top;
    const name = `…/${baseName(path)}/`;
    return [{ kind: 'up', path, name, address, level: 1, position: 1, siblings: 1, open: false }];
  }

  #rowsOf(path: string, level: number): TreeRow[] {
    const shard = this.#shards.get(path);
    if (!shard) return [];
    const children = [
      ...shard.directories.map((entry) => ({ ...entry, kind: 'directory' as const })),
      ...[...shard.files, ...imagesOf(shard)]
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map((entry) => ({ ...entry, kind: 'file' as const })),
    ];
    const rest = (shard.parts?.entries ?? 0) - shard.directories.length - shard.files.length;
    const siblings = children.length + (rest > 0 ? 1 : 0);
    const rows = children.flatMap(({ kind, path: childPath, name, address }, index) => {
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
    if (rest <= 0) return rows;
    const name = `${count(rest)} more`;
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

import { addToList } from '../../model/group-by.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { End, FileShard } from '../../model/file-shard.ts';
import { LineTexts } from '../../model/line-texts.ts';
import { lineOffsets, shownLine } from '../../model/lines.ts';
import { withLinesElsewhere } from '../../model/lines-elsewhere.ts';
import { compareText } from '../../model/order.ts';
import type { Store } from '../../store/store.ts';
import {
  namedCandidates,
  namedEdges,
  withEdges,
  type NamedCandidate,
  type NamedEdge,
} from './shard-edges.ts';

/**
 * File shards with changed files. For a changed file, outgoing edges come from the checkout, and incoming
 * ones from the published atlas if their target still exists. For other files it is the reverse.
 */
export class OverlayFiles {
  readonly #base: Store;
  /** By path of the artifact. */
  readonly #changed: ReadonlyMap<string, FileShard>;
  readonly #paths: ReadonlySet<string>;
  readonly #ids: ReadonlySet<string>;
  /** Edges from changed files to other files, by path of the target. */
  readonly #edges = new Map<string, NamedEdge[]>();
  readonly #candidates = new Map<string, NamedCandidate[]>();
  readonly #merged = new Map<string, Promise<FileShard>>();
  readonly #sources: ReadonlyMap<string, string>;

  /** `touched` are the paths of changed and removed files; `shards` are those of the changed ones. */
  constructor(base: Store, touched: ReadonlySet<string>, shards: readonly FileShard[]) {
    this.#base = base;
    this.#paths = touched;
    this.#changed = new Map(shards.map((shard) => [artifactPath.file(shard.address), shard]));
    this.#sources = new Map(shards.map(({ path, source }) => [path, source]));
    this.#ids = new Set(shards.flatMap(({ nodes }) => nodes.map(({ id }) => id)));
    for (const shard of shards) {
      for (const edge of namedEdges(shard))
        if (edge.from.path === shard.path) add(this.#edges, [edge.to], edge);
      for (const edge of namedCandidates(shard)) {
        if (edge.from.path === shard.path) add(this.#candidates, edge.to, edge);
      }
    }
  }

  /** Undefined if the file does not exist or was removed. */
  async read(path: string): Promise<FileShard | undefined> {
    const changed = this.#changed.get(path);
    if (changed) {
      const merged = this.#merged.get(path) ?? this.#mergeChanged(changed, path);
      this.#merged.set(path, merged);
      return merged;
    }
    const base = (await this.#base.read(path)) as FileShard | undefined;
    if (!base || !('ends' in base)) return base;
    if (this.#paths.has(base.path)) return undefined;
    if (
      !this.#edges.has(base.path) &&
      !this.#candidates.has(base.path) &&
      !base.ends.some((end) => this.#isTouched(end))
    ) {
      return base;
    }
    const merged = this.#merged.get(path) ?? Promise.resolve(this.#mergeUnchanged(base));
    this.#merged.set(path, merged);
    return merged;
  }

  async #mergeChanged(shard: FileShard, path: string): Promise<FileShard> {
    const before = (await this.#base.read(path)) as FileShard | undefined;
    const own = (end: End): boolean => end.path === shard.path;
    const edges = namedEdges(shard).filter(({ from }) => this.#isTouched(from));
    const candidates = namedCandidates(shard).filter(({ from }) => this.#isTouched(from));
    if (before?.path !== shard.path) return this.#withLines(withEdges(shard, edges, candidates), undefined);
    const merged = withEdges(
      withSkippedMentions(shard, before),
      [
        ...edges,
        ...namedEdges(before).filter(
          ({ from, to }) => !own(from) && !this.#isTouched(from) && this.#ids.has(to.id),
        ),
      ],
      [
        ...candidates,
        ...namedCandidates(before).flatMap((edge) => (this.#isTouched(edge.from) ? [] : this.#alive(edge))),
      ],
    );
    return this.#withLines(merged, before);
  }

  #mergeUnchanged(base: FileShard): FileShard {
    const merged = withEdges(
      base,
      [
        ...namedEdges(base).filter(({ from, to }) => !this.#isTouched(from) && this.#isThere(to)),
        ...(this.#edges.get(base.path) ?? []),
      ],
      [
        ...namedCandidates(base).flatMap((edge) => (this.#isTouched(edge.from) ? [] : this.#alive(edge))),
        ...(this.#candidates.get(base.path) ?? []),
      ],
    );
    return this.#withLines(merged, base);
  }

  /** Adds the lines of references: those of changed files from their sources, the others as they were published. */
  #withLines(shard: FileShard, published: FileShard | undefined): FileShard {
    const known = published && new LineTexts(published);
    const starts = new Map<string, readonly number[]>();
    return withLinesElsewhere(shard, (path, line) => {
      const source = this.#sources.get(path);
      if (source === undefined) return this.#paths.has(path) ? undefined : known?.textAt(path, line);
      const offsets = starts.get(path) ?? lineOffsets(source);
      starts.set(path, offsets);
      return shownLine(source, offsets, line);
    });
  }

  #isTouched({ path }: End): boolean {
    return this.#paths.has(path);
  }

  #isThere(end: End): boolean {
    return !this.#isTouched(end) || this.#ids.has(end.id);
  }

  #alive(edge: NamedCandidate): NamedCandidate[] {
    const to = edge.to.filter((end) => this.#isThere(end));
    return to.length > 0 ? [{ ...edge, to }] : [];
  }
}

/**
 * Copies the names found in skipped files from the published shard, because skipped files are not searched
 * again.
 */
function withSkippedMentions(shard: FileShard, before: FileShard): FileShard {
  const newIndexes = new Map(shard.nodes.map(({ id }, index) => [id, index]));
  const names = new Map((shard.mentionedInSkipped ?? []).map(({ path, nodes }) => [path, new Set(nodes)]));
  for (const { path, nodes } of before.mentionedInSkipped ?? []) {
    const known = names.get(path) ?? new Set<number>();
    for (const node of nodes) {
      const newIndex = newIndexes.get(before.nodes[node]?.id ?? '');
      if (newIndex !== undefined) known.add(newIndex);
    }
    if (known.size > 0) names.set(path, known);
  }
  if (names.size === 0) return shard;
  const mentionedInSkipped = [...names]
    .map(([path, nodes]) => ({ path, nodes: [...nodes].sort((a, b) => a - b) }))
    .sort((a, b) => compareText(a.path, b.path));
  return { ...shard, mentionedInSkipped };
}

/** Adds an edge under each file that contains one of its ends, once. */
function add<Edge>(edges: Map<string, Edge[]>, ends: readonly End[], edge: Edge): void {
  for (const path of new Set(ends.filter(({ kind }) => kind !== 'package').map((end) => end.path))) {
    addToList(edges, path, edge);
  }
}

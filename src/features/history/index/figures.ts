import { artifactPath, isFileShard, type Artifact } from '../../../model/artifact.ts';
import type { AtlasIndex } from '../../../model/atlas-index.ts';
import type { DeadCodeShard, DeadItem } from '../../../model/dead-code.ts';
import type { FileShard } from '../../../model/file-shard.ts';
import type { Cycles } from '../../../model/quality.ts';
import type { SnapshotFigures } from '../../../model/snapshot-figures.ts';

const deadCode = artifactPath.deadCode('');
const deadCodeIndex = artifactPath.deadCode('index.json');

/** Collects the figures of a snapshot from the artifacts of its commit: file shards, import cycles, dead code and the index. */
export class FiguresBuilder {
  readonly #complexities: number[] = [];
  readonly #dead: DeadItem[] = [];
  #cycles: Cycles['cycles'] = [];
  #index: AtlasIndex | undefined;

  /** Adds an artifact; the order does not matter. Artifacts of other kinds are ignored. */
  add({ path, value }: Artifact): void {
    if (isFileShard(path)) {
      for (const { complexity } of (value as FileShard).nodes)
        if (complexity !== undefined) this.#complexities.push(complexity);
    } else if (path === artifactPath.cycles) this.#cycles = (value as Cycles).cycles;
    else if (path === artifactPath.index) this.#index = value as AtlasIndex;
    else if (path.startsWith(deadCode) && path !== deadCodeIndex)
      for (const item of (value as DeadCodeShard).items) this.#dead.push(item);
  }

  /** Returns the figures; undefined if the index was not added. */
  build(): SnapshotFigures | undefined {
    const index = this.#index;
    if (!index) return undefined;
    const { counts, coverage, languages } = index;
    const { certain, candidate, unresolved } = coverage.sites;
    return {
      files: counts.files,
      lines: counts.lines,
      languages: languages.map(({ language, files, lines }) => ({ language, files, lines })),
      symbols: counts.symbols,
      kinds: counts.nodesByKind,
      complexity: this.#complexity(),
      cycles: {
        total: this.#cycles.length,
        files: this.#cycles.reduce((sum, { files }) => sum + files.length, 0),
      },
      deadCode: {
        items: this.#dead.length,
        severe: this.#dead.filter(({ severity }) => severity === 'CRITICAL' || severity === 'HIGH').length,
        lines: outermost(this.#dead).reduce((sum, { lines }) => sum + lines, 0),
      },
      coverage: {
        references: certain + candidate + unresolved,
        resolved: certain,
        failedFiles: coverage.failedFileCount,
        partialFiles: coverage.partialFileCount,
      },
    };
  }

  #complexity(): SnapshotFigures['complexity'] {
    const sorted = this.#complexities.toSorted((a, b) => a - b);
    const sum = sorted.reduce((total, each) => total + each, 0);
    return {
      callables: sorted.length,
      sum,
      mean: sorted.length === 0 ? 0 : Math.round((sum / sorted.length) * 100) / 100,
      p90: sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0,
      max: sorted.at(-1) ?? 0,
    };
  }
}

/** Returns the items that are in no other item. */
function outermost(items: readonly DeadItem[]): DeadItem[] {
  const names = new Set(items.map(({ id, path }) => placeOf(id, path)));
  return items.filter(({ id, path }) => {
    const place = placeOf(id, path);
    const symbol = place.slice(path.length + 1);
    if (symbol === '') return true;
    if (names.has(`${path}:`)) return false;
    for (let dot = symbol.lastIndexOf('.'); dot > 0; dot = symbol.lastIndexOf('.', dot - 1))
      if (names.has(`${path}:${symbol.slice(0, dot)}`)) return false;
    return true;
  });
}

/** Returns the path and the qualified name of an item without its kind. */
function placeOf(id: string, path: string): string {
  const rest = id.slice(id.indexOf(':') + 1);
  return rest.length > path.length ? rest : `${path}:`;
}

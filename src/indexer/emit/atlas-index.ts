import { SCHEMA_VERSION, type AtlasIndex, type Highlighted } from '../../model/atlas-index.ts';
import { skipReasons, type Coverage } from '../../model/coverage.ts';
import type { DirectoryShard } from '../../model/directory-shard.ts';
import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import { edgeTypes, hows, nodeKinds, type EdgeType, type How, type NodeKind } from '../../model/kinds.ts';
import { compareText } from '../../model/order.ts';
import type { Atlas } from './atlas.ts';
import { readmeOf } from './directories.ts';

const MAX_TOP = 20;
const MAX_ENTRY_POINTS = 50;
const MAX_EXAMPLES = 5;

/** Counts and ranks what passes by, so that the index needs no second look at the shards. */
export class Tally {
  readonly #kinds = new Map<NodeKind, number>();
  readonly #types = new Map<EdgeType, number>();
  readonly #hows = new Map<How, number>();
  readonly #languages = new Map<string | null, { files: number; lines: number; bytes: number }>();
  readonly #modules = new Top();
  readonly #symbols = new Top();
  readonly #entryPoints: Highlighted[] = [];
  readonly #entryPaths: ReadonlySet<string>;
  readonly #rootFiles: string[] = [];

  constructor(atlas: Atlas) {
    this.#entryPaths = new Set(atlas.entryPoints);
  }

  add(shard: FileShard): void {
    const file = shard.nodes[0];
    if (file) this.#modules.add(file, shard.path);
    for (const node of shard.nodes) {
      increment(this.#kinds, node.kind);
      if (node.parent === null) continue;
      increment(this.#types, 'DEFINES');
      this.#symbols.add(node, shard.path);
    }
    for (const edge of [...shard.edges, ...shard.candidates]) {
      if (edge.from >= shard.nodes.length) continue;
      increment(this.#types, edge.type);
      increment(this.#hows, edge.how);
    }
    const language = this.#languages.get(shard.language) ?? { files: 0, lines: 0, bytes: 0 };
    this.#languages.set(shard.language, {
      files: language.files + 1,
      lines: language.lines + shard.lines,
      bytes: language.bytes + shard.bytes,
    });
    if (file && this.#entryPaths.has(shard.path) && this.#entryPoints.length < MAX_ENTRY_POINTS) {
      this.#entryPoints.push(highlighted(file, shard.path));
    }
    if (!shard.path.includes('/')) this.#rootFiles.push(shard.path);
  }

  /** The index, once all files have been added. */
  toIndex(
    atlas: Atlas,
    directories: readonly DirectoryShard[],
    symbolShards: AtlasIndex['symbolShards'],
  ): AtlasIndex {
    const totals = directories[0]?.totals;
    return {
      schemaVersion: SCHEMA_VERSION,
      generator: { name: 'treeatlas', version: atlas.version },
      repository: {
        name: atlas.repository.name,
        commit: atlas.repository.commit,
        branch: atlas.repository.branch,
        dirty: atlas.repository.dirty,
      },
      grammars: atlas.grammars.map(({ name, manifest, hash }) => ({
        language: name,
        title: manifest.title,
        color: manifest.color,
        hash,
      })),
      counts: {
        directories: directories.length,
        files: totals?.files ?? 0,
        lines: totals?.lines ?? 0,
        bytes: totals?.bytes ?? 0,
        symbols: totals?.symbols ?? 0,
        nodesByKind: inOrder(nodeKinds, this.#kinds),
        edgesByType: inOrder(edgeTypes, this.#types),
        edgesByHow: inOrder(hows, this.#hows),
      },
      languages: [...this.#languages]
        .map(([language, counts]) => ({ language, ...counts }))
        .sort((a, b) => b.bytes - a.bytes || compareText(a.language ?? '', b.language ?? '')),
      coverage: coverageOf(atlas),
      readme: readmeOf(this.#rootFiles),
      entryPoints: this.#entryPoints,
      topModules: this.#modules.list(),
      topSymbols: this.#symbols.list(),
      symbolShards,
      operations: [],
    };
  }
}

/** Keeps the nodes of highest rank. What nothing depends on is not put forward. */
class Top {
  #nodes: Highlighted[] = [];

  add(node: ShardNode, path: string): void {
    if (node.rank <= 0.2) return;
    this.#nodes.push(highlighted(node, path));
    if (this.#nodes.length > MAX_TOP * 50) this.#nodes = this.list();
  }

  list(): Highlighted[] {
    return [...this.#nodes].sort((a, b) => b.rank - a.rank || compareText(a.id, b.id)).slice(0, MAX_TOP);
  }
}

function highlighted({ id, name, kind, address, nameSpan, rank }: ShardNode, path: string): Highlighted {
  return { id, name, kind, path, address, line: nameSpan[0], rank };
}

export function coverageOf({ records, skipped, analysis }: Atlas): Coverage {
  const sites = { certain: 0, candidate: 0, unresolved: 0 };
  for (const { counts } of analysis.linked.links) {
    sites.certain += counts.certain;
    sites.candidate += counts.candidate;
    sites.unresolved += counts.unresolved;
  }
  const left = [
    ...skipped,
    ...records
      .filter(({ status }) => status === 'text')
      .map(({ path }) => ({ path, reason: 'unsupported-language' as const })),
  ];
  const supported = records.filter(({ status }) => status !== 'text');
  return {
    supportedFileCount: supported.length,
    skippedFileCount: left.length,
    failedFileCount: supported.filter(({ status }) => status === 'failed').length,
    partialFileCount: supported.filter(({ status }) => status === 'partial').length,
    reasons: Object.keys(skipReasons).flatMap((reason) => {
      const paths = left.filter((each) => each.reason === reason).map(({ path }) => path);
      const examples = paths.sort(compareText).slice(0, MAX_EXAMPLES);
      return paths.length === 0 ? [] : [{ reason, count: paths.length, examples }];
    }),
    sites,
  };
}

function increment<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Counts in the order of the vocabulary, those that are not zero. */
function inOrder<K extends string>(
  keys: readonly K[],
  counts: ReadonlyMap<K, number>,
): Partial<Record<K, number>> {
  const entries = keys.flatMap((key) => (counts.has(key) ? [[key, counts.get(key)] as const] : []));
  return Object.fromEntries(entries) as Partial<Record<K, number>>;
}

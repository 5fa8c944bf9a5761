import { SCHEMA_VERSION, type AtlasIndex, type Highlighted } from '../../model/atlas-index.ts';
import { skipReasons, type Coverage } from '../../model/coverage.ts';
import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import { compareText } from '../../model/order.ts';
import type { Atlas } from './atlas.ts';
import { namedLanguages } from './coverage-gaps.ts';
import { countsOf } from './counts.ts';
import { readmeOf } from './directories.ts';

const MAX_TOP = 20;
const MAX_ENTRY_POINTS = 50;
const MAX_EXAMPLES = 5;

/** Collects counts and ranks while shards are written, so that the index does not need to read them again. */
export class Tally {
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
    for (const node of shard.nodes) if (node.parent !== null) this.#symbols.add(node, shard.path);
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

  /** Returns the index after all files have been added. */
  toIndex(atlas: Atlas, symbolShards: AtlasIndex['symbolShards']): AtlasIndex {
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
      counts: countsOf(atlas),
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

/** Keeps the nodes with the highest rank. Omits nodes that nothing depends on. */
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

export function coverageOf({ grammars, records, skipped, analysis }: Atlas): Coverage {
  const sites = { certain: 0, candidate: 0, unresolved: 0 };
  for (const { counts } of analysis.linked.links) {
    sites.certain += counts.certain;
    sites.candidate += counts.candidate;
    sites.unresolved += counts.unresolved;
  }
  const withoutCode = [
    ...skipped,
    ...records
      .filter(({ status }) => status === 'text')
      .map(({ path }) => ({ path, reason: 'unsupported-language' as const })),
  ];
  const languages = new Set(records.map(({ language }) => language));
  const supported = records.filter(({ status }) => status !== 'text');
  return {
    supportedFileCount: supported.length,
    skippedFileCount: withoutCode.length,
    failedFileCount: supported.filter(({ status }) => status === 'failed').length,
    partialFileCount: supported.filter(({ status }) => status === 'partial').length,
    reasons: Object.keys(skipReasons).flatMap((reason) => {
      const paths = withoutCode.filter((each) => each.reason === reason).map(({ path }) => path);
      const examples = paths.sort(compareText).slice(0, MAX_EXAMPLES);
      return paths.length === 0 ? [] : [{ reason, count: paths.length, examples }];
    }),
    namedLanguages: [...namedLanguages(grammars)].filter((each) => languages.has(each)).sort(compareText),
    sites,
  };
}

import type { Artifact } from '../../src/model/artifact.ts';
import type { Accuracy, AccuracyFigures, AccuracyUnits } from '../../src/model/accuracy.ts';
import { artifactPath } from '../../src/model/artifact.ts';
import { SCHEMA_VERSION, type AtlasIndex, type Highlighted } from '../../src/model/atlas-index.ts';
import type { Finding } from '../../src/model/coverage.ts';
import type { FileShard, ShardNode } from '../../src/model/file-shard.ts';
import type { CoverageGaps, Cycles, DynamicCalls, IncompleteFiles } from '../../src/model/quality.ts';
import { LayeredStore } from '../../src/derive/layered-store.ts';
import { layers } from '../../src/features/layers.ts';
import { buildDirectories, buildFiles, buildSymbols, fileArtifacts } from './atlas-builder.ts';
import { tinyBlame } from './tiny-blame.ts';
import { tinyChanges } from './tiny-changes.ts';
import { tinyHistory } from './tiny-history.ts';
import { tinyRepository } from './tiny-repository.ts';

/** The artifacts of a small shop, made by hand: one of everything that an atlas can hold. */
export function tinyArtifacts(): Artifact[] {
  const files = buildFiles(tinyRepository);
  const symbols = buildSymbols(tinyRepository, files);
  const directories = buildDirectories(tinyRepository, files);
  const findings = files.flatMap((file) => file.findings);
  return [
    { path: artifactPath.index, value: index(files, directories.length, symbols) },
    ...directories.map((value) => ({ path: artifactPath.directory(value.address), value })),
    ...fileArtifacts(files),
    ...symbols.map(({ file, shard }) => ({ path: artifactPath.symbols(file), value: shard })),
    { path: artifactPath.cycles, value: { cycles: [cycle] } satisfies Cycles },
    {
      path: artifactPath.findings,
      value: { total: findings.length, findings } satisfies { total: number; findings: Finding[] },
    },
    { path: artifactPath.complexity, value: complexity(files) },
    {
      path: artifactPath.coverageGaps,
      value: {
        families: [
          {
            languages: ['toy'],
            references: 'resolved',
            files: 5,
            partial: 1,
            failed: 0,
            skipped: 0,
            unsearched: 0,
            dynamicCalls: 1,
            valueCalls: 2,
            notFollowed: [],
          },
        ],
      } satisfies CoverageGaps,
    },
    {
      path: artifactPath.dynamicCalls,
      value: {
        total: 1,
        files: [{ path: 'src/main.ts', address: 'src/main.ts', total: 1, sites: [[9, 3, 9, 7]] }],
      } satisfies DynamicCalls,
    },
    { path: artifactPath.accuracy, value: tinyAccuracy },
    {
      path: artifactPath.incompleteFiles,
      value: { total: 1, files: [incompleteFile(files.find(({ status }) => status === 'partial')!)] },
    },
  ];
}

const back = { from: 'src/shop/order.ts', to: 'src/shop/cart.ts', line: 1, places: 1 };

const cycle: Cycles['cycles'][number] = {
  files: ['src/shop/cart.ts', 'src/shop/order.ts'],
  imports: [{ from: 'src/shop/cart.ts', to: 'src/shop/order.ts', line: 2, places: 3 }, back],
  cut: [back],
};

const figures = (right: number, wrong: number, missed: number, unjudged: number): AccuracyFigures => {
  const [precision, recall] = [right / (right + wrong), right / (right + missed)];
  return {
    right,
    wrong,
    missed,
    unjudged,
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall),
  };
};
const units: AccuracyUnits = {
  calls: figures(970, 30, 50, 12),
  references: figures(1900, 40, 80, 9),
  imports: figures(100, 0, 1, 0),
};

/** Numbers made up for the toy language. */
const tinyAccuracy: Accuracy = {
  schema: 1,
  version: '0.1.0',
  measured: '2026-01-02',
  oracles: [{ name: 'toy-compiler', version: '1.2.3' }],
  repositories: (['tuned', 'unseen'] as const).map((set) => ({
    name: `toys-${set}`,
    language: 'toy',
    kind: 'library with decorators',
    version: '3.2.1',
    set,
    files: 120,
    lines: 34_567,
    units,
  })),
  totals: (['tuned', 'unseen'] as const).map((set) => ({ language: 'toy', set, units })),
  rules: [
    {
      language: 'toy',
      set: 'unseen',
      how: 'scope',
      edges: 700,
      judged: 690,
      right: 688,
      precision: 688 / 690,
    },
    {
      language: 'toy',
      set: 'unseen',
      unit: 'calls',
      how: 'member',
      rule: 'declared type',
      edges: 300,
      judged: 300,
      right: 272,
      precision: 272 / 300,
    },
  ],
  candidates: [
    { language: 'toy', set: 'unseen', unit: 'calls', places: 40, judged: 30, withRight: 24, candidates: 90 },
  ],
  rivals: [
    {
      name: 'guesser',
      version: '9.9.9',
      repository: 'toys-unseen',
      language: 'toy',
      set: 'unseen',
      calls: figures(500, 200, 520, 0),
    },
  ],
};

export function tinyAtlas(): LayeredStore {
  return new LayeredStore([...tinyArtifacts(), ...tinyChanges(), ...tinyHistory()], layers, tinyBlame);
}

function index(
  files: FileShard[],
  directories: number,
  symbols: ReturnType<typeof buildSymbols>,
): AtlasIndex {
  const nodes = files.flatMap((file) => file.nodes.map((node) => ({ file, node })));
  const own = files.flatMap((file) => file.edges.filter((edge) => edge.from < file.nodes.length));
  const candidates = files.flatMap((file) => file.candidates.filter((edge) => edge.from < file.nodes.length));
  const sum = (of: (file: FileShard) => number, among = files) =>
    among.reduce((total, file) => total + of(file), 0);
  const language = (name: string | null) => {
    const among = files.filter((file) => file.language === name);
    return {
      language: name,
      files: among.length,
      lines: sum((file) => file.lines, among),
      bytes: sum((file) => file.bytes, among),
    };
  };
  const top = (modules: boolean) =>
    nodes
      .filter(({ file, node }) => (node.kind === 'module') === modules && file.language !== null)
      .sort((a, b) => b.node.rank - a.node.rank)
      .map(({ file, node }) => highlighted(file, node));
  return {
    schemaVersion: SCHEMA_VERSION,
    generator: { name: 'treeatlas', version: '0.1.0' },
    repository: { name: 'tiny-shop', commit: 'c0ffee'.padEnd(40, '0'), branch: 'main', dirty: false },
    grammars: [{ language: 'toy', title: 'Toy', color: '#3178c6', hash: 'f'.repeat(64) }],
    counts: {
      directories,
      files: files.length,
      lines: sum((file) => file.lines),
      bytes: sum((file) => file.bytes),
      symbols: nodes.length - files.length,
      nodesByKind: tally(nodes.map(({ node }) => node.kind)),
      edgesByType: tally([...own, ...candidates].map((edge) => edge.type)),
      edgesByHow: tally([...own, ...candidates].map((edge) => edge.how)),
    },
    languages: [language('toy'), language(null)],
    coverage: {
      supportedFileCount: files.filter((file) => file.language !== null).length,
      skippedFileCount: 2,
      failedFileCount: 0,
      partialFileCount: 1,
      reasons: [
        { reason: 'binary', count: 1, examples: ['assets/logo.png'] },
        { reason: 'unsupported-language', count: 1, examples: ['README.md'] },
      ],
      namedLanguages: [],
      sites: { certain: sum((file) => file.edges.length), candidate: candidates.length, unresolved: 2 },
    },
    readme: 'README.md',
    entryPoints: [
      highlighted(
        files.find((file) => file.path === 'src/main.ts')!,
        0,
      ),
    ],
    firstFiles: top(true)
      .slice(0, 3)
      .map((file) => ({ ...file, defines: ['Cart'] })),
    topModules: top(true),
    topSymbols: top(false),
    symbolShards: symbols.map(({ file, shard }) => ({
      prefix: shard.prefix,
      file,
      count: shard.rows.length,
    })),
    operations: [],
  };
}

function highlighted(file: FileShard, of: ShardNode | number): Highlighted {
  const { id, name, kind, address, nameSpan, rank } = typeof of === 'number' ? file.nodes[of]! : of;
  return { id, name, kind, path: file.path, address, line: nameSpan[0], rank };
}

function incompleteFile({
  path,
  address,
  language,
  status,
  findings,
}: FileShard): IncompleteFiles['files'][number] {
  return { path, address, language, status, lines: findings.flatMap(({ span }) => span?.[0] ?? []) };
}

function complexity(files: FileShard[]) {
  const callables = files.flatMap(({ path, nodes }) =>
    nodes.flatMap(({ id, name, address, complexity: value, span }) =>
      value === undefined
        ? []
        : [{ id, name, path, address, line: span[0], complexity: value, lines: span[2] - span[0] + 1 }],
    ),
  );
  return { callables: callables.sort((a, b) => b.complexity - a.complexity) };
}

function tally<Key extends string>(keys: Key[]): Partial<Record<Key, number>> {
  const counts = new Map<Key, number>();
  for (const key of keys.toSorted()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Object.fromEntries(counts) as Partial<Record<Key, number>>;
}

import { artifactPath, isFileShard } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import type { ChangesIndex } from '../model/changes-index.ts';
import type { DirectoryPart, DirectoryShard, FileEntry } from '../model/directory-shard.ts';
import type { FileShard } from '../model/file-shard.ts';

/**
 * Returns the index without the parts that change with every commit; counts are reduced to 0 or 1. Jobs of a file or
 * directory get it instead of the whole index, so their outputs cannot depend on those parts.
 */
export function stableIndex(index: AtlasIndex): AtlasIndex {
  const { counts, coverage, packages: _packages, testCommands: _commands, project, ...rest } = index;
  const { name, title, forge, blame } = index.repository;
  return {
    ...rest,
    operations: rest.operations.map(({ example: _example, ...operation }) => operation),
    repository: {
      name,
      ...(title === undefined ? {} : { title }),
      commit: null,
      branch: null,
      dirty: false,
      ...(forge ? { forge } : {}),
      ...(blame ? { blame } : {}),
    },
    counts: {
      directories: sign(counts.directories),
      files: sign(counts.files),
      lines: sign(counts.lines),
      bytes: sign(counts.bytes),
      symbols: sign(counts.symbols),
      nodesByKind: {},
      edgesByType: {},
      edgesByHow: {},
    },
    languages: [],
    ...(project ? { project: { name: project.name, description: null } } : {}),
    coverage: {
      supportedFileCount: sign(coverage.supportedFileCount),
      skippedFileCount: sign(coverage.skippedFileCount),
      failedFileCount: sign(coverage.failedFileCount),
      partialFileCount: sign(coverage.partialFileCount),
      reasons: [],
      namedLanguages: coverage.namedLanguages,
      sites: { certain: 0, candidate: 0, unresolved: 0 },
    },
    readme: null,
    entryPoints: [],
    firstFiles: [],
    topModules: [],
    topSymbols: [],
    symbolShards: [],
  };
}

/**
 * Returns a directory without measures such as sizes, which change with every edit below it. Jobs of files get it instead
 * of the whole directory, so an edit of a file does not make its neighbours stale. Names and imports are kept.
 */
export function stableDirectory<Shard extends DirectoryShard | DirectoryPart>(shard: Shard): Shard {
  return {
    ...shard,
    ...('totals' in shard ? { totals: noTotals } : {}),
    directories: shard.directories.map(({ path, name, address }) => ({ ...noTotals, path, name, address })),
    files: shard.files.map((file) => ({ ...file, ...noMeasures })),
    dependencies: shard.dependencies.map(({ from, to }) => ({ from, to, count: 1 })),
  };
}

/**
 * Returns a file without the lines of what it refers to in other files. Pages link to those by name, so an edit at the top of a
 * popular file does not make the pages of all files that use it stale.
 */
export function stableFile(shard: FileShard): FileShard {
  return { ...shard, ends: shard.ends.map(({ line: _line, ...end }) => end) };
}

/** Returns the list of comparisons without all but one entry: most pages only link to it, if there are some. */
function stableChanges({ comparisons, ...index }: ChangesIndex): ChangesIndex {
  return { ...index, comparisons: comparisons.slice(0, 1).map((entry) => ({ ...entry, ...noEntry })) };
}

/** Whether jobs of files get only the stable part of an artifact. */
export function hasStablePart(path: string): boolean {
  return path.startsWith(directories) || isFileShard(path) || path === artifactPath.changesIndex;
}

/** Returns the stable part of a directory or file, or of the list of comparisons. */
export function stablePart(path: string, value: unknown): unknown {
  if (path === artifactPath.changesIndex) return stableChanges(value as ChangesIndex);
  return isFileShard(path) ? stableFile(value as FileShard) : stableDirectory(value as DirectoryShard);
}

const directories = artifactPath.directory('').slice(0, -'index.json'.length);
const noTokens = { skeleton: 0, summary: 0, full: 0 };
const noTotals: DirectoryShard['totals'] = { files: 0, lines: 0, bytes: 0, symbols: 0, tokens: noTokens };
const noMeasures = {
  lines: 0,
  bytes: 0,
  symbols: 0,
  complexity: 0,
  rank: 0,
  tokens: noTokens,
} satisfies Partial<FileEntry>;

const noState = { name: '', commit: null, time: null, subject: null };
const noEntry: ChangesIndex['comparisons'][number] = {
  isOfAtlas: true,
  hasDifferences: true,
  range: '',
  base: noState,
  head: noState,
  files: 0,
  symbols: 0,
  breaking: 0,
  mustChange: 0,
  risk: 'low',
};

function sign(count: number): 0 | 1 {
  return count > 0 ? 1 : 0;
}

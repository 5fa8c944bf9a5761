import { SCHEMA_VERSION, type AtlasIndex } from '../model/atlas-index.ts';
import { artifactPath } from '../model/artifact.ts';
import type { FileEntry } from '../model/directory-shard.ts';
import type { FileShard } from '../model/file-shard.ts';
import { compareText } from '../model/order.ts';
import { baseName } from '../model/path.ts';
import { LruCache } from '../store/lru-cache.ts';
import type { Store } from '../store/store.ts';
import { claimPathAddresses } from './emit/addresses.ts';
import { directoryArtifacts } from './emit/directory-parts.ts';
import { readmeOf } from './analyse/readme-of.ts';
import { directoryShards } from './emit/directories.ts';
import { imageArtifact } from './emit/image-artifact.ts';
import { selectImages } from './images/images.ts';
import { findFiles } from './find-files.ts';
import { createIndexRun, type IndexOptions, type IndexRun } from './index-run.ts';
import { indexRepository } from './index.ts';

/** Characters of source whose shards are kept: a page asks for a file several times. */
const MAX_CHARACTERS = 2_000_000;

const noTokens = { skeleton: 0, summary: 0, full: 0 };

/**
 * An atlas of files that are not indexed yet: the tree by the listing, and each file by itself when it is read, with its outline and highlights. It
 * knows no references, and no size but bytes, so whoever shows it must say so.
 */
export async function openEarlyAtlas(options: IndexOptions): Promise<Store> {
  const run = createIndexRun(options);
  const { entries, files, skipped, images: found } = await findFiles(run);
  const images = selectImages(found, run.source, run.settings.secrets);
  const sorted = [...files].sort((a, b) => compareText(a.path, b.path));
  const addresses = claimPathAddresses([...files, ...found].map(({ path }) => path).sort(compareText));
  const listed = sorted.map(({ path, language, size }): FileEntry => ({
    path,
    name: baseName(path),
    address: addresses.file(path),
    language,
    status: language === null ? 'text' : 'parsed',
    lines: 0,
    bytes: size,
    symbols: 0,
    complexity: 0,
    rank: 0,
    tokens: noTokens,
  }));
  const directories = directoryShards(listed, {
    ...{ skipped, images: found, addresses },
    ...{ references: new Int32Array(), paths: [] },
  });
  const known = new Map<string, unknown>(
    directories.flatMap(directoryArtifacts).map(({ path, value }) => [path, value]),
  );
  known.set(artifactPath.index, earlyIndex(run, listed, directories.length));
  const pathAt = new Map(listed.map(({ path, address }) => [artifactPath.file(address), path]));
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const pictures = new Map(
    images.files.map((file) => {
      const { path, make } = imageArtifact(file, images, addresses);
      return [path, make];
    }),
  );
  const shards = new LruCache<FileShard>(MAX_CHARACTERS);
  return {
    async read(artifact) {
      const entry = byPath.get(pathAt.get(artifact) ?? '');
      if (!entry) return known.get(artifact) ?? pictures.get(artifact)?.();
      const cached = shards.get(artifact);
      if (cached) return cached;
      const source = { ...options.source, list: () => Promise.resolve([entry]) };
      const shard = await readAlone({ ...options, source });
      if (shard) shards.set(artifact, shard, shard.source.length);
      return shard;
    },
  };
}

/** Indexes a source with one file. What it does not find may be in the others, so nothing is called unresolved. */
async function readAlone(options: IndexOptions): Promise<FileShard | undefined> {
  const indexed = await indexRepository({ ...options, cacheTrack: 'early', workers: 1 });
  const { value } = await indexed.artifacts().next();
  if (!value || !value.path.startsWith(artifactPath.file('').replace(/\.json$/, ''))) return undefined;
  return { ...(value.value as FileShard), unresolved: [], unresolvedByName: [] };
}

function earlyIndex(
  { source, version, operations, grammars }: IndexRun,
  files: readonly FileEntry[],
  directories: number,
): AtlasIndex {
  const { name, commit, branch, dirty } = source.repository;
  const languages = new Map<string | null, { files: number; lines: number; bytes: number }>();
  for (const { language, bytes } of files) {
    const known = languages.get(language) ?? { files: 0, lines: 0, bytes: 0 };
    languages.set(language, { ...known, files: known.files + 1, bytes: known.bytes + bytes });
  }
  return {
    schemaVersion: SCHEMA_VERSION,
    generator: { name: 'treeatlas', version },
    repository: { name, commit, branch, dirty },
    isIndexing: true,
    grammars: grammars
      .filter((grammar) => languages.has(grammar.name))
      .map(({ name: language, manifest: { title, color }, hash }) => ({ language, title, color, hash })),
    counts: {
      directories,
      files: files.length,
      lines: 0,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      symbols: 0,
      nodesByKind: {},
      edgesByType: {},
      edgesByHow: {},
    },
    languages: [...languages].map(([language, counts]) => ({ language, ...counts })),
    coverage: {
      supportedFileCount: files.filter(({ language }) => language !== null).length,
      skippedFileCount: 0,
      failedFileCount: 0,
      partialFileCount: 0,
      reasons: [],
      namedLanguages: [],
      sites: { certain: 0, candidate: 0, unresolved: 0 },
    },
    readme: readmeOf(files.map(({ path }) => path).filter((path) => !path.includes('/'))),
    entryPoints: [],
    topModules: [],
    topSymbols: [],
    symbolShards: [],
    operations,
  };
}

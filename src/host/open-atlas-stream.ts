import { pathToFileURL } from 'node:url';
import { loadGrammars } from '../grammar/load-grammars.ts';
import { createPackageFinder, type PackageFinder } from '../indexer/analyse/package-finder.ts';
import type { RepositoryInfo } from '../indexer/source/source.ts';
import type { SecretLocation } from '../indexer/withheld.ts';
import type { LayerContext } from '../derive/layer.ts';
import { OpenLayer } from '../derive/open-layer.ts';
import { deadCodeLayer } from '../features/dead-code/index/layer.ts';
import { rulesLayer } from '../features/rules/index/rules-layer.ts';
import { artifactPath, isFileShard, type Artifact } from '../model/artifact.ts';
import type { FileShard } from '../model/file-shard.ts';
import { compareText } from '../model/order.ts';
import { readFileAt, readIndex } from '../query/read.ts';
import { walkFiles } from '../query/walk.ts';
import { MemoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { packageVersion } from '../base/program-files.ts';
import { layerContext } from './layer-context.ts';
import { openBuiltAtlas } from './open-built-atlas.ts';
import { openProjectCache } from './open-project-cache.ts';
import { openProject } from './open-project.ts';
import type { ProjectOptions } from './project-options.ts';

/** An atlas that is read from start to end, any number of times, and holds one file in memory at a time. */
export interface AtlasStream {
  /** The name of the repository. */
  name: string;
  /** The version of the program that read the repository. */
  version: string;
  /** Titles of languages by the name of their grammar. */
  titles: ReadonlyMap<string, string>;
  /** Creates what finds the published package, by the rules of the grammars. */
  createPackageFinder(): PackageFinder;
  /** The commit that was read, and where others can get it. */
  repository: Pick<RepositoryInfo, 'commit' | 'branch' | 'forge'>;
  /** The URL of the repository's folder; undefined for a built atlas, which does not contain it. */
  root: string | undefined;
  /** Likely secrets that are withheld; none for a built atlas, which has been searched before. */
  secrets: readonly SecretLocation[];
  /** Yields all files, sorted by path. */
  files(): AsyncGenerator<FileShard, void>;
  /** Opens a store with what the atlas says of its quality. It has directories, but need not have files and names. */
  openQuality(): Promise<Store>;
  close(): Promise<void>;
}

/** Opens the atlas in a folder, or that of a repository as it is now. Throws as `openProject` does. */
export async function openAtlasStream(path: string, options: ProjectOptions = {}): Promise<AtlasStream> {
  const built = openBuiltAtlas(path, options.cwd);
  return built ? streamStore(built) : streamRepository(path, options);
}

async function streamStore(store: Store): Promise<AtlasStream> {
  const { repository, generator, grammars } = await readIndex(store);
  const files: { path: string; address: string }[] = [];
  for await (const { path, address } of walkFiles(store, '')) files.push({ path, address });
  files.sort((a, b) => compareText(a.path, b.path));
  return {
    name: repository.name,
    repository: {
      commit: repository.commit,
      branch: repository.branch,
      ...(repository.forge && { forge: repository.forge }),
    },
    version: generator.version,
    titles: new Map(grammars.map(({ language, title }) => [language, title])),
    createPackageFinder: () => createPackageFinder(loadGrammars()),
    root: undefined,
    secrets: [],
    async *files() {
      for (const { path, address } of files) {
        const shard = await readFileAt(store, address);
        if (!shard) throw new Error(`The atlas is damaged: the file ${path} is missing. Build it again.`);
        yield shard;
      }
    },
    openQuality: () => Promise.resolve(store),
    close: () => Promise.resolve(),
  };
}

async function streamRepository(path: string, options: ProjectOptions): Promise<AtlasStream> {
  const project = await openProject(path, { ...options, publishes: true });
  const source = await project.openSource();
  try {
    const cacheFolder = openProjectCache(project);
    const indexed = await project.index({ source, cacheFolder, onProgress: options.onProgress });
    const grammars = loadGrammars(undefined, project.settings.userGrammarFolder);
    return {
      name: indexed.repository.name,
      repository: indexed.repository,
      version: packageVersion(),
      titles: new Map(grammars.map(({ name, manifest }) => [name, manifest.title])),
      createPackageFinder: () => createPackageFinder(grammars),
      root: pathToFileURL(project.root).href,
      secrets: indexed.summary.secrets,
      async *files() {
        for await (const { path: artifact, value } of indexed.artifacts()) {
          // Files come first; the artifacts after them are not needed.
          if (!isFileShard(artifact)) return;
          yield value as FileShard;
        }
      },
      openQuality: async () => {
        const context = await layerContext(project, source.repository.commit, cacheFolder);
        return qualityStore(indexed.artifacts(), context);
      },
      close: () => source.close(),
    };
  } catch (cause) {
    await source.close();
    throw cause;
  }
}

/** Reads the artifacts once, and keeps none of those that are large. */
async function qualityStore(artifacts: AsyncIterable<Artifact>, context: LayerContext): Promise<Store> {
  const opened = [deadCodeLayer, rulesLayer].map((layer) => new OpenLayer(layer, context));
  const kept: Artifact[] = [];
  for await (const artifact of artifacts) {
    const { path, value } = artifact;
    if (isFileShard(path)) {
      const shard = value as FileShard;
      for (const layer of opened) layer.add(shard.path, undefined, () => shard);
    } else if (!largeArtifacts.some((prefix) => path.startsWith(prefix))) {
      kept.push(artifact);
    }
  }
  for (const layer of opened) for await (const artifact of layer.artifacts()) kept.push(artifact);
  return new MemoryStore(kept);
}

const largeArtifacts = [artifactPath.below('symbols/'), artifactPath.below('image/')];

import { pathToFileURL } from 'node:url';
import { loadGrammars } from '../grammar/load-grammars.ts';
import { createPackageFinder, type PackageFinder } from '../indexer/analyse/package-finder.ts';
import type { SecretLocation } from '../indexer/withheld.ts';
import { isFileShard } from '../model/artifact.ts';
import type { FileShard } from '../model/file-shard.ts';
import { compareText } from '../model/order.ts';
import { readFileAt, readIndex } from '../query/read.ts';
import { walkFiles } from '../query/walk.ts';
import type { Store } from '../store/store.ts';
import { packageVersion } from '../base/program-files.ts';
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
  /** The URL of the repository's folder; undefined for a built atlas, which does not contain it. */
  root: string | undefined;
  /** Likely secrets that are withheld; none for a built atlas, which has been searched before. */
  secrets: readonly SecretLocation[];
  /** Yields all files, sorted by path. */
  files(): AsyncGenerator<FileShard, void>;
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
      close: () => source.close(),
    };
  } catch (cause) {
    await source.close();
    throw cause;
  }
}

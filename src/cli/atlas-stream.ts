import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { loadGrammars } from '../grammar/load-grammars.ts';
import { artifactPath } from '../model/artifact.ts';
import type { FileShard } from '../model/file-shard.ts';
import { compareText } from '../model/order.ts';
import { readFileAt, readIndex } from '../query/read.ts';
import { walkFiles } from '../query/walk.ts';
import type { Store } from '../store/store.ts';
import { openBuiltAtlas } from './open-atlas.ts';
import { createProgress } from './progress.ts';
import { cacheOf, openProject, type ProjectOptions } from './project.ts';
import { UsageError } from './report-error.ts';
import { noteSecrets, refuseSecrets } from './secrets.ts';
import { stageReporter } from './stages.ts';
import type { Terminal } from './terminal.ts';
import { version } from './version.ts';

/** An atlas to be read from one end to the other, as often as need be, without holding more of it than one file. */
export interface AtlasStream {
  /** Of the repository. */
  name: string;
  /** Of the program that read the repository. */
  version: string;
  /** Names of languages for people, by the name of their grammar. */
  titles: ReadonlyMap<string, string>;
  /** Where the repository lies, as a URL; undefined where an atlas does not tell. */
  root: string | undefined;
  /** All files, sorted by path; the same each time. */
  files(): AsyncGenerator<FileShard, void>;
  close(): Promise<void>;
}

export interface StreamOptions extends ProjectOptions {
  failOn?: 'secrets';
}

/** The atlas at a path: of a folder that holds one as it is there, of a repository as it is now. */
export async function openAtlasStream(
  terminal: Terminal,
  path: string,
  options: StreamOptions,
): Promise<AtlasStream> {
  const built = openBuiltAtlas(terminal, path);
  if (built && options.failOn)
    throw new UsageError('--fail-on looks at a repository: an atlas that was built is without its secrets.');
  return built ? streamStore(built) : streamRepository(terminal, path, options);
}

async function streamStore(store: Store): Promise<AtlasStream> {
  const { repository, generator, grammars } = await readIndex(store);
  const places: { path: string; address: string }[] = [];
  for await (const { path, address } of walkFiles(store, '')) places.push({ path, address });
  places.sort((a, b) => compareText(a.path, b.path));
  return {
    name: repository.name,
    version: generator.version,
    titles: new Map(grammars.map(({ language, title }) => [language, title])),
    root: undefined,
    async *files() {
      for (const { path, address } of places) {
        const shard = await readFileAt(store, address);
        if (!shard) throw new Error(`The atlas is damaged: the file ${path} is missing. Build it again.`);
        yield shard;
      }
    },
    close: () => Promise.resolve(),
  };
}

async function streamRepository(
  terminal: Terminal,
  path: string,
  options: StreamOptions,
): Promise<AtlasStream> {
  const project = await openProject(terminal, path, { ...options, publishes: true });
  const progress = createProgress(terminal);
  const source = await project.openSource();
  try {
    const indexed = await project.index({
      source,
      cache: cacheOf(project),
      signal: terminal.signal,
      ...(terminal.live && { onProgress: stageReporter(progress) }),
    });
    refuseSecrets(indexed.summary.secrets, options.failOn);
    noteSecrets(terminal, indexed.summary.secrets);
    const prefix = artifactPath.file('').slice(0, -'.json'.length);
    return {
      name: indexed.repository.name,
      version: version(),
      titles: new Map(loadGrammars().map(({ name, manifest }) => [name, manifest.title])),
      root: pathToFileURL(resolve(project.root)).href,
      async *files() {
        for await (const { path: artifact, value } of indexed.artifacts()) {
          // Files come first; what is made of all of them is not asked for.
          if (!artifact.startsWith(prefix)) return;
          yield value as FileShard;
        }
      },
      close: () => source.close(),
    };
  } catch (cause) {
    await source.close();
    throw cause;
  } finally {
    progress.stop();
  }
}

import type { Layer, LayerBuilder, LayerContext } from '../../../derive/layer.ts';
import { pathAddress } from '../../../model/address.ts';
import { artifactPath, type Artifact } from '../../../model/artifact.ts';
import type { FileShard } from '../../../model/file-shard.ts';
import { isImport } from '../../../model/kinds.ts';
import { compareText } from '../../../model/order.ts';
import type { MapFile, PackageMap } from '../../../model/package-map.ts';
import { baseName, parentPath } from '../../../model/path.ts';
import { isTestFile } from '../../../model/root.ts';

/** All files of code with the references between them. Texts are not on the map. */
export const mapLayer: Layer<CodeFile | null> = {
  prefix: artifactPath.map,
  uses: ['readActivity'],
  openParts: () => codeFile,
  open: (context) => new MapBuilder(context),
};

interface CodeFile {
  path: string;
  address: string;
  language: string;
  lines: number;
  complexity: number;
  isTest: boolean;
  /** By path of another file: the number of places that refer to it. */
  references: [path: string, count: number][];
}

/** Returns what the map needs of a file; null of a text. */
function codeFile(shard: FileShard): CodeFile | null {
  const { path, address, language, lines, nodes, roots } = shard;
  if (language === null) return null;
  return {
    path,
    address,
    language,
    lines,
    complexity: nodes.reduce((sum, { complexity = 0 }) => sum + complexity, 0),
    isTest: isTestFile(roots),
    references: referredFiles(shard),
  };
}

class MapBuilder implements LayerBuilder<CodeFile | null> {
  readonly #context: LayerContext;
  readonly #files: CodeFile[] = [];

  constructor(context: LayerContext) {
    this.#context = context;
  }

  add(file: CodeFile | null): void {
    if (file) this.#files.push(file);
  }

  async *artifacts(): AsyncGenerator<Artifact> {
    const files = this.#files.sort((a, b) => compareText(a.path, b.path));
    const directories = sortedSet(files.map(({ path }) => parentPath(path)));
    const languages = sortedSet(files.map(({ language }) => language));
    const commits = await this.#commits(files);
    const directoryIndex = indexes(directories);
    const languageIndex = indexes(languages);
    const fileIndex = indexes(files.map(({ path }) => path));
    const rows = files.map(({ path, address, language, lines, complexity, isTest }, at): MapFile => {
      const directory = directoryIndex.get(parentPath(path)) ?? 0;
      const touched = commits?.[at] ?? -1;
      const test = isTest ? 1 : 0;
      const row = [
        directory,
        baseName(path),
        languageIndex.get(language) ?? 0,
        lines,
        complexity,
        touched,
        test,
      ] as const;
      return address === pathAddress(path) ? [...row] : [...row, address];
    });
    const references = files.flatMap((file, from) =>
      file.references
        .flatMap(([path, count]): [number, number, number][] => {
          const to = fileIndex.get(path);
          return to === undefined ? [] : [[from, to, count]];
        })
        .sort(([, a], [, b]) => a - b),
    );
    yield {
      path: artifactPath.map,
      value: { directories, languages, files: rows, references } satisfies PackageMap,
    };
  }

  async #commits(files: readonly CodeFile[]): Promise<(number | undefined)[] | undefined> {
    const requests = files.map(({ path, lines }) => ({ path, lines: [[1, Math.max(1, lines)]] as const }));
    const answer = await this.#context.readActivity?.(requests);
    return answer?.files.map(([activity]) => activity?.total);
  }
}

/** Returns the files that a file refers to, with the number of places. Import statements alone count as one place. */
function referredFiles({ path, nodes, ends, edges }: FileShard): [path: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { from, to, type, sites } of edges) {
    if (from >= nodes.length) continue;
    const end = ends[to - nodes.length];
    if (!end || end.kind === 'package' || end.path === path) continue;
    const places = isImport(type) ? 0 : Math.max(1, sites.length);
    counts.set(end.path, (counts.get(end.path) ?? 0) + places);
  }
  return [...counts].map(([other, count]) => [other, Math.max(1, count)]);
}

function sortedSet(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort(compareText);
}

function indexes(texts: readonly string[]): ReadonlyMap<string, number> {
  return new Map(texts.map((text, at) => [text, at]));
}

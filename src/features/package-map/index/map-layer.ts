import type { Layer, LayerBuilder, LayerContext } from '../../../derive/layer.ts';
import { pathAddress } from '../../../model/address.ts';
import { artifactPath, type Artifact } from '../../../model/artifact.ts';
import type { FileShard } from '../../../model/file-shard.ts';
import { compareText } from '../../../model/order.ts';
import type { MapFile, PackageMap } from '../../../model/package-map.ts';
import { baseName, parentPath } from '../../../model/path.ts';
import { isTestFile } from '../../../model/root.ts';

/** All files of code with their imports. Texts are not on the map. */
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
  imports: string[];
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
    imports: importedFiles(shard),
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
    const imports = files.flatMap((file, at) => {
      const targets = file.imports.flatMap((path) => fileIndex.get(path) ?? []).sort((a, b) => a - b);
      return targets.length > 0 ? [[at, ...targets]] : [];
    });
    yield {
      path: artifactPath.map,
      value: { directories, languages, files: rows, imports } satisfies PackageMap,
    };
  }

  async #commits(files: readonly CodeFile[]): Promise<(number | undefined)[] | undefined> {
    const requests = files.map(({ path, lines }) => ({ path, lines: [[1, Math.max(1, lines)]] as const }));
    const answer = await this.#context.readActivity?.(requests);
    return answer?.files.map(([activity]) => activity?.total);
  }
}

/** Returns the paths of the files that a file imports or exports from, each once. */
function importedFiles({ path, nodes, ends, edges }: FileShard): string[] {
  const imported = new Set<string>();
  for (const { from, to, type } of edges) {
    if (from >= nodes.length || (type !== 'IMPORTS' && type !== 'EXPORTS')) continue;
    const end = ends[to - nodes.length];
    if (end && end.kind !== 'package' && end.path !== path) imported.add(end.path);
  }
  return [...imported];
}

function sortedSet(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort(compareText);
}

function indexes(texts: readonly string[]): ReadonlyMap<string, number> {
  return new Map(texts.map((text, at) => [text, at]));
}

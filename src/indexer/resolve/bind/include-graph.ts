import type { Grammar } from '../../../grammar/load-grammars.ts';
import { fileIndex, type FileIndex } from '../../facts/ids.ts';
import type { ProgramFile } from './program-file.ts';

/** Sets of files that are remembered; of a large program, all would take gigabytes. */
const MAX_SETS = 1000;

/** Which files of translation units include which. Files are read for it only by their declarations. */
export class IncludeGraph {
  readonly #files: readonly ProgramFile[];
  readonly #byPath: ReadonlyMap<string, ProgramFile>;
  #included: (readonly FileIndex[])[] | undefined;
  #includers: FileIndex[][] | undefined;
  readonly #reached = new Map<FileIndex, ReadonlySet<FileIndex>>();
  readonly #surroundings = new Map<FileIndex, ReadonlySet<FileIndex>>();
  readonly #digests = new Map<string, string>();

  constructor(files: readonly ProgramFile[], byPath: ReadonlyMap<string, ProgramFile>) {
    this.#files = files;
    this.#byPath = byPath;
  }

  /** The indexes of the files that a file includes, directly or not, and of the file itself. */
  reachedFrom(file: FileIndex): ReadonlySet<FileIndex> {
    const known = this.#reached.get(file);
    if (known) return known;
    return keep(this.#reached, file, reach([file], this.#edges()));
  }

  /** The indexes of the files whose names a file may see because a file that includes it, directly or not, includes them too. */
  surroundings(file: FileIndex): ReadonlySet<FileIndex> {
    const known = this.#surroundings.get(file);
    if (known) return known;
    const included = this.#edges();
    const includers = (this.#includers ??= reversed(included));
    return keep(this.#surroundings, file, reach([...reach([file], includers)], included));
  }

  /** A text that changes with any include of a file of a family. */
  digest(family: string): string {
    const known = this.#digests.get(family);
    if (known !== undefined) return known;
    const included = this.#edges();
    const lines = this.#files.flatMap((file, index) => {
      const targets = (included[index] ?? []).map((each) => this.#files[each]?.path ?? '');
      return file.grammar.manifest.family === family ? [`${file.path}: ${targets.join(' ')}`] : [];
    });
    const found = lines.join('\n');
    this.#digests.set(family, found);
    return found;
  }

  #edges(): readonly (readonly FileIndex[])[] {
    return (this.#included ??= this.#files.map(({ grammar, declarations, modules, path }) => {
      if (!hasIncludes(grammar)) return [];
      return declarations.stars.flatMap((specifier) => {
        const target = modules.resolve(path, specifier);
        const file = target.kind === 'file' ? this.#byPath.get(target.path) : undefined;
        return file ? [file.index] : [];
      });
    }));
  }
}

/** Whether files of a language have the names of those files that they include. */
export function hasIncludes({ manifest: { scoping } }: Grammar): boolean {
  return scoping.unit === 'translation-unit' || scoping.includes;
}

function keep(
  sets: Map<FileIndex, ReadonlySet<FileIndex>>,
  file: FileIndex,
  found: ReadonlySet<FileIndex>,
): ReadonlySet<FileIndex> {
  if (sets.size >= MAX_SETS) sets.clear();
  sets.set(file, found);
  return found;
}

function reversed(edges: readonly (readonly FileIndex[])[]): FileIndex[][] {
  const found: FileIndex[][] = edges.map(() => []);
  edges.forEach((targets, from) => {
    for (const to of targets) found[to]?.push(fileIndex(from));
  });
  return found;
}

/** All that edges lead to from some files, with these. */
function reach(from: readonly FileIndex[], edges: readonly (readonly FileIndex[])[]): ReadonlySet<FileIndex> {
  const reached = new Set(from);
  // Grows while it is walked.
  for (const each of reached) for (const next of edges[each] ?? []) reached.add(next);
  return reached;
}

import type { Layer, LayerBuilder } from '../../../derive/layer.ts';
import { artifactPath, type Artifact } from '../../../model/artifact.ts';
import type { FileShard } from '../../../model/file-shard.ts';
import { compareText } from '../../../model/order.ts';
import type { NameNotFound, NamesNotFound } from '../../../model/quality.ts';
import { isTestFile } from '../../../model/root.ts';

const MAX_NAMES = 500;
const MAX_FILES = 3;

/** The names of unresolved references in all files. */
export const namesNotFoundLayer: Layer<NamesPart> = {
  prefix: artifactPath.namesNotFound,
  uses: [],
  openParts: () => namesOf,
  open: () => new NamesBuilder(),
};

/** The unresolved names of a file. */
interface NamesPart {
  path: string;
  address: string;
  isTest: boolean;
  names: { name: string; count: number; isDefined: boolean; line?: number }[];
}

function namesOf({ path, address, unresolved, roots }: FileShard): NamesPart {
  const names = unresolved.map(({ name, count, references }) => {
    const line = firstLine(references ?? []);
    return { name, count, isDefined: references !== undefined, ...(line === undefined ? {} : { line }) };
  });
  return { path, address, isTest: isTestFile(roots), names };
}

type NameFile = NameNotFound['files'][number] & { isTest: boolean };
type NameCounts = Omit<NameNotFound, 'files'> & { files: NameFile[]; isDefined: boolean };

class NamesBuilder implements LayerBuilder<NamesPart> {
  readonly #names = new Map<string, NameCounts>();

  add({ path, address, isTest, names }: NamesPart): void {
    for (const { name, count, isDefined, line } of names) {
      const known = this.#names.get(name) ?? {
        name,
        references: 0,
        inTests: 0,
        fileTotal: 0,
        files: [],
        isDefined: false,
      };
      this.#names.set(name, known);
      known.references += count;
      if (isTest) known.inTests += count;
      known.fileTotal++;
      known.isDefined ||= isDefined;
      known.files.push({ path, address, count, isTest, ...(line === undefined ? {} : { line }) });
      // Keeps memory small: a name may occur in every file.
      if (known.files.length > 2 * MAX_FILES) known.files = firstFiles(known.files);
    }
  }

  *artifacts(): Iterable<Artifact> {
    const names = [...this.#names.values()].sort(
      (a, b) =>
        outsideTests(b) - outsideTests(a) || b.references - a.references || compareText(a.name, b.name),
    );
    yield {
      path: artifactPath.namesNotFound,
      value: {
        references: totalOf(names),
        defined: listOf(names.filter(({ isDefined }) => isDefined)),
        undefined: listOf(names.filter(({ isDefined }) => !isDefined)),
      } satisfies NamesNotFound,
    };
  }
}

function listOf(names: readonly NameCounts[]): NamesNotFound['defined'] {
  const list = names.slice(0, MAX_NAMES).map(({ isDefined: _isDefined, files, ...counts }) => ({
    ...counts,
    files: firstFiles(files).map(({ isTest: _isTest, ...file }) => file),
  }));
  return { names: names.length, references: totalOf(names), list };
}

function totalOf(names: readonly NameCounts[]): number {
  return names.reduce((sum, { references }) => sum + references, 0);
}

function outsideTests({ references, inTests }: NameCounts): number {
  return references - inTests;
}

function firstFiles(files: readonly NameFile[]): NameFile[] {
  return [...files]
    .sort((a, b) => Number(a.isTest) - Number(b.isTest) || b.count - a.count || compareText(a.path, b.path))
    .slice(0, MAX_FILES);
}

function firstLine(references: readonly { sites: readonly (readonly number[])[] }[]): number | undefined {
  const lines = references.flatMap(({ sites }) => sites.map(([line = 1]) => line));
  return lines.length > 0 ? Math.min(...lines) : undefined;
}

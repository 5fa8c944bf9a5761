import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createLanguageFinder } from '../../src/grammar/language-of.ts';
import { loadGrammars, type Grammar } from '../../src/grammar/load-grammars.ts';
import packageJson from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..', '..');

/** A real file and the repository that it belongs to. */
export interface Sample {
  /** Relative to the root of its repository. */
  path: string;
  /** Absolute. */
  file: string;
  /** Absolute; undefined for a file that stands alone. */
  repository: string | undefined;
}

/**
 * Real files by language: fixtures, samples of grammars and installed packages. Code of this program is not among them,
 * since each change of it would change the inputs of all seeds.
 */
export function samplesByLanguage(): { grammar: Grammar; samples: Sample[] }[] {
  const grammars = loadGrammars();
  const finder = createLanguageFinder(grammars);
  const repositories = glob('test/fixtures/repos/*/').map((folder) => join(root, folder));
  const samples: Sample[] = [
    ...repositories.flatMap((repository) =>
      filesBelow(repository).map((path) => ({ path, file: join(repository, path), repository })),
    ),
    ...[...glob('grammars/*/{samples,library}/**/*'), ...packageFiles()].map((file) => ({
      path: file.slice(file.lastIndexOf('/') + 1),
      file: join(root, file),
      repository: undefined,
    })),
  ];
  return grammars.map((grammar) => ({
    grammar,
    samples: samples.filter(({ path }) => finder.byPath(path) === grammar.name),
  }));
}

/** All files of the repository of a sample, by path. */
export function filesOf({ repository, path, file }: Sample): Record<string, Uint8Array> {
  if (repository === undefined) return { [path]: readFileSync(file) };
  return Object.fromEntries(
    filesBelow(repository).map((each) => [each, readFileSync(join(repository, each))]),
  );
}

function packageFiles(): string[] {
  return Object.keys(packageJson.dependencies).flatMap((name) =>
    glob(`node_modules/${name}/**/*.{js,mjs,cjs,ts,mts,cts,jsx,tsx}`).slice(0, MAX_OF_PACKAGE),
  );
}

const MAX_OF_PACKAGE = 60;

function filesBelow(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replace(/^\//, ''))
    .sort();
}

function glob(pattern: string): string[] {
  return globSync(pattern, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() === !pattern.endsWith('/'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

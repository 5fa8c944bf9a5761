import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkAny, findCycles } from './check.ts';
import { readModule, type ModuleInfo } from './read-module.ts';

const root = join(import.meta.dirname, '..', '..');
const FOLDER = 'test/bench/';
const modules = globSync(`${FOLDER}**/*.ts`, { cwd: root })
  .sort()
  .map((path) => readModule(path, readFileSync(join(root, path), 'utf8')));

/** What a benchmark may import of another one; all may import `support`. */
const shared: Record<string, string[]> = {
  // The times of answers are part of the budgets.
  speed: ['operations'],
  // Its repositories are those of the other lists.
  search: ['accuracy/corpora'],
  drawings: ['accuracy/corpora'],
  // Its questions have their answers from the same compilers.
  agents: ['accuracy'],
};

const MAX_LINES = 400;

describe('the benchmarks', () => {
  it('have modules to check', () => {
    expect(modules.length).toBeGreaterThan(30);
  });

  it('share helpers through support alone', () => {
    expect(modules.flatMap(importsOfOtherBenchmarks)).toEqual([]);
  });

  it('have no circles of imports', () => {
    expect(findCycles(modules)).toEqual([]);
  });

  it('never switch the types off', () => {
    expect(modules.flatMap(checkAny)).toEqual([]);
  });

  it('have files that do one thing each', () => {
    const lines = modules.map(({ path, text }) => ({ path, lines: text.split('\n').length }));
    expect(lines.filter((file) => file.lines > MAX_LINES)).toEqual([]);
  });
});

it('sees a benchmark that imports another one, and helpers that import a benchmark', () => {
  const offences = (path: string, specifier: string): number =>
    importsOfOtherBenchmarks(readModule(`${FOLDER}${path}`, `import { x } from '${specifier}';`)).length;
  expect(offences('bombs/a.ts', '../speed/b.ts')).toBe(1);
  expect(offences('support/a.ts', '../speed/b.ts')).toBe(1);
  expect(offences('search/a.ts', '../accuracy/judge/b.ts')).toBe(1);
  expect(offences('search/a.ts', '../accuracy/corpora/b.ts')).toBe(0);
  expect(offences('bombs/a.ts', '../support/b.ts')).toBe(0);
  expect(offences('bombs/a.ts', '../../../src/model/b.ts')).toBe(0);
});

function importsOfOtherBenchmarks({ path, imports }: ModuleInfo): string[] {
  const own = benchmarkOf(path);
  const allowed = [own, 'support', ...(shared[own] ?? [])].map((folder) => `${FOLDER}${folder}/`);
  return imports.flatMap(({ specifier, line }) => {
    if (!specifier.startsWith('.')) return [];
    const target = posix.normalize(posix.join(posix.dirname(path), specifier));
    if (!target.startsWith(FOLDER) || allowed.some((folder) => target.startsWith(folder))) return [];
    return [`${path}:${line}: ${own} must not import ${target}: move what both need to ${FOLDER}support`];
  });
}

function benchmarkOf(path: string): string {
  return path.slice(FOLDER.length).split('/')[0] ?? '';
}

// `npm run check [-- REVISION]`: checks the files that differ from REVISION (default: the last commit), in under a minute.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, task, tool } from './process.ts';
import { relatedTests } from './related-tests.ts';
import { runSteps } from './run-steps.ts';
import { typesOfAstroFiles, typesOfSvelteFiles, type Step } from './suite.ts';

/** Maximum number of test files to run. The nearest ones find most mistakes; `npm test` runs all. */
const MAX_TESTS = 12;

await task(async () => {
  const changed = changedFiles(process.argv[2] ?? 'HEAD');
  if (changed.length === 0) {
    console.log('No file differs. Name a revision to compare with: npm run check -- main');
    return;
  }
  const { chosen, omitted } = relatedTests(changed, unitTests(), MAX_TESTS);
  const { passed, failed } = await runSteps([...staticChecks(changed), unitStep(chosen)]);
  const rest = omitted > 0 ? ` ${omitted} more test files are related.` : '';
  console.log(`\n${passed} passed, ${failed} failed.${rest} \`npm test\` runs the whole suite.`);
  process.exitCode = failed > 0 ? 1 : 0;
});

/** Returns the existing files that differ from the revision, including untracked ones. */
function changedFiles(revision: string): string[] {
  const differing = git('diff', '--name-only', '-z', '--no-renames', revision, '--');
  const untracked = git('ls-files', '-z', '--others', '--exclude-standard');
  return [...new Set([...differing, ...untracked])].filter((path) => existsSync(join(root, path))).sort();
}

function unitTests(): Map<string, string> {
  const paths = git('ls-files', '-z', '--cached', '--others', '--exclude-standard', 'test').filter(
    (path) => path.endsWith('.test.ts') && !/^test\/(package|e2e|fixtures)\//.test(path),
  );
  return new Map(
    paths
      .filter((path) => existsSync(join(root, path)))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

function staticChecks(changed: readonly string[]): Step[] {
  const matching = (pattern: RegExp): string[] => changed.filter((path) => pattern.test(path));
  const code = matching(/\.(ts|mjs|js|svelte|astro)$/);
  const checks: [name: string, files: string[], command: string[]][] = [
    ['types', matching(/\.ts$|tsconfig|package\.json/), incremental('types')],
    ['lint', code, tool('eslint', '--max-warnings', '0', '--no-warn-ignored', ...code)],
    ['format', [...changed], tool('prettier', '--check', '--ignore-unknown', ...changed)],
    ['types of Svelte files', matching(/\.svelte$/), typesOfSvelteFiles],
    ['types of Astro files', matching(/\.astro$/), typesOfAstroFiles],
  ];
  return checks
    .filter(([, files]) => files.length > 0)
    .map(([name, , command]) => ({ name, command, stage: 'check' }));
}

/** Returns an incremental compiler run, which reuses the results for unchanged files and takes half the time. */
function incremental(name: string, ...args: string[]): string[] {
  const buildInfo = `node_modules/.cache/treeatlas-check/${name}.tsbuildinfo`;
  return tool('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', buildInfo, ...args);
}

function unitStep(tests: readonly string[]): Step {
  return {
    name: 'nearest tests',
    stage: 'test',
    command: tool('vitest', 'run', '--project', '!package', 'test/architecture', ...tests),
  };
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter(Boolean);
}

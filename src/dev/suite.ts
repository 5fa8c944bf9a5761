import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowsers } from './browsers.ts';
import { run, tool, type Ended } from './process.ts';
import { playwrightResults, vitestResults, type Outcome } from './step-results.ts';

/** A part of the suite. A step without `results` is a static check and counts as one test. */
export interface Step {
  name: string;
  command: string[];
  /** The build and the checks run side by side, before the tests, which run one after the other. */
  stage: 'check' | 'build' | 'test';
  env?: NodeJS.ProcessEnv;
  /** Reads the counts from the report of the command. */
  results?: (report: string) => Outcome;
  prepare?: () => void;
  /** Whether the step tests the output of `npm run build`. */
  needsBuild?: boolean;
}

const reports = mkdtempSync(join(tmpdir(), 'treeatlas-test-'));
process.on('exit', () => {
  rmSync(reports, { recursive: true, force: true });
});

// Both report on every TypeScript file of their program, so theirs has the site only: `tsc` checks the rest.
const ofSite = ['--tsconfig', './tsconfig.site.json'];
export const typesOfSvelteFiles = tool('svelte-check', ...ofSite, '--fail-on-warnings');
export const typesOfAstroFiles = tool('astro', 'check', ...ofSite, '--minimumFailingSeverity', 'hint');

export const suite: readonly Step[] = [
  // Linting takes as long as the build and the other checks together. `astro check` and the build write the same types, one after the other.
  { name: 'build', command: [process.execPath, 'src/dev/build.ts'], stage: 'build' },
  check('lint', tool('eslint', '.', '--max-warnings', '0')),
  check('format', tool('prettier', '--check', '--log-level', 'warn', '.')),
  check('types', tool('tsc', '--noEmit')),
  check('types of Svelte files', typesOfSvelteFiles),
  check('types of Astro files', typesOfAstroFiles),
  vitest('unit', 'unit', 'sharing'),
  {
    name: 'e2e',
    stage: 'test',
    command: tool('playwright', 'test', '--reporter=list,json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e') },
    prepare: ensureBrowsers,
    needsBuild: true,
    results: playwrightResults,
  },
  vitest('package', 'package'),
];

/**
 * Runs one step and returns its counts. A non-zero exit code counts as a failure, even if the report names
 * none.
 */
export async function runStep(step: Step, capture: boolean): Promise<Outcome & Ended> {
  try {
    step.prepare?.();
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, failures: [], code: 1, output };
  }
  const ended = await run(step.command, { capture, ...(step.env && { env: step.env }) });
  const report = reportOf(step.name);
  const counted =
    step.results && existsSync(report)
      ? step.results(readFileSync(report, 'utf8'))
      : { passed: ended.code === 0 ? 1 : 0, failed: 0, failures: [] };
  return {
    ...ended,
    ...counted,
    failed: ended.code === 0 ? counted.failed : Math.max(1, counted.failed),
  };
}

function check(name: string, command: string[]): Step {
  return { name, command, stage: 'check' };
}

function vitest(name: string, ...projects: string[]): Step {
  return {
    name,
    stage: 'test',
    needsBuild: true,
    command: tool(
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportOf(name)}`,
    ),
    results: vitestResults,
  };
}

function reportOf(step: string): string {
  return join(reports, `${step}.json`);
}

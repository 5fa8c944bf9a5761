import { stripVTControlCharacters } from 'node:util';

export interface Outcome {
  passed: number;
  failed: number;
  /** Name and error of each failed test, to repeat at the end of the log: a CI may keep the last lines only. */
  failures: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

/** Reads the JSON report of vitest. A file that could not be loaded has no tests, and fails as a whole. */
export function vitestResults(report: string): Outcome {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as VitestReport;
  const failures = testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return file.status === 'failed' ? [failure(file.name, file.message)] : [];
    return failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages?.[0] ?? ''));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Reads the JSON report of Playwright. A test that passes at a second try has failed. */
export function playwrightResults(report: string): Outcome {
  const { stats, suites = [] } = JSON.parse(report) as PlaywrightReport;
  const failuresOf = (suite: PlaywrightSuite): string[] => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => failure(`${file}: ${title}`, results[0]?.error?.message ?? '')),
    ),
    ...(suite.suites ?? []).flatMap(failuresOf),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failuresOf),
  };
}

/** Enough for the counterexample of a property and the reason of its failure. */
const MAX_LINES = 20;
const MAX_LINE = 500;

/** A name with the message of an error, without its stack. */
function failure(name: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, MAX_LINES)
    .map((line) => line.slice(0, MAX_LINE));
  return [name, ...lines].join('\n    ');
}

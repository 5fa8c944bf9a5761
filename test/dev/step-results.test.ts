import { expect, test } from 'vitest';
import { playwrightResults, vitestResults } from '../../src/dev/step-results.ts';

test('failed tests of vitest have their names, and files that could not be loaded too', () => {
  const report = JSON.stringify({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'sums',
            failureMessages: ['\u001b[31mError: 3 is not 4\u001b[39m\n  at a.test.ts:3'],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find c.ts', assertionResults: [] },
    ],
  });
  expect(vitestResults(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['sums\n    Error: 3 is not 4', 'b.test.ts\n    Cannot find c.ts'],
  });
});

test('a test that Playwright had to repeat has failed', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: [{ error: { message: 'Timeout\nwaiting' } }] }],
  });
  const report = JSON.stringify({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [{ specs: [spec('shuts', 'unexpected'), spec('folds', 'flaky')] }],
      },
    ],
  });
  expect(playwrightResults(report)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['a.spec.ts: shuts\n    Timeout\n    waiting', 'a.spec.ts: folds\n    Timeout\n    waiting'],
  });
});

// `npm run fuzz -- [--target name]… [--runs 2000] [--seed 1]`. Exit code 1: an input failed; 2: wrong arguments.
import { parseArgs } from 'node:util';
import { ensureSite } from '../../src/dev/site.ts';
import { openFuzzPool, runCampaign, type Result } from './campaign.ts';
import { writeFixture } from './fixture.ts';
import { describeFailure, summary, tableHead, tableRow } from './report.ts';
import { openScratch } from './scratch.ts';
import { findTargets } from './targets.ts';

const { targets, runs, seed } = readArguments();
await ensureSite();
const scratch = await openScratch();
const pool = openFuzzPool(scratch.folder);
try {
  const results: Result[] = [];
  console.log(tableHead);
  for (const target of targets) {
    const result = await runCampaign(target, { runs, seed, pool });
    results.push(result);
    console.log(tableRow(result));
    for (const failure of result.failures) console.error(describeFailure(failure, writeFixture(failure)));
    if (result.failures.length > 0) process.exitCode = 1;
  }
  console.log(`\n${summary(results)}`);
} finally {
  await pool.close();
  scratch.remove();
}

function readArguments(): { targets: ReturnType<typeof findTargets>; runs: number; seed: number } {
  try {
    const { values } = parseArgs({
      options: {
        target: { type: 'string', multiple: true, default: [] },
        runs: { type: 'string', default: '2000' },
        seed: { type: 'string', default: '1' },
      },
    });
    const unknown = values.target.find((name) => findTargets([name]).length === 0);
    if (unknown !== undefined) throw new Error(`There is no target ${unknown}.`);
    return {
      targets: values.target.length > 0 ? findTargets(values.target) : findTargets(),
      runs: wholeNumber('runs', values.runs, 1),
      seed: wholeNumber('seed', values.seed, 0),
    };
  } catch (error) {
    console.error(`error: ${error instanceof Error ? error.message : String(error)}`);
    console.error('Usage: npm run fuzz -- [--target name]… [--runs 2000] [--seed 1]');
    console.error(
      `Targets: ${findTargets()
        .map(({ name }) => name)
        .join(', ')}; a group such as "source" runs all of its members.`,
    );
    process.exit(2);
  }
}

function wholeNumber(option: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > 0x7fffffff)
    throw new Error(`--${option} must be a whole number from ${least} to 2147483647, not "${text}".`);
  return value;
}

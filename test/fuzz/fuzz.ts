// `npm run fuzz -- [target …] [--count N] [--seed N]`: feeds hostile inputs to every part of the program.
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { openFuzzPool, runCampaign, type Result } from './campaign.ts';
import { writeFixture } from './fixture.ts';
import { openScratch } from './scratch.ts';
import { findTargets } from './targets.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
const targets = findTargets(positionals);
if (targets.length === 0 || !(count > 0) || !Number.isInteger(seed)) {
  const names = findTargets().map(({ name }) => name);
  console.error(`Usage: npm run fuzz -- [target …] [--count 2000] [--seed 1]\nTargets: ${names.join(', ')}.`);
  process.exit(2);
}

const scratch = await openScratch();
const pool = openFuzzPool({ scratch: scratch.folder });
try {
  console.log('| target | inputs | outcomes | failures | seconds |\n| --- | --: | --: | --: | --: |');
  for (const target of targets) {
    const result = await runCampaign(target, { count, seed, pool, isMinimised: true });
    console.log(row(result));
    for (const failure of result.failures) {
      const file = relative(process.cwd(), writeFixture(target.name, failure));
      console.error(
        `${failure.count} × ${failure.message}\n  ${failure.where}\n  seed ${failure.seed}, kept as ${file}`,
      );
    }
    if (result.failures.length > 0) process.exitCode = 1;
  }
} finally {
  pool.close();
  scratch.remove();
}

function row({ target, outcomes, failures, seconds }: Result): string {
  const failed = failures.reduce((sum, { count: each }) => sum + each, 0);
  return `| ${target} | ${count} | ${outcomes.size} | ${failed} | ${seconds.toFixed(0)} |`;
}

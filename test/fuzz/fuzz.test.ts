import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkInput, openFuzzPool, runCampaign, type FuzzPool } from './campaign.ts';
import { readFixtures } from './fixture.ts';
import { describeFailure } from './report.ts';
import { openScratch } from './scratch.ts';
import { findTargets } from './targets.ts';

/** A short run with the same inputs everywhere. `npm run fuzz` is the long one. */
const RUNS = 6;
const MINOR_RUNS = 2;
const SEED = 1;
/** A run takes seconds; minimising its failures takes minutes. */
const TIMEOUT = 600_000;

let scratch: Awaited<ReturnType<typeof openScratch>>;
let pool: FuzzPool;

beforeAll(async () => {
  scratch = await openScratch();
  pool = openFuzzPool(scratch.folder);
});

afterAll(async () => {
  await pool.close();
  scratch.remove();
});

describe.each(findTargets())('$name', (target) => {
  const runs = target.isMinor ? MINOR_RUNS : RUNS;
  test(`${runs} inputs without a failure`, { timeout: TIMEOUT }, async () => {
    const { failures } = await runCampaign(target, { runs, seed: SEED, pool });
    if (failures.length > 0) expect.fail(failures.map((each) => describeFailure(each)).join('\n'));
  });

  const fixtures = readFixtures(target.name);
  test.each(fixtures)('$file no longer fails: $found', { timeout: TIMEOUT }, async ({ input }) => {
    expect(await checkInput(pool, target.name, input)).toHaveProperty('outcome');
  });
});

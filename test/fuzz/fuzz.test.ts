import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkInput, openFuzzPool, runCampaign, type FuzzPool } from './campaign.ts';
import { readFixtures } from './fixture.ts';
import { openScratch } from './scratch.ts';
import { findTargets } from './targets.ts';

/** A short run with a fixed seed, the same on every machine; `npm run fuzz` is the long one. */
const COUNT = 60;
const SEED = 1;
const PATIENCE = 120_000;

let scratch: Awaited<ReturnType<typeof openScratch>>;
let pool: FuzzPool;

beforeAll(async () => {
  scratch = await openScratch();
  pool = openFuzzPool({ scratch: scratch.folder });
});

afterAll(() => {
  pool.close();
  scratch.remove();
});

describe.each(findTargets())('fuzzing $name', (target) => {
  test('keeps every promise', { timeout: PATIENCE }, async () => {
    const options = { count: COUNT, seed: SEED, pool, isMinimised: false };
    const { failures } = await runCampaign(target, options);
    expect(failures.map(({ message, where, seed }) => ({ message, where, seed }))).toEqual([]);
  });

  const fixtures = readFixtures(target.name);
  test.each(fixtures)('$file: $found', { timeout: PATIENCE }, async ({ input }) => {
    expect(await checkInput(pool, target.name, input)).toHaveProperty('outcome');
  });
});

// `npm run bench:jobs`: whether jobs that are killed and repeated give the bytes of a build, what they cost, and how far more of them help.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { task } from '../../../src/dev/process.ts';
import { makePlan, openPlan } from '../../../src/host/jobs/plan.ts';
import { openProject } from '../../../src/host/open-project.ts';
import type { SourceFile } from '../../../src/indexer/discover/discover.ts';
import { randomFrom } from '../support/random.ts';
import { buildByJobs, buildWhole, type Measured } from './measure.ts';
import { describeCosts, describeMeasured, describeSimulated } from './report.ts';
import { costsOf, simulate } from './simulate.ts';

const help = `npm run bench:jobs -- --folder DIR [options]

Builds a repository whole and by jobs, kills a tenth of the jobs without warning (SIGKILL) at a random moment and
repeats them, and compares every byte. Then simulates up to 256 shards from the costs of the jobs.

  --folder DIR     a clone to build; repeatable
  --shards LIST    numbers of shards (default 1,2,7,64)
  --seed N         another seed kills other jobs (default 1)
  --save FILE      add what is measured to a file of JSON, and simulate with all that is in it
  --simulate DIR   a clone whose files are divided in the simulation; repeatable (default: the folders)
  --times N        the simulation has each of these files so often (default 1)
  --help           this text
`;

const SIMULATED = [1, 2, 4, 8, 16, 32, 64, 128, 256];

await task(async () => {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', multiple: true, default: [] },
      shards: { type: 'string', default: '1,2,7,64' },
      seed: { type: 'string', default: '1' },
      save: { type: 'string' },
      simulate: { type: 'string', multiple: true },
      times: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || (values.folder.length === 0 && values.save === undefined)) {
    console.log(help);
    return;
  }
  const measured = values.save === undefined ? [] : readMeasured(values.save);
  const random = randomFrom(Number(values.seed));
  for (const folder of values.folder.map((each) => resolve(each))) {
    const whole = await buildWhole(folder);
    console.log(`\n${folder}: a build without jobs needs ${whole.cpuSeconds.toFixed(1)} s of CPU.`);
    for (const shards of values.shards.split(',').map(Number)) {
      const built = await buildByJobs(folder, shards, { whole, random });
      console.log(describeMeasured(built, shards));
      if (built.different.length > 0) process.exitCode = 1;
      measured.push(...built.measured);
      if (values.save !== undefined) writeFileSync(values.save, `${JSON.stringify(measured)}\n`);
    }
  }
  const costs = costsOf(measured);
  console.log(describeCosts(costs));
  for (const folder of values.simulate ?? values.folder) {
    const { files, lines } = await listed(resolve(folder));
    const times = Number(values.times);
    const many = Array.from({ length: times }, (_, at) =>
      at === 0 ? files : files.map((file) => ({ ...file, path: `${at}/${file.path}` })),
    ).flat();
    const simulated = SIMULATED.map((shards) => simulate(many, shards, costs));
    console.log(describeSimulated({ folder, files: many.length, lines: lines * times, simulated }));
  }
});

function readMeasured(file: string): Measured[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Measured[];
  } catch {
    return [];
  }
}

/** Lists the files of a repository as a plan does, and counts the lines of code. */
async function listed(folder: string): Promise<{ files: readonly SourceFile[]; lines: number }> {
  const work = mkdtempSync(join(tmpdir(), 'treeatlas-jobs-'));
  try {
    const project = await openProject(folder, { publishes: true, config: false });
    await makePlan(project, work, { shards: 1, choices: { pages: 'symbols', markdown: true } });
    const plan = await openPlan(project, work);
    await plan.source.close();
    const { files } = plan.listing.found;
    const code = files.filter(({ language }) => language !== null);
    const lines = code.reduce((sum, { path }) => sum + countLines(join(folder, path)), 0);
    return { files, lines };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function countLines(file: string): number {
  return readFileSync(file).reduce((count, byte) => count + (byte === 10 ? 1 : 0), 0);
}

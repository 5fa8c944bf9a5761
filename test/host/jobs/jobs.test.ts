import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAtlas } from '../../../src/host/build-atlas.ts';
import { mergeShards } from '../../../src/host/jobs/merge.ts';
import { makePlan, openPlan, type OpenPlan } from '../../../src/host/jobs/plan.ts';
import { indexShard, linkShard, renderShard } from '../../../src/host/jobs/stages.ts';
import type { Shard } from '../../../src/host/jobs/shard.ts';
import { openProject } from '../../../src/host/open-project.ts';
import type { Project } from '../../../src/host/project.ts';
import { snapshot, temporaryFolder } from '../../publish/support/folders.ts';
import { temporaryRepository } from '../../support/temporary-repository.ts';

const repository = temporaryRepository();
const fixtures = new URL('../../fixtures/repos/', import.meta.url);
const choices = { pages: 'symbols', markdown: true, siteUrl: 'https://example.org/atlas/' } as const;
let whole: Record<string, string>;

beforeAll(async () => {
  for (const name of ['mixed', 'tiny-typescript'])
    cpSync(new URL(name, fixtures), join(repository.root, name), { recursive: true });
  repository.commit({ 'README.md': 'See [the code](tiny-typescript/README.md).\n' }, 'All');
  const out = join(repository.root, '..', `${repository.root}-whole`);
  await buildAtlas(await project(out), { siteUrl: choices.siteUrl });
  whole = snapshot(out);
  rmSync(out, { recursive: true });
});

afterAll(() => {
  repository.remove();
});

function project(out: string, config: string | false = false): Promise<Project> {
  return openProject(repository.root, { publishes: true, workers: 1, out, config });
}

interface Built {
  folder: string;
  work: string;
  out: string;
  project: Project;
}

async function start(shards: number): Promise<Built> {
  const folder = temporaryFolder();
  const [work, out] = [join(folder, 'work'), join(folder, 'site')];
  const opened = await project(out);
  await makePlan(opened, work, { shards, choices });
  return { folder, work, out, project: opened };
}

const stages = ['index', 'link', 'render'] as const;
type StageName = (typeof stages)[number];

async function withPlan<Result>(
  { project, work }: Built,
  use: (plan: OpenPlan) => Promise<Result>,
): Promise<Result> {
  const plan = await openPlan(project, work);
  try {
    return await use(plan);
  } finally {
    await plan.source.close();
  }
}

/** Runs a job in a plan that it opened for itself, as a process does. */
function job(built: Built, stage: StageName, shard: Shard): Promise<unknown> {
  return withPlan<unknown>(built, (plan) => {
    if (stage === 'index') return indexShard(plan, { shard });
    return stage === 'link' ? linkShard(plan, { shard }) : renderShard(built.project, plan, { shard });
  });
}

const shardsOf = (count: number): Shard[] =>
  Array.from({ length: count }, (_, at) => ({ number: at + 1, of: count }));

async function runAll(built: Built, count: number, named: readonly StageName[] = stages): Promise<void> {
  for (const stage of named) for (const shard of shardsOf(count)) await job(built, stage, shard);
}

const merge = (built: Built) => withPlan(built, (plan) => mergeShards(built.project, plan, {}));

describe('an atlas from jobs', () => {
  it('of one shard has the bytes of a build', async () => {
    const built = await start(1);
    await runAll(built, 1);
    await merge(built);
    expect(snapshot(built.out)).toEqual(whole);
  });

  it('of four, in any order and some repeated, has the same, and merging renders few files again', async () => {
    const built = await start(4);
    for (const stage of stages)
      for (const number of [4, 3, 1, 3, 2]) await job(built, stage, { number, of: 4 });
    const { published } = await merge(built);
    expect(snapshot(built.out)).toEqual(whole);
    const files = Object.keys(whole).filter((path) => path.startsWith('api/v1/file/')).length;
    expect(published.jobs - published.jobsDone).toBeGreaterThan(files * 0.8);
  });
});

describe('jobs refuse', () => {
  it('to link before all files are analysed', async () => {
    const built = await start(3);
    await job(built, 'index', { number: 2, of: 3 });
    await expect(job(built, 'link', { number: 1, of: 3 })).rejects.toThrow(
      '2 of 3 parts of "index" are missing: 1/3, 3/3. Run these jobs, again if they failed: treeatlas index --shard 1/3.',
    );
  });

  it('a damaged part, and take it when it was made again', async () => {
    const built = await start(2);
    await runAll(built, 2, ['index']);
    const part = join(built.work, 'index', '2-of-2.sealed');
    const bytes = readFileSync(part);
    bytes.writeUInt8(bytes.readUInt8(200) ^ 1, 200);
    writeFileSync(part, bytes);
    await expect(job(built, 'link', { number: 1, of: 2 })).rejects.toThrow(
      'The part of "index" for shard 2/2 is damaged. Run its job again: treeatlas index --shard 2/2.',
    );
    await job(built, 'index', { number: 2, of: 2 });
    await job(built, 'link', { number: 1, of: 2 });
  });

  it('a part under the name of another', async () => {
    const built = await start(2);
    await runAll(built, 2, ['index']);
    const folder = join(built.work, 'index');
    renameSync(join(folder, '1-of-2.sealed'), join(folder, '2-of-2.sealed'));
    await job(built, 'index', { number: 1, of: 2 });
    await expect(job(built, 'link', { number: 1, of: 2 })).rejects.toThrow('shard 2/2 is damaged');
  });

  it('parts of plans with different numbers of shards', async () => {
    const [two, three] = [await start(2), await start(3)];
    await runAll(two, 2, ['index']);
    await job(three, 'index', { number: 1, of: 3 });
    cpSync(join(three.work, 'index'), join(two.work, 'index'), { recursive: true });
    await expect(job(two, 'link', { number: 1, of: 2 })).rejects.toThrow(
      'has parts that do not belong to this plan: 1-of-3.sealed',
    );
  });

  it('facts that were not brought along', async () => {
    const built = await start(2);
    await runAll(built, 2, ['index']);
    rmSync(join(built.work, 'facts'), { recursive: true });
    await expect(job(built, 'link', { number: 1, of: 2 })).rejects.toThrow(
      /units of facts of shard 1\/2 are missing .* treeatlas index --shard 1\/2\./s,
    );
  });

  it('a page with other bytes than its job wrote', async () => {
    const built = await start(2);
    await runAll(built, 2);
    const site = join(built.work, 'render', '1-of-2.files', 'site', 'file');
    const [page] = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.html'),
    );
    writeFileSync(join(site, page ?? ''), 'other');
    await expect(merge(built)).rejects.toThrow(/shard 1\/2 is damaged: .* Run its job again/s);
  });

  it('a plan of another commit', async () => {
    const built = await start(2);
    const before = repository.git('rev-parse', 'HEAD');
    repository.git('commit', '-q', '--allow-empty', '-m', 'Other');
    try {
      await expect(job(built, 'index', { number: 1, of: 2 })).rejects.toThrow(
        `The plan is about the commit ${before}, and this checkout has`,
      );
    } finally {
      repository.git('reset', '-q', '--hard', before);
    }
  });

  it('another configuration than that of the plan', async () => {
    const built = await start(2);
    const config = join(built.folder, 'other.json');
    writeFileSync(config, JSON.stringify({ exclude: ['mixed/**'] }));
    const other = { ...built, project: await project(built.out, config) };
    await expect(job(other, 'index', { number: 1, of: 2 })).rejects.toThrow('another configuration');
  });

  it('to work without a plan', async () => {
    const built = await start(2);
    rmSync(join(built.work, 'plan.json'));
    await expect(job(built, 'index', { number: 1, of: 2 })).rejects.toThrow('treeatlas plan --work');
  });
});

it('facts of a commit are used again for the next one, and for another number of shards', async () => {
  const built = await start(2);
  await runAll(built, 2, ['index']);
  await makePlan(built.project, built.work, { shards: 3, choices });
  const parsed = await Promise.all(
    shardsOf(3).map((shard) => withPlan(built, (plan) => indexShard(plan, { shard }))),
  );
  const units = new Set(parsed.flatMap(({ keys }) => keys));
  const kept = readdirSync(join(built.work, 'facts'), { recursive: true, withFileTypes: true });
  expect(kept.filter((entry) => entry.isFile())).toHaveLength(units.size);
});

it('an interrupted job leaves no part', async () => {
  const built = await start(2);
  await runAll(built, 2, ['index']);
  const stop = new AbortController();
  const interrupted = await openProject(repository.root, {
    publishes: true,
    workers: 1,
    config: false,
    signal: stop.signal,
  });
  await expect(
    withPlan({ ...built, project: interrupted }, (plan) =>
      linkShard(plan, { shard: { number: 1, of: 2 }, onProgress: () => stop.abort(new Error('stopped')) }),
    ),
  ).rejects.toThrow('stopped');
  mkdirSync(join(built.work, 'link'), { recursive: true });
  expect(readdirSync(join(built.work, 'link'))).toEqual([]);
});

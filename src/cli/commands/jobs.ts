import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mergeShards } from '../../host/jobs/merge.ts';
import { makePlan, openPlan, readPlanFile, type OpenPlan, type PlanFile } from '../../host/jobs/plan.ts';
import { chooseShard, shardName, type Shard } from '../../host/jobs/shard.ts';
import { indexShard, linkShard, renderShard, type JobRun } from '../../host/jobs/stages.ts';
import { openProject } from '../../host/open-project.ts';
import type { Project } from '../../host/project.ts';
import { refuseSecrets } from '../../host/refuse-secrets.ts';
import { count, counted } from '../../render/counted.ts';
import { hostOptions } from '../host-options.ts';
import type { IndexingOptions } from '../indexing-options.ts';
import { noteSecrets } from '../note-secrets.ts';
import { createProgress, formatDuration, formatSize } from '../progress.ts';
import type { PublishingOptions } from '../publishing-options.ts';
import { stageReporter } from '../stages.ts';
import { formatSummary } from '../summary.ts';
import { note, writeOut, type Terminal } from '../terminal.ts';
import { chooseChanges, chooseHistory, reportBuilt } from './build.ts';

interface WorkOptions extends IndexingOptions {
  work: string;
}

export interface PlanOptions extends WorkOptions, PublishingOptions {
  shards?: number;
}

export interface StageOptions extends WorkOptions {
  shard?: Shard | undefined;
}

export interface MergeOptions extends WorkOptions {
  out?: string;
  force?: boolean;
  inPlace?: boolean;
}

/** Makes the plan, and tells GitHub's next jobs the numbers of the shards. */
export async function runPlan(terminal: Terminal, path: string, options: PlanOptions): Promise<void> {
  const { shards, pages = 'symbols', only, markdown = true, blame, siteUrl, hub, json } = options;
  const project = await openProject(path, { ...options, ...hostOptions(terminal), publishes: true });
  const plan = await makePlan(project, workOf(terminal, options), {
    shards,
    choices: {
      pages,
      only: only === undefined ? undefined : resolve(terminal.cwd, only),
      markdown,
      siteUrl: siteUrl ?? project.config.siteUrl,
      hub: hub ?? project.config.hub,
      blame,
      history: chooseHistory(options, project.config.history),
      changes: chooseChanges(options, project.config.changes),
    },
  });
  writeOutputs(plan);
  if (json) await writeOut(terminal, `${JSON.stringify(plan, null, 2)}\n`);
  else note(terminal, describePlan(terminal, plan));
}

/** A job of GitHub Actions hands the numbers to a matrix: `fromJSON(needs.plan.outputs.shards)`. */
function writeOutputs({ shards }: PlanFile): void {
  const file = process.env['GITHUB_OUTPUT'];
  if (!file) return;
  const numbers = JSON.stringify(shards.map((_, at) => at + 1));
  appendFileSync(file, `shards=${numbers}\ncount=${shards.length}\n`);
}

function describePlan(terminal: Terminal, { shards, commit }: PlanFile): string {
  const weights = shards.map(({ weight }) => weight);
  const [heaviest, mean] = [
    Math.max(...weights),
    weights.reduce((sum, each) => sum + each, 0) / shards.length,
  ];
  const files = shards.reduce((sum, shard) => sum + shard.files, 0);
  const bytes = shards.reduce((sum, shard) => sum + shard.bytes, 0);
  return formatSummary(terminal, [
    ['commit', commit ?? 'none'],
    ['files', `${count(files)}, ${formatSize(bytes)}`],
    [
      'shards',
      `${count(shards.length)}; the heaviest has ${Math.round((heaviest / Math.max(1, mean)) * 100)} % of the mean`,
    ],
    ['next', `treeatlas index --work … --shard 1/${shards.length}, and so on`],
  ]);
}

export async function runIndexJob(terminal: Terminal, path: string, options: StageOptions): Promise<void> {
  await runStage(terminal, path, options, async (_, plan, run) => {
    const { records, parsedCount, skipped, secrets } = await indexShard(plan, run);
    refuseSecrets(secrets, options.failOn);
    noteSecrets(terminal, secrets);
    return {
      files: records.length,
      skipped: skipped.length,
      text: `${counted(records.length, 'file')}, of which ${count(parsedCount)} had to be read`,
    };
  });
}

export async function runLinkJob(terminal: Terminal, path: string, options: StageOptions): Promise<void> {
  await runStage(terminal, path, options, async (_, plan, run) => {
    const { size } = await linkShard(plan, run);
    return { files: size, text: `${counted(size, 'file')} linked` };
  });
}

export async function runRenderJob(terminal: Terminal, path: string, options: StageOptions): Promise<void> {
  await runStage(terminal, path, options, async (project, plan, run) => {
    const { files } = await renderShard(project, plan, run);
    return { files: files.length, text: `${counted(files.length, 'file')} of the atlas written` };
  });
}

async function runStage(
  terminal: Terminal,
  path: string,
  options: StageOptions,
  stage: (
    project: Project,
    plan: OpenPlan,
    run: JobRun,
  ) => Promise<{ text: string } & Record<string, number | string>>,
): Promise<void> {
  const start = performance.now();
  const project = await open(terminal, path, options);
  const plan = await openPlan(project, workOf(terminal, options));
  const progress = createProgress(terminal);
  try {
    const shard = chooseShard(options.shard, process.env, plan.shards.length);
    const { text, ...figures } = await stage(project, plan, { shard, onProgress: stageReporter(progress) });
    progress.stop();
    const seconds = (performance.now() - start) / 1000;
    if (options.json)
      await writeOut(
        terminal,
        `${JSON.stringify({ shard: shardName(shard), ...figures, seconds }, null, 2)}\n`,
      );
    else note(terminal, `Shard ${shardName(shard)}: ${text}, in ${formatDuration(seconds * 1000)}.`);
  } finally {
    progress.stop();
    await plan.source.close();
  }
}

export async function runMerge(terminal: Terminal, path: string, options: MergeOptions): Promise<void> {
  const start = performance.now();
  const { force, inPlace, failOn, json } = options;
  const project = await open(terminal, path, options);
  const plan = await openPlan(project, workOf(terminal, options));
  const progress = createProgress(terminal);
  try {
    const built = await mergeShards(project, plan, {
      force,
      inPlace,
      failOn,
      onProgress: stageReporter(progress),
      onHistoryProgress: ({ message, done, total }) => progress.report({ stage: message, done, total }),
    });
    progress.stop();
    await reportBuilt(terminal, project.root, built, { json, seconds: (performance.now() - start) / 1000 });
  } finally {
    progress.stop();
    await plan.source.close();
  }
}

/** Opens the project as the plan says. */
function open(terminal: Terminal, path: string, options: WorkOptions & { out?: string }): Promise<Project> {
  const blame = readPlanFile(workOf(terminal, options))?.choices.blame;
  return openProject(path, { ...options, blame, ...hostOptions(terminal), publishes: true });
}

function workOf({ cwd }: Terminal, { work }: WorkOptions): string {
  return resolve(cwd, work);
}

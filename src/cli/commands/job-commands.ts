import { InvalidArgumentError, type Command } from 'commander';
import { MAX_SHARDS, parseShard, type Shard } from '../../host/jobs/shard.ts';
import { withIndexingOptions } from '../indexing-options.ts';
import { parsePositive } from '../parse-number.ts';
import { withPublishingOptions } from '../publishing-options.ts';
import type { Terminal } from '../terminal.ts';
import type { MergeOptions, PlanOptions, StageOptions } from './jobs.ts';

/** The options of a command that may be a job of a plan. */
export interface JobOptions {
  work?: string;
  shard?: Shard;
}

export const workOption = [
  '--work <dir>',
  'folder with the plan, in which jobs leave their parts for those after them',
] as const;

export const shardOption = [
  '--shard <i/n>',
  'the part of this job, such as 2/7 (default: the one that the scheduler names in the environment)',
  (text: string): Shard => {
    const shard = parseShard(text);
    if (shard) return shard;
    throw new InvalidArgumentError(
      `It must be a number and how many there are, such as 2/7, up to ${MAX_SHARDS}.`,
    );
  },
] as const;

const order =
  'The jobs of a plan run in this order: plan; index for each shard; link for each; render for each; merge.';

export function addPlanCommand(program: Command, terminal: Terminal): void {
  const command = withIndexingOptions(program.command('plan [path]'))
    .summary('divide a build among jobs, on one machine or many')
    .description(
      `Divides the files of a repository into shards of equal weight, for jobs that an existing scheduler runs. ${order} The atlas has the bytes of \`treeatlas build\`, whatever the number of shards.`,
    )
    .requiredOption(...workOption)
    .option(
      '--shards <n>',
      'number of shards (default: by the size of the repository, at most 64)',
      parseCount,
    );
  withPublishingOptions(command).action(async (path: string | undefined, options: PlanOptions) => {
    const { runPlan } = await import('./jobs.ts');
    await runPlan(terminal, path ?? '.', options);
  });
}

function parseCount(text: string): number {
  const count = parsePositive(text);
  if (count <= MAX_SHARDS) return count;
  throw new InvalidArgumentError(`It must be at most ${MAX_SHARDS}.`);
}

export function addLinkCommand(program: Command, terminal: Terminal): void {
  addStage(program, 'link [path]', 'link the references of a shard, after all index jobs').action(
    async (path: string | undefined, options: StageOptions) => {
      const { runLinkJob } = await import('./jobs.ts');
      await runLinkJob(terminal, path ?? '.', options);
    },
  );
}

export function addRenderCommand(program: Command, terminal: Terminal): void {
  addStage(program, 'render [path]', 'render the pages of a shard, after all link jobs').action(
    async (path: string | undefined, options: StageOptions) => {
      const { runRenderJob } = await import('./jobs.ts');
      await runRenderJob(terminal, path ?? '.', options);
    },
  );
}

function addStage(program: Command, words: string, summary: string): Command {
  return withIndexingOptions(program.command(words))
    .summary(summary)
    .description(`A job of a plan. ${order} A job can be repeated, and one that was killed leaves no part.`)
    .requiredOption(...workOption)
    .option(...shardOption);
}

export function addMergeCommand(program: Command, terminal: Terminal): void {
  withIndexingOptions(program.command('merge [path]'))
    .summary('write the atlas from the parts of all shards')
    .description(
      `Puts the parts of all shards together and makes what needs all files. Refuses missing, damaged and mixed parts. ${order}`,
    )
    .requiredOption(...workOption)
    .option('-o, --out <dir>', 'output folder (default: as for `build`)')
    .option('--force', 'write into a folder with files that your builds did not write')
    .option('--in-place', 'update the output file by file instead of replacing the folder')
    .action(async (path: string | undefined, options: MergeOptions) => {
      const { runMerge } = await import('./jobs.ts');
      await runMerge(terminal, path ?? '.', options);
    });
}

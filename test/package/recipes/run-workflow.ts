import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fill, runs, type Values } from '../action/evaluate.ts';
import { prepareFiles, runScript, takeOutputs, type Step } from '../action/run-action.ts';
import { runStorageAction, type GitHubStorage } from './github-storage.ts';

interface WorkflowJob {
  needs?: string | readonly string[];
  strategy?: { matrix: { shard: string } };
  outputs?: Values;
  steps: readonly Step[];
}

export interface Workflow {
  env: Values;
  jobs: Readonly<Record<string, WorkflowJob>>;
}

export interface RunOptions {
  /** The folder for workspaces and temporary folders of this run. */
  folder: string;
  /** The address that `actions/checkout` clones. */
  clone: string;
  env: NodeJS.ProcessEnv;
  variables: Values;
  storage: GitHubStorage;
  /** The outputs of other actions, by `ID.NAME`. */
  outputs: Values;
  /** The names of steps that are not run. */
  skip: readonly string[];
}

export interface WorkflowRun {
  /** The settings of the last use of each action, by its name. */
  used: Readonly<Record<string, Values>>;
  /** The workspace of the job that ran last. */
  workspace: string;
}

/** Runs the jobs of a workflow one after the other, each in a checkout of its own. Throws if a step fails. */
export async function runWorkflow(workflow: Workflow, options: RunOptions): Promise<WorkflowRun> {
  const used: Record<string, Values> = {};
  const needs: Record<string, string> = {};
  let workspace = '';
  for (const [name, job] of Object.entries(workflow.jobs)) {
    const shards = job.strategy ? shardsOf(job.strategy.matrix.shard, needs) : [undefined];
    for (const shard of shards) {
      const title = shard === undefined ? name : `${name} ${shard}`;
      const temp = join(options.folder, 'temp', title.replace(' ', '-'));
      workspace = join(options.folder, 'workspaces', title.replace(' ', '-'), 'app');
      mkdirSync(workspace, { recursive: true });
      const values: Record<string, string> = {
        ...neededBy(job, needs),
        'runner.temp': temp,
        'github.sha': options.variables['GITHUB_SHA'] ?? '',
        'matrix.shard': String(shard ?? ''),
        'strategy.job-total': String(shards.length),
      };
      await runSteps(job, { ...options, workspace, temp, values, used, workflow, title });
      for (const [key, value] of Object.entries(job.outputs ?? {}))
        needs[`needs.${name}.outputs.${key}`] = fill(value, values);
    }
  }
  return { used, workspace };
}

interface JobContext extends RunOptions {
  workspace: string;
  temp: string;
  values: Record<string, string>;
  used: Record<string, Values>;
  workflow: Workflow;
  title: string;
}

async function runSteps(job: WorkflowJob, context: JobContext): Promise<void> {
  const { workspace, temp, values, used, workflow, title } = context;
  const files = prepareFiles(temp);
  const set = (step: Step, outputs: Values): void => {
    for (const [key, value] of Object.entries(outputs))
      values[`steps.${step.id ?? ''}.outputs.${key}`] = value;
  };
  for (const step of job.steps) {
    if (!runs(step.if, false, values) || context.skip.includes(step.name ?? '')) continue;
    if (step.run === undefined) {
      const action = (step.uses ?? '').split('@')[0] ?? '';
      const settings = Object.fromEntries(
        Object.entries(step.with ?? {}).map(([key, value]) => [key, fill(String(value), values)]),
      );
      used[action] = settings;
      if (action === 'actions/checkout') execFileSync('git', ['clone', '-q', context.clone, workspace]);
      set(step, runStorageAction(context.storage, action, settings) ?? outputsOf(step, context.outputs));
    } else {
      const variables = { ...workflow.env, ...context.variables };
      const result = await runScript(step, {
        job: { workspace, temp, env: context.env, variables },
        files,
        values,
      });
      if (result.code !== 0) throw new Error(`${title}, step "${step.name ?? ''}" failed:\n${result.log}`);
      set(step, takeOutputs(files.GITHUB_OUTPUT));
    }
  }
}

function outputsOf({ id = '' }: Step, outputs: Values): Values {
  const own = Object.entries(outputs).filter(([key]) => key.startsWith(`${id}.`));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(id.length + 1), value]));
}

/** Evaluates `${{ fromJSON(needs.JOB.outputs.NAME) }}`. */
function shardsOf(expression: string, needs: Values): number[] {
  const [, path = ''] = /^\$\{\{ fromJSON\((.*)\) \}\}$/.exec(expression) ?? [];
  return JSON.parse(needs[path] ?? '') as number[];
}

/** A job knows the outputs of those that it names only. */
function neededBy({ needs: names = [] }: WorkflowJob, needs: Values): Values {
  const needed = typeof names === 'string' ? [names] : names;
  return Object.fromEntries(
    Object.entries(needs).filter(([key]) => needed.some((name) => key.startsWith(`needs.${name}.`))),
  );
}

import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parse } from 'yaml';
import { fill, runs, type Values } from './evaluate.ts';

export const root = join(import.meta.dirname, '..', '..', '..');

export interface Step {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Readonly<Record<string, string>>;
  with?: Readonly<Record<string, string | number | boolean>>;
}

export interface Action {
  inputs: Readonly<Record<string, { description: string; default?: string }>>;
  outputs: Readonly<Record<string, { description: string; value: string }>>;
  runs: { steps: readonly Step[] };
}

export const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Action;

/** A job of a runner of GitHub. Steps that use other actions are recorded and not run. */
export interface Job {
  workspace: string;
  /** An empty folder outside of the workspace. */
  temp: string;
  inputs: Values;
  /** Variables of the runner, such as `GITHUB_EVENT_NAME`. */
  variables: Values;
  /** Values of `github`. */
  values?: Values;
  /** Outputs of other actions, which exist if their step runs: `pages.base_url`. */
  outputs?: Values;
  env: NodeJS.ProcessEnv;
}

export interface Ran {
  /** `success`, `failure` or `skipped` by the name of the step. */
  outcomes: Readonly<Record<string, string>>;
  /** The settings of other actions that ran, by the name of the action without its version. */
  used: Readonly<Record<string, Values>>;
  outputs: Values;
  summary: string;
  log: string;
}

/** Runs the steps of action.yml as a runner does. */
export async function runAction(job: Job): Promise<Ran> {
  const files = prepareFiles(job.temp);
  const defaults = Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? '']);
  const inputs = { ...(Object.fromEntries(defaults) as Values), ...job.inputs };
  const values: Record<string, string> = { 'runner.os': 'Linux', 'runner.arch': 'X64', ...job.values };
  for (const [name, value] of Object.entries(inputs)) values[`inputs.${name}`] = fill(value, values);
  const outcomes: Record<string, string> = {};
  const used: Record<string, Values> = {};
  let log = '';
  for (const step of action.runs.steps) {
    const name = step.name ?? step.uses ?? '';
    let outcome = 'skipped';
    if (runs(step.if, Object.values(outcomes).includes('failure'), values)) {
      if (step.run === undefined) {
        const settings = Object.entries(step.with ?? {});
        used[(step.uses ?? '').split('@')[0] ?? ''] = Object.fromEntries(
          settings.map(([key, value]) => [key, fill(String(value), values)]),
        );
        for (const [key, value] of Object.entries(job.outputs ?? {})) {
          const [id = '', output = ''] = key.split('.');
          if (id === step.id) values[`steps.${id}.outputs.${output}`] = value;
        }
        outcome = 'success';
      } else {
        const result = await runScript(step, { job, files, values });
        log += result.log;
        outcome = result.code === 0 ? 'success' : 'failure';
        for (const [key, value] of Object.entries(takeOutputs(files.GITHUB_OUTPUT)))
          values[`steps.${step.id ?? ''}.outputs.${key}`] = value;
      }
    }
    outcomes[name] = outcome;
    values[`steps.${step.id ?? ''}.outcome`] = outcome;
  }
  const outputs = Object.entries(action.outputs).map(([name, { value }]) => [name, fill(value, values)]);
  return {
    outcomes,
    used,
    outputs: Object.fromEntries(outputs) as Values,
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
    log,
  };
}

/** Makes the files in which a step leaves outputs, a summary and folders for `PATH`. */
export function prepareFiles(temp: string) {
  mkdirSync(temp, { recursive: true });
  const files = {
    GITHUB_OUTPUT: join(temp, 'output'),
    GITHUB_STEP_SUMMARY: join(temp, 'summary'),
    GITHUB_PATH: join(temp, 'path'),
  };
  for (const file of Object.values(files)) writeFileSync(file, '');
  return files;
}

/** Returns the outputs of the step that ran last, and empties the file for the next. */
export function takeOutputs(file: string): Values {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  writeFileSync(file, '');
  return Object.fromEntries(
    lines.map((line) => {
      const [, key = '', value = ''] = /^([\w-]+)=(.*)$/.exec(line) ?? [];
      return [key, value];
    }),
  );
}

/** Runs a script with the shell `bash` of GitHub, which ends at the first error. */
export async function runScript(
  step: Step,
  {
    job,
    files,
    values,
  }: {
    job: Pick<Job, 'workspace' | 'temp' | 'variables' | 'env'>;
    files: ReturnType<typeof prepareFiles>;
    values: Values;
  },
): Promise<{ code: number; log: string }> {
  const script = join(job.temp, 'script.sh');
  writeFileSync(script, step.run ?? '');
  const env = Object.entries(step.env ?? {}).map(([name, value]) => [name, fill(value, values)]);
  const added = readFileSync(files.GITHUB_PATH, 'utf8').split('\n').filter(Boolean);
  return new Promise((resolve) => {
    execFile(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', script],
      {
        cwd: job.workspace,
        maxBuffer: 1e8,
        env: {
          ...job.env,
          ...files,
          GITHUB_ACTIONS: 'true',
          CI: 'true',
          GITHUB_ACTION_PATH: root,
          GITHUB_WORKSPACE: job.workspace,
          RUNNER_TEMP: job.temp,
          ...job.variables,
          ...(Object.fromEntries(env) as Values),
          PATH: [...added, job.env['PATH'] ?? ''].join(delimiter),
        },
      },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), log: stdout + stderr });
      },
    );
  });
}

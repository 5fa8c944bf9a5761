import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Values = Record<string, string>;

interface ArtifactOfTemplate {
  name: string;
  path: string;
  optional?: boolean;
  s3?: { key: string };
}

interface Template {
  name: string;
  inputs?: { artifacts?: ArtifactOfTemplate[] };
  outputs?: {
    parameters?: { name: string; valueFrom: { path: string } }[];
    artifacts?: ArtifactOfTemplate[];
  };
  script?: { env: { name: string; value: string }[]; source: string };
  dag?: { tasks: Task[] };
}

interface Task {
  name: string;
  template: string;
  withSequence?: { start: string; count: string };
  arguments: {
    parameters: { name: string; value: string }[];
    artifacts?: { name: string; from: string }[];
  };
}

export interface WorkflowTemplate {
  spec: { templates: Template[] };
}

interface ArgoOptions {
  /** The folder for pods of this run. */
  folder: string;
  /** The folder that stands for the bucket. */
  bucket: string;
  env: NodeJS.ProcessEnv;
  parameters: Readonly<Values>;
}

/** Runs the tasks of a template's graph in their order, each as a pod with folders and artifacts of its own. */
export function runArgo({ spec }: WorkflowTemplate, entry: string, options: ArgoOptions): void {
  const templateOf = (name: string): Template => {
    const template = spec.templates.find((each) => each.name === name);
    if (!template) throw new Error(`No template ${name}.`);
    return template;
  };
  const values: Values = {
    'workflow.uid': options.folder.replace(/\W/g, '-'),
    'workflow.creationTimestamp.Y': '2001',
    'workflow.creationTimestamp.m': '02',
  };
  for (const [name, value] of Object.entries(options.parameters)) values[`inputs.parameters.${name}`] = value;
  const keys: Values = {};
  for (const task of templateOf(entry).dag?.tasks ?? []) {
    const count = task.withSequence ? Number(fill(task.withSequence.count, values)) : undefined;
    for (let at = 1; at <= (count ?? 1); at++) {
      const pod = join(options.folder, count === undefined ? task.name : `${task.name}-${at}`);
      const item = { ...values, item: String(at) };
      const inputs: Values = Object.fromEntries(
        Object.entries(values).filter(([name]) => name.startsWith('workflow.')),
      );
      for (const { name, value } of task.arguments.parameters)
        inputs[`inputs.parameters.${name}`] = fill(value, item);
      const passed = Object.fromEntries(
        (task.arguments.artifacts ?? []).map(({ name, from }) => [name, fill(from, keys)]),
      );
      const made = runPod(templateOf(task.template), { ...options, pod, inputs, passed });
      for (const [name, value] of Object.entries(made.parameters))
        values[`tasks.${task.name}.outputs.parameters.${name}`] = value;
      for (const [name, key] of Object.entries(made.keys))
        keys[`tasks.${task.name}.outputs.artifacts.${name}`] = key;
    }
  }
}

interface Pod extends ArgoOptions {
  pod: string;
  inputs: Values;
  /** Keys of artifacts that the task passes on, by their names. */
  passed: Values;
}

function runPod(template: Template, { pod, bucket, env, inputs, passed }: Pod) {
  const { script } = template;
  if (!script) throw new Error(`${template.name} has no script.`);
  /** The folders of a container at its root are those of the pod. */
  const local = (text: string): string =>
    text.replace(/(?<![\w./-])\/(?=(?:work|parts|secrets)\b)/g, `${pod}/`);
  for (const folder of ['work', 'parts']) mkdirSync(join(pod, folder), { recursive: true });
  for (const { name, path, s3, optional } of template.inputs?.artifacts ?? []) {
    const from = join(bucket, passed[name] ?? fill(s3?.key ?? '', inputs));
    if (existsSync(from)) cpSync(from, local(path), { recursive: true });
    else if (!optional) throw new Error(`${template.name} needs ${from}.`);
  }
  const file = join(pod, 'script');
  writeFileSync(file, local(script.source));
  const variables = script.env.map(({ name, value }) => [name, local(fill(value, inputs))]);
  execFileSync('bash', ['-eu', file], {
    cwd: pod,
    env: { ...env, ...(Object.fromEntries(variables) as Values) },
    stdio: 'pipe',
  });
  const outputs = template.outputs ?? {};
  const parameters = (outputs.parameters ?? []).map(({ name, valueFrom }) => [
    name,
    readFileSync(local(valueFrom.path), 'utf8').trim(),
  ]);
  const artifacts = (outputs.artifacts ?? []).map(({ name, path, s3 }) => {
    const key = fill(s3?.key ?? '', inputs);
    mkdirSync(dirname(join(bucket, key)), { recursive: true });
    cpSync(local(path), join(bucket, key), { recursive: true });
    return [name, key];
  });
  return {
    parameters: Object.fromEntries(parameters) as Values,
    keys: Object.fromEntries(artifacts) as Values,
  };
}

/** Throws if a value does not exist, as Argo does. */
function fill(text: string, values: Readonly<Values>): string {
  return text.replace(/\{\{(.*?)\}\}/g, (_, name: string) => {
    const value = values[name.trim()];
    if (value === undefined) throw new Error(`{{${name}}} has no value.`);
    return value;
  });
}

import { Command, Option } from 'commander';
import type { Operation, RunProgress } from '../operations/operation.ts';
import { errorBody } from '../operations/error-body.ts';
import { inputJsonSchema } from '../operations/json-schema.ts';
import { OperationError } from '../operations/operation-error.ts';
import { ask } from '../operations/ask.ts';
import type { ProjectOptions } from '../host/project-options.ts';
import type { CommandEffects, EffectResult } from './command-effects.ts';
import { withConfigOptions, type ConfigOptions } from './config-options.ts';
import {
  inputOptions,
  parseValue,
  wordInput,
  wordNames,
  wordOptions,
  type InputOption,
} from './input-options.ts';
import { diskFolders } from '../host/disk-folders.ts';
import { openEmbedder } from '../host/open-embedder.ts';
import { modelOption } from './model-option.ts';
import { localRoot, placesFrom } from './local-places.ts';
import { openAtlasWithProgress } from './open-atlas-with-progress.ts';
import { createProgress } from './progress.ts';
import { printable } from '../render/printable.ts';
import { writeOut, type Terminal } from './terminal.ts';

interface CommonOptions extends ConfigOptions {
  repo?: string;
  model?: string;
  json?: boolean;
}

/** Returns the name of the command of an operation. */
export function commandName(operation: string): string {
  return operation.replaceAll('_', '-');
}

/** Creates a command for an operation. Its options come from the schema of its input. */
export function operationCommand(
  operation: Operation,
  terminal: Terminal,
  effects?: CommandEffects,
): Command {
  const options = inputOptions(inputJsonSchema(operation));
  const name = commandName(operation.name);
  const command = new Command(name)
    .aliases(operation.name === name ? [] : [operation.name])
    .summary(firstSentence(operation.description))
    .description(operation.description);
  const words = wordNames(options);
  if (words !== '') command.argument('[words...]', describeWords(options)).usage(`${words} [options]`);
  const flags = options.map((option) => [option, commanderOption(option)] as const);
  for (const [, flag] of flags) command.addOption(flag);
  // An option of the operation itself comes first.
  const taken = new Set(flags.map(([, flag]) => flag.attributeName()));
  const extra = (effects?.options ?? []).filter((option) => !taken.has(option.attributeName()));
  for (const option of extra) command.addOption(option);
  const optionInput = (): [string, unknown][] => {
    const values = command.opts<Record<string, unknown>>();
    const given = flags.filter(([, flag]) => command.getOptionValueSource(flag.attributeName()) === 'cli');
    return given.map(([{ property }, flag]) => [property, values[flag.attributeName()]]);
  };
  withConfigOptions(command)
    .option('--repo <dir>', 'repository or folder of an atlas to read (default: the current folder)')
    .option('--json', 'print the exact answer as JSON');
  if (operation.usesModel) command.option(...modelOption);
  command.action(async (given: unknown) => {
    const { repo, json, model, config, trustConfig, grammars, scip } = command.opts<CommonOptions>();
    const input = { ...wordInput(options, textsOf(given)), ...Object.fromEntries(optionInput()) };
    const chosen = extra
      .map((option) => option.attributeName())
      .filter((name) => command.getOptionValueSource(name) === 'cli');
    const all = command.opts<Record<string, unknown>>();
    const run = {
      path: repo ?? '.',
      json: json ?? false,
      project: { model, config, trustConfig, grammars, scip },
      effects: chosen.length > 0 ? effects : undefined,
      given: Object.fromEntries(chosen.map((name) => [name, all[name]])),
    };
    const answering = async (): Promise<void> => {
      const { path, json: isExact, project, given: options } = run;
      const context = { terminal, path, json: isExact, project, given: options, input };
      if (!(await effects?.replace?.(context))) await printAnswer(terminal, operation, input, run);
    };
    await answering().catch(async (error: unknown) => {
      // Programs read the error where they read answers; people read it on standard error.
      if (run.json && error instanceof OperationError)
        await writeOut(terminal, `${printable(JSON.stringify(errorBody(error), null, 2))}\n`);
      throw error;
    });
  });
  return command;
}

interface OperationRun {
  path: string;
  json: boolean;
  project: Pick<ProjectOptions, 'model' | 'config' | 'trustConfig' | 'grammars' | 'scip'>;
  effects: CommandEffects | undefined;
  given: Record<string, unknown>;
}

async function printAnswer(
  terminal: Terminal,
  operation: Operation,
  input: Record<string, unknown>,
  { path, json, project, effects, given }: OperationRun,
): Promise<void> {
  const store = await openAtlasWithProgress(terminal, path, project);
  const progress = createProgress(terminal);
  const onProgress = ({ message, done, total }: RunProgress) => {
    if (terminal.live) progress.report({ stage: message, done, total });
  };
  const embedder = await openEmbedder({ ...project, cwd: terminal.cwd });
  const root = await localRoot(path, terminal.cwd);
  const folders = root === undefined ? undefined : diskFolders(root);
  const host = { getAtlas: () => Promise.resolve({ store }), embedder, root, folders };
  const asked = placesFrom(root, terminal.cwd, operation, input) as object;
  const found = await ask(host, operation, asked, { signal: terminal.signal, onProgress }).finally(() =>
    progress.stop(),
  );
  const context = { terminal, store, path, input: asked, given, grammars: project.grammars };
  const { answer, text, failure }: EffectResult = (await effects?.run?.({
    ...context,
    answer: found as object,
  })) ?? { answer: found as object };
  await writeOut(terminal, text ?? (await answerText(operation, answer, json)));
  if (failure) throw failure;
}

async function answerText(operation: Operation, answer: object, json: boolean): Promise<string> {
  if (json) return `${printable(JSON.stringify(answer, null, 2))}\n`;
  const { renderAnswer } = await import('../operations/render-answer.ts');
  return `${renderAnswer(operation, answer).trimEnd()}\n`;
}

/** Commander passes its options in the place of the words to a command that takes none. */
function textsOf(words: unknown): string[] {
  return Array.isArray(words) ? words.map(String) : [];
}

/** Lists may be separated by commas (`--kinds Class,Method`) or given as repeated options. */
function commanderOption(option: InputOption): Option {
  const { flag, type } = option;
  if (type === 'boolean') {
    return new Option(option.defaultValue === true ? `--no-${flag.slice(2)}` : flag, describe(option));
  }
  return new Option(`${flag} <${placeholders[type]}>`, describe(option)).argParser(
    (text: string, before: unknown) => {
      const value = parseValue(option, text);
      return Array.isArray(value) && Array.isArray(before)
        ? [...(before as unknown[]), ...(value as unknown[])]
        : value;
    },
  );
}

const placeholders = { number: 'n', text: 'text', list: 'a,b', json: 'json' } as const;

function describe({ description, choices, defaultValue }: InputOption): string {
  const parts = [description];
  if (choices.length > 0 && choices.length <= 12) parts.push(`one of ${choices.join(', ')}`);
  if (defaultValue !== undefined && defaultValue !== '')
    parts.push(`default ${JSON.stringify(defaultValue)}`);
  return parts.filter(Boolean).join('; ');
}

function describeWords(options: readonly InputOption[]): string {
  return wordOptions(options)
    .map(({ property, description }) => `${property}: ${description}`)
    .join('; ');
}

function firstSentence(text: string): string {
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/[.:]$/, '') ?? text;
}

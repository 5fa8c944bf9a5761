import { Command, Option } from 'commander';
import type { Operation, RunProgress } from '../operations/operation.ts';
import { ask } from '../operations/ask.ts';
import type { Store } from '../store/store.ts';
import { withConfigOptions, type ConfigOptions } from './config-options.ts';
import { inputOptions, optionForWord, parseValue, wordName, type InputOption } from './input-options.ts';
import { modelOf, modelOption } from './model-of.ts';
import { createProgress } from './progress.ts';
import { UsageError } from './report-error.ts';
import { printable } from '../render/printable.ts';
import { writeOut, type Terminal } from './terminal.ts';

interface Common extends ConfigOptions {
  path?: string;
  model?: string;
  json?: boolean;
}

/** What a command may do beside asking its question. Faces that only answer have none of it. */
export interface CommandEffects {
  options: readonly Option[];
  /** Called with the answer, and gives what is to be shown of it. */
  run(context: EffectContext): Promise<object>;
}

export interface EffectContext {
  terminal: Terminal;
  store: Store;
  /** As given: a repository, the folder of an atlas or its address. */
  path: string;
  input: Record<string, unknown>;
  answer: object;
  /** Those of `options` that were given, by attribute name. */
  given: Record<string, unknown>;
}

/** Any operation as a command: its options come from the schema of its input. */
export function operationCommand(
  operation: Operation,
  terminal: Terminal,
  effects?: CommandEffects,
): Command {
  const options = inputOptions(operation.input);
  const name = operation.name.replaceAll('_', '-');
  const command = new Command(name)
    .aliases([...new Set([operation.name, ...(operation.aliases ?? [])])].filter((alias) => alias !== name))
    .summary(firstSentence(operation.description))
    .description(operation.description);
  const word = wordName(options);
  if (word) command.argument(`[${word}]`, describeWord(options, word));
  const flags = options.map((option) => [option, commanderOption(option)] as const);
  for (const [, flag] of flags) command.addOption(flag);
  for (const option of effects?.options ?? []) command.addOption(option);
  const optionInput = (): [string, unknown][] => {
    const values = command.opts<Record<string, unknown>>();
    const given = flags.filter(([, flag]) => command.getOptionValueSource(flag.attributeName()) === 'cli');
    return given.map(([{ property }, flag]) => [property, values[flag.attributeName()]]);
  };
  withConfigOptions(command)
    .option('--path <dir>', 'repository or folder of an atlas to read (default: the current folder)')
    .option('--json', 'print the exact answer as JSON');
  if (operation.usesModel) command.option(...modelOption);
  command.action(async (first: unknown) => {
    const { path, json, model, config, trustConfig } = command.opts<Common>();
    const input = { ...wordInput(options, first), ...Object.fromEntries(optionInput()) };
    const given = (effects?.options ?? [])
      .map((option) => option.attributeName())
      .filter((name) => command.getOptionValueSource(name) === 'cli');
    const all = command.opts<Record<string, unknown>>();
    await answer(terminal, operation, input, {
      path: path ?? '.',
      json: json ?? false,
      model,
      configured: { ...(config !== undefined && { config }), ...(trustConfig && { trustConfig }) },
      effects: given.length > 0 ? effects : undefined,
      given: Object.fromEntries(given.map((name) => [name, all[name]])),
    });
  });
  return command;
}

interface Asked {
  path: string;
  json: boolean;
  model: string | undefined;
  configured: ConfigOptions;
  effects: CommandEffects | undefined;
  given: Record<string, unknown>;
}

async function answer(
  terminal: Terminal,
  operation: Operation,
  input: Record<string, unknown>,
  { path, json, model, configured, effects, given }: Asked,
): Promise<void> {
  const { openAtlas } = await import('./open-atlas.ts');
  const named = model === undefined ? {} : { model };
  const store = await openAtlas(terminal, path, { ...named, ...configured });
  const progress = createProgress(terminal);
  const onProgress = ({ message, done, total }: RunProgress) => {
    if (terminal.live) progress.report({ stage: message, done, total });
  };
  const host = { getAtlas: () => Promise.resolve({ store }), embedder: await modelOf(terminal, named) };
  const found = await ask(host, operation, input, { signal: terminal.signal, onProgress }).finally(() =>
    progress.stop(),
  );
  const result = effects
    ? await effects.run({ terminal, store, path, input, answer: found as object, given })
    : found;
  if (json) return writeOut(terminal, `${printable(JSON.stringify(result, null, 2))}\n`);
  const { renderAnswer } = await import('../operations/render-answer.ts');
  await writeOut(terminal, `${renderAnswer(operation, result).trimEnd()}\n`);
}

/** `word` is what commander hands over first: the word, or its own options where a command takes no word. */
function wordInput(options: readonly InputOption[], word: unknown): Record<string, unknown> {
  if (typeof word !== 'string') return {};
  const option = optionForWord(options, word);
  if (!option) throw new UsageError(`"${word}" fits none of the inputs; name the option that it is for.`);
  return { [option.property]: word };
}

/** Lists may be given in one (`--kinds Class,Method`) or again and again. */
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

function describeWord(options: readonly InputOption[], word: string): string {
  return options.find(({ property }) => property === word.split('|').at(-1))?.description ?? '';
}

function firstSentence(text: string): string {
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/[.:]$/, '') ?? text;
}

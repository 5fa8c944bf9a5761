import type { JsonSchema } from '../operations/json-schema.ts';
import { commaParts } from '../base/comma-parts.ts';
import { parseId } from '../model/id.ts';
import { selectors } from '../operations/select-input.ts';
import { UsageError } from './usage-error.ts';

/** The command line option for one property of an operation's input. */
export interface InputOption {
  /** The property that it sets. */
  property: string;
  /** The flag, such as `--max-depth`. */
  flag: string;
  type: 'boolean' | 'number' | 'text' | 'list' | 'json';
  required: boolean;
  description: string;
  choices: readonly string[];
  /** The default value in the help. */
  defaultValue: unknown;
}

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  description?: string;
  default?: unknown;
}

/** Options that every operation has; a property of the same name gets `--input-` before it. */
const taken = new Set(['repo', 'json', 'verbose', 'help', 'version']);

/** Returns the options for the properties of an input, in the order of its schema. */
export function inputOptions(input: JsonSchema): InputOption[] {
  const schema = input as { properties?: Record<string, Schema>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([property, value]) => ({
    property,
    flag: flagOf(property),
    type: typeOf(value),
    required: schema.required?.includes(property) ?? false,
    description: value.description ?? '',
    choices: choicesOf(value),
    defaultValue: value.default,
  }));
}

/** These select an atlas, as `--repo` does, so a word without an option's name never sets them. */
const selectorNames: ReadonlySet<string> = new Set(selectors);

/**
 * Returns the options that words without an option's name set, in their order: the required texts and then the path or id, or the
 * first texts if none is required. A list takes all further words.
 */
export function wordOptions(options: readonly InputOption[]): InputOption[] {
  const able = options.filter(({ type, property }) => isWord(type) && !selectorNames.has(property));
  const required = able.filter((option) => option.required);
  const path = able.filter(
    (option) => (option.property === 'path' || isId(option.property)) && !option.required,
  );
  if (required.length > 0) return [...required, ...path];
  const texts = able.filter(({ type, choices }) => type === 'text' && choices.length === 0);
  const [first, second] = texts;
  return first && isId(first.property) && second ? [first, second] : texts.slice(0, 1);
}

function isWord(type: InputOption['type']): boolean {
  return type === 'text' || type === 'list';
}

/** Returns the input that words set. Throws `UsageError` if there are too many. */
export function wordInput(
  options: readonly InputOption[],
  words: readonly string[],
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  let left = wordOptions(options);
  for (const word of words) {
    // An id or a name: either is enough.
    const isChoice = left.length > 1 && left[0]?.required === false && isId(left[0].property);
    const [option, ...others] = isChoice && parseId(word) === undefined ? left.slice(1) : left;
    if (!option) throw tooMany(options, words);
    if (option.type === 'list')
      input[option.property] = [...((input[option.property] as string[] | undefined) ?? []), word];
    else input[option.property] = word;
    left = option.type === 'list' ? left : isChoice ? [] : others;
  }
  return input;
}

function tooMany(options: readonly InputOption[], words: readonly string[]): UsageError {
  const names = wordOptions(options).map(({ property }) => property);
  const takes = names.length === 0 ? 'takes no words' : `takes ${names.join(', ')}`;
  return new UsageError(
    `"${words.at(-1) ?? ''}" is one word too many: this command ${takes}. Put a text with blanks into quotes.`,
  );
}

/** Returns the placeholders of the words in the help, such as `<from> <to>`; empty if the operation takes none. */
export function wordNames(options: readonly InputOption[]): string {
  const words = wordOptions(options);
  const [first, second] = words;
  if (first && second && !first.required && isId(first.property))
    return `[${first.property}|${second.property}]`;
  return words
    .map(({ property, type, required }) => {
      const name = type === 'list' ? `${property}...` : property;
      return required ? `<${name}>` : `[${name}]`;
    })
    .join(' ');
}

/** Whether a property takes the id of a node, in our spelling or that of a contract. */
function isId(property: string): boolean {
  return /^id$|Id$|_id$/.test(property);
}

/** Parses the text of an option into the value of its property; the schema checks the rest. */
export function parseValue(option: InputOption, text: string): unknown {
  switch (option.type) {
    case 'number':
      if (!Number.isFinite(Number(text)) || text.trim() === '') {
        throw new UsageError(`${option.flag} takes a number, not "${text}".`);
      }
      return Number(text);
    case 'list':
      return commaParts(text);
    case 'json':
      return parseJson(option, text);
    default:
      return text;
  }
}

function parseJson(option: InputOption, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${option.flag} takes JSON, not ${text}`, { cause });
  }
}

function flagOf(property: string): string {
  const kebab = property
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
  return taken.has(kebab) ? `--input-${kebab}` : `--${kebab}`;
}

function typeOf(schema: Schema): InputOption['type'] {
  const types = typesOf(schema);
  if (types.has('string')) return 'text';
  if (types.has('number') || types.has('integer')) return 'number';
  if (types.has('boolean')) return 'boolean';
  if (types.has('array')) return isList(schema) ? 'list' : 'json';
  return 'json';
}

function typesOf(schema: Schema): Set<string> {
  if (schema.anyOf) return new Set(schema.anyOf.flatMap((part) => [...typesOf(part)]));
  if (schema.type) return new Set([schema.type].flat());
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return new Set(values.map((value) => typeof value));
}

function isList(schema: Schema): boolean {
  const arrays = [schema, ...(schema.anyOf ?? [])].filter((part) => part.items);
  return arrays.every((part) => part.items && typesOf(part.items).has('string'));
}

function choicesOf(schema: Schema): string[] {
  const own = schema.enum ?? schema.items?.enum ?? schema.anyOf?.flatMap(choicesOf) ?? [];
  return own.filter((value) => typeof value === 'string');
}

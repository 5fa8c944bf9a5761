import type { JsonSchema } from '../operations/json-schema.ts';
import { parseId } from '../model/id.ts';
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
const taken = new Set(['path', 'json', 'verbose', 'help', 'version']);

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

/** These select an atlas, as `--path` does, so a word without an option's name never sets them. */
const selectors = new Set(['repository', 'workspacePath']);

/**
 * Returns the option for a word without an option's name: the first required text, else the first text that accepts it.
 * An option for an id accepts a word only if it parses as an id.
 */
export function optionForWord(options: readonly InputOption[], word: string): InputOption | undefined {
  const texts = options.filter((option) => option.type === 'text' && !selectors.has(option.property));
  const fitting = texts.filter(({ property }) => !isId(property) || parseId(word) !== undefined);
  return texts.find((option) => option.required) ?? fitting[0];
}

/** Returns the placeholder of such a word in the help; undefined if the operation takes none. */
export function wordName(options: readonly InputOption[]): string | undefined {
  const texts = options.filter((option) => option.type === 'text' && !selectors.has(option.property));
  const required = texts.find((option) => option.required);
  if (required) return required.property;
  const [first, second] = texts;
  return first && isId(first.property) && second ? `${first.property}|${second.property}` : first?.property;
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
      return text.split(',').filter((part) => part !== '');
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

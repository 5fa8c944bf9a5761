import { commaParts } from '../base/comma-parts.ts';
import { inputJsonSchema, type JsonSchema } from '../operations/json-schema.ts';
import type { Operation } from '../operations/operation.ts';

/**
 * Parses the parameters of a URL into an input. Values of the wrong type remain text, so that the schema reports them.
 */
export function inputOfQuery(operation: Operation, url: string): Record<string, unknown> {
  const { searchParams } = new URL(url);
  const properties = (inputJsonSchema(operation)['properties'] ?? {}) as Record<string, JsonSchema>;
  const input: [string, unknown][] = [];
  for (const name of new Set(searchParams.keys())) {
    const values = searchParams.getAll(name);
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    input.push([name, parseValue(schema, values)]);
  }
  // Not by assignment, because a parameter may be named `__proto__`.
  return Object.fromEntries(input);
}

function parseValue(schema: JsonSchema | undefined, values: readonly string[]): unknown {
  const [first = ''] = values;
  switch (schema?.['type']) {
    case 'integer':
    case 'number':
      return first.trim() !== '' && Number.isFinite(Number(first)) ? Number(first) : first;
    case 'boolean':
      return first === 'true' ? true : first === 'false' ? false : first;
    case 'array':
      return values.length > 1 ? values : commaParts(first);
    case 'object':
      return parseJson(first);
    default:
      return first;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

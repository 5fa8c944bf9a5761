import { inputJsonSchema, type JsonSchema } from '../operations/json-schema.ts';
import type { Operation } from '../operations/operation.ts';

/** Inputs that an agent has no use for: it talks to one atlas. They are accepted all the same. */
const selectors = new Set(['repository', 'workspacePath']);

/** What a list's `limit`, `offset` and `budget` mean is told once, in the instructions of the server. */
const usual = new Set(['limit', 'offset', 'budget']);

/**
 * Returns the schema of an input as the menu shows it, which costs tokens in every conversation: without what is checked anyway.
 * A schema that a contract prescribes stays to the letter.
 */
export function menuSchema(operation: Operation): JsonSchema {
  const schema = inputJsonSchema(operation);
  if (operation.inputSchema) return schema;
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
    .filter(([name]) => !selectors.has(name))
    .map(([name, property]) => [
      name,
      usual.has(name) ? { type: property['type'] } : withoutBounds(property),
    ]);
  const { required } = schema;
  return {
    type: 'object',
    properties: Object.fromEntries(properties) as JsonSchema,
    ...(required === undefined ? {} : { required }),
  };
}

/** Bounds are said in the error of a call that does not keep them. */
function withoutBounds(schema: JsonSchema): JsonSchema {
  const bounds = new Set([
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
  ]);
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !bounds.has(name)));
}

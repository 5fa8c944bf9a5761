import { inputJsonSchema, type JsonSchema } from '../operations/json-schema.ts';
import type { Operation } from '../operations/operation.ts';
import { selectors, withSelectors } from '../operations/select-input.ts';

const selectorNames: ReadonlySet<string> = new Set(selectors);

/** The instructions of the server explain `limit`, `offset` and `budget` of lists once. */
const usual = new Set(['limit', 'offset', 'budget']);

/**
 * Returns the schema of an input as the menu shows it, which costs tokens in every conversation: without what is checked anyway,
 * and without the choice of a repository if there is one only. A schema that a contract prescribes stays to the letter.
 */
export function menuSchema(operation: Operation, hasSeveral: boolean): JsonSchema {
  const schema = inputJsonSchema(operation);
  if (operation.inputSchema) return schema;
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
    .filter(([name]) => !selectorNames.has(name))
    .map(([name, property]) => [
      name,
      usual.has(name) ? { type: property['type'] } : withoutBounds(property),
    ]);
  const { required } = schema;
  const shown = {
    type: 'object',
    properties: Object.fromEntries(properties) as JsonSchema,
    ...(required === undefined ? {} : { required }),
  };
  return hasSeveral ? withSelectors(operation, shown, ['repository']) : shown;
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

import * as z from 'zod';
import type { Operation } from './operation.ts';

/** JSON Schema (2020-12) as a plain object. */
export type JsonSchema = Record<string, unknown>;

/** Returns the schema of the input, as every interface publishes it. */
export function inputJsonSchema({ input, inputSchema }: Operation): JsonSchema {
  return inputSchema ? { ...inputSchema } : asObject(schemaOf(input, 'input'));
}

/** Returns the schema of the answer. */
export function outputJsonSchema({ output, outputSchema }: Operation): JsonSchema {
  return outputSchema ? { ...outputSchema } : schemaOf(output, 'output');
}

/** Returns the JSON Schema of a Zod schema. Parts without an equivalent, such as transforms, accept anything: they are checked at run time. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => simplify(jsonSchema as JsonSchema, io),
  });
}

/**
 * Removes the bounds of safe integers, which tell a reader nothing and cost tokens in every conversation. Also allows further
 * members in answers, so that clients that validate them accept members that are added later.
 */
function simplify(schema: JsonSchema, io: 'input' | 'output'): void {
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (io === 'output' && schema['additionalProperties'] === false) delete schema['additionalProperties'];
}

/** MCP requires the type `object`, which a union of objects does not state. */
function asObject(schema: JsonSchema): JsonSchema {
  return schema['type'] === 'object' ? schema : { type: 'object', ...schema };
}

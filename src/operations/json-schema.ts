import { z } from 'zod';
import type { Operation } from './operation.ts';

/** JSON Schema (2020-12) as a plain object. */
export type JsonSchema = Record<string, unknown>;

/** What an operation takes, as every face publishes it. */
export function inputJsonSchema({ input, inputSchema }: Operation): JsonSchema {
  return inputSchema ? { ...inputSchema } : asObject(schemaOf(input, 'input'));
}

/** What an operation answers. */
export function outputJsonSchema({ output, outputSchema }: Operation): JsonSchema {
  return outputSchema ? { ...outputSchema } : schemaOf(output, 'output');
}

/** What has no JSON Schema (a transform, for example) accepts anything there; it is checked when asked. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => plain(jsonSchema as JsonSchema, io),
  });
}

/**
 * Without what tells a reader nothing: bounds of whole numbers that are those of the runtime, and that answers have no further
 * members, which would make every addition an error for those who check them. A long menu costs every conversation.
 */
function plain(schema: JsonSchema, io: 'input' | 'output'): void {
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (io === 'output' && schema['additionalProperties'] === false) delete schema['additionalProperties'];
}

/** Agents are told that the input is an object even where it is one of several. */
function asObject(schema: JsonSchema): JsonSchema {
  return schema['type'] === 'object' ? schema : { type: 'object', ...schema };
}

import type * as z from 'zod';
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../src/operations/json-schema.ts';
import { operations } from '../support/operations.ts';
import { selectableInput } from '../../src/operations/select-input.ts';
import { artifactSchemas, schemaArtifacts } from '../../src/publish/schemas.ts';

const [document] = schemaArtifacts([])
  .filter(({ path }) => path === 'api/v1/schema/artifacts.json')
  .map(({ value }) => JSON.parse(JSON.stringify(value)) as { $defs: Record<string, JsonSchema> });

const published = document?.$defs ?? {};

test('the published schemas are those of all artifacts', () => {
  expect(Object.keys(published)).toEqual(Object.keys(artifactSchemas));
});

describe.each(Object.entries<z.ZodType>(artifactSchemas))('the schema %s', (name, zodSchema) => {
  const schema = published[name] ?? {};

  test('describes itself, every field and every item of a row', () => {
    expect([...(isDescribed(schema) ? [] : [name]), ...undescribed(schema, name)]).toEqual([]);
  });

  test('has an example, which is valid and has no other fields', () => {
    const { examples } = schema as { examples?: unknown[] };
    expect(examples).toHaveLength(1);
    const [example] = examples ?? [];
    // Parsing drops fields that the schema does not have, so a renamed one is noticed.
    expect(zodSchema.parse(example)).toEqual(example);
  });
});

test('every input of an operation is described', () => {
  expect(operations.flatMap((operation) => undescribed(selectableInput(operation), operation.name))).toEqual(
    [],
  );
});

/** Returns the fields, and the items of rows with a fixed length, that have no description. */
function undescribed(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => undescribed(item, `${at}/${index}`));
  if (!isSchema(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    // Examples and constants are data, in which `properties` would be a field like any other.
    if (key === 'examples' || key === 'const' || key === 'enum' || key === 'default') return [];
    const inside = undescribed(part, `${at}/${key}`);
    // Either the row as a whole is described, or each of its items.
    const isListed = key === 'properties' || (key === 'prefixItems' && !isDescribed(value));
    if (!isListed) return inside;
    const fields = Object.entries(part as JsonSchema).filter(([, field]) => !isDescribed(field));
    return [...fields.map(([field]) => `${at}/${key}/${field}`), ...inside];
  });
}

/** Whether a schema, or the one that it refers to, has a description. */
function isDescribed(value: unknown): boolean {
  if (!isSchema(value)) return false;
  const { description, $ref } = value;
  if (typeof description === 'string') return description !== '';
  return typeof $ref === 'string' && isDescribed(referred($ref));
}

function referred(pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, step) => (isSchema(part) ? part[step] : undefined), document);
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

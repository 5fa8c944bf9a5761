import type { JsonSchema } from './json-schema.ts';
import type { FieldNames } from './operation.ts';

/** Returns a copy of a JSON value with its fields renamed. */
export function renameFields(value: unknown, names: FieldNames): unknown {
  if (Array.isArray(value)) return value.map((item) => renameFields(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([own, member]) => {
      const { name, inside } = nameOf(own, names);
      return [name, renameFields(member, inside)];
    }),
  );
}

/** Returns a copy of a JSON Schema for values whose fields were renamed by `renameFields`. */
export function renameSchema(schema: JsonSchema, names: FieldNames): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties') return [keyword, renameProperties(value as SchemaMap, names)];
      if (keyword === '$defs')
        return [keyword, mapValues(value as SchemaMap, (each) => renameSchema(each, names))];
      if (keyword === 'required') return [keyword, (value as string[]).map((own) => nameOf(own, names).name)];
      if (Array.isArray(value)) return [keyword, value.map((each: unknown) => renameIfSchema(each, names))];
      return [keyword, renameIfSchema(value, names)];
    }),
  );
}

/** Returns the names that undo a renaming. */
export function invertNames(names: FieldNames): FieldNames {
  const inverted = Object.entries(names).map(([own, entry]): [string, FieldNames[string]] =>
    typeof entry === 'string' ? [entry, own] : [entry[0], [own, invertNames(entry[1])]],
  );
  return Object.fromEntries(inverted);
}

/** Returns the name of a field of ours. */
export function fieldName(own: string, names: FieldNames): string {
  return nameOf(own, names).name;
}

type SchemaMap = Record<string, JsonSchema>;

function nameOf(own: string, names: FieldNames): { name: string; inside: FieldNames } {
  const entry = Object.hasOwn(names, own) ? names[own] : undefined;
  if (entry === undefined) return { name: own, inside: names };
  return typeof entry === 'string'
    ? { name: entry, inside: names }
    : { name: entry[0], inside: { ...names, ...entry[1] } };
}

function renameProperties(properties: SchemaMap, names: FieldNames): SchemaMap {
  return Object.fromEntries(
    Object.entries(properties).map(([own, schema]) => {
      const { name, inside } = nameOf(own, names);
      return [name, renameSchema(schema, inside)];
    }),
  );
}

/** `default`, `enum` and `examples` hold values, which no contract names differently. */
function renameIfSchema(value: unknown, names: FieldNames): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? renameSchema(value as JsonSchema, names)
    : value;
}

function mapValues(map: SchemaMap, change: (schema: JsonSchema) => JsonSchema): SchemaMap {
  return Object.fromEntries(Object.entries(map).map(([key, schema]) => [key, change(schema)]));
}

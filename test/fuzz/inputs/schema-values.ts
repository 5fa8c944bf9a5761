import fc from 'fast-check';
import { anyJson, anyText, jsonEdits, withEdits } from './json-edits.ts';

type Schema = Readonly<Record<string, unknown>>;

/**
 * Values for a JSON Schema: half of them valid, often at a bound, the others valid but for a few edits. Texts are
 * hostile ones or `words`.
 */
export function valuesOf(schema: Schema, words: readonly string[]): fc.Arbitrary<unknown> {
  const valid = allowed(schema, { words, root: schema });
  return fc.oneof(
    { weight: 5, arbitrary: valid },
    {
      weight: 4,
      arbitrary: fc.tuple(valid, jsonEdits(words)).map(([value, edits]) => withEdits(value, edits)),
    },
    { weight: 1, arbitrary: anyJson(words) },
  );
}

interface Context {
  words: readonly string[];
  root: Schema;
  depth?: number;
}

function allowed(schema: Schema, { words, root, depth = 0 }: Context): fc.Arbitrary<unknown> {
  const inner = (each: unknown): fc.Arbitrary<unknown> =>
    allowed(each as Schema, { words, root, depth: depth + 1 });
  const { type, properties = {}, required = [], items = {}, additionalProperties, propertyNames } = schema;
  const any = anyJson(words);
  if (depth > 8) return any;
  if (typeof schema['$ref'] === 'string') return inner(resolved(root, schema['$ref']));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(choices)) return fc.oneof(...choices.map(inner));
  switch (type) {
    case 'object': {
      const members = Object.fromEntries(
        Object.entries(properties as object).map(([name, each]) => [name, inner(each)]),
      );
      const known = fc.record(members, { requiredKeys: required as string[] });
      if (typeof additionalProperties !== 'object') return known;
      const names =
        propertyNames === undefined
          ? anyText(words)
          : fc.oneof(anyText(words), inner({ ...propertyNames }).map(String));
      return fc
        .tuple(known, fc.dictionary(names, inner(additionalProperties), { maxKeys: 3 }))
        .map(([a, b]) => ({ ...b, ...a }));
    }
    case 'array':
      return fc.array(inner(items), { maxLength: 4 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return fc.oneof(
        fc.constantFrom(...bounds(schema)),
        fc.integer({ min: 0, max: 20 }).map((n) => n + bounds(schema)[0]!),
      );
    case 'number':
      return fc.oneof(fc.constantFrom(...bounds(schema)), fc.double({ min: 0, max: 1, noNaN: true }));
    case 'string':
      return anyText(words);
    default:
      return any;
  }
}

/** The smallest and the largest number, and those beside them. */
function bounds({ minimum, maximum, exclusiveMinimum }: Schema): number[] {
  const low =
    typeof minimum === 'number' ? minimum : typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 0;
  const high = typeof maximum === 'number' ? maximum : Number.MAX_SAFE_INTEGER;
  return [low, low + 1, low - 1, high, high - 1, high + 1];
}

/** `#/$defs/a` in the schema that holds it. */
function resolved(root: Schema, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as Schema)[key], root);
}
